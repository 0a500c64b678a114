import type { Draft } from './draft.ts'
import type { Drawing, Files } from './files.ts'

/** A map that is being drawn on this device. */
export interface DraftKept {
  id: string
  changed_ms: number
  draft: Draft
}

/** A map as it was played or opened here, by its address; a picture in its drawing stays here where it was not shared. */
export interface MapKept {
  address: string
  files: Files
  drawing: Drawing
}

const [DATABASE, DRAFTS, MAPS] = ['semafor-maps', 'drafts', 'maps']

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(DRAFTS, { keyPath: 'id' })
      asked.result.createObjectStore(MAPS, { keyPath: 'address' })
    }
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

async function within<T>(store: string, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const opened = await database()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = opened.transaction(store, mode, { durability: 'strict' })
      const asked = work(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(asked.result as T)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    opened.close()
  }
}

/** All drafts of this device, the last touched first; none where the browser keeps nothing. */
export async function drafts(): Promise<DraftKept[]> {
  const found = await within<DraftKept[]>(DRAFTS, 'readonly', (store) => store.getAll()).catch(() => [])
  return found.sort((one, other) => other.changed_ms - one.changed_ms)
}

export async function draftKept(id: string): Promise<Draft | undefined> {
  const found = await within<DraftKept | undefined>(DRAFTS, 'readonly', (store) => store.get(id)).catch(() => undefined)
  return found?.draft
}

/** Whether the draft is safely on the device. */
export async function keepDraft(id: string, draft: Draft): Promise<boolean> {
  const kept: DraftKept = { id, changed_ms: Date.now(), draft }
  return within(DRAFTS, 'readwrite', (store) => store.put(kept)).then(
    () => true,
    () => false,
  )
}

export async function forgetDraft(id: string): Promise<void> {
  await within(DRAFTS, 'readwrite', (store) => store.delete(id))
}

export async function mapKept(address: string): Promise<MapKept | undefined> {
  return within<MapKept | undefined>(MAPS, 'readonly', (store) => store.get(address)).catch(() => undefined)
}

export async function keepMap(map: MapKept): Promise<boolean> {
  return within(MAPS, 'readwrite', (store) => store.put(map)).then(
    () => true,
    () => false,
  )
}

/** A new place for a draft. */
export const freshId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 12)
