import type { Keeping } from '../engine/offline.ts'
import type { KeptTable } from '../generated/engine.ts'

/** A table of this device: a game begun here, or what became of a moment of another one. */
export interface TableHere {
  id: string
  kind: 'game' | 'whatif'
  changed_ms: number
  table: KeptTable
}

const [DATABASE, TABLES] = ['semafor', 'tables']

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(TABLES, { keyPath: 'id' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

/** Does something with the tables; resolves once it is safely on the device. */
async function within<T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore) => IDBRequest<T> | void): Promise<T> {
  const opened = await database()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = opened.transaction(TABLES, mode, { durability: 'strict' })
      const asked = work(transaction.objectStore(TABLES))
      transaction.oncomplete = () => resolve(asked?.result as T)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    opened.close()
  }
}

/** All tables of this device, the last touched first; none where the browser keeps nothing. */
export async function tablesHere(): Promise<TableHere[]> {
  const found = await within<TableHere[]>('readonly', (tables) => tables.getAll()).catch(() => [])
  return found.sort((a, b) => b.changed_ms - a.changed_ms)
}

export async function tableHere(id: string): Promise<TableHere | undefined> {
  return within<TableHere | undefined>('readonly', (tables) => tables.get(id)).catch(() => undefined)
}

/** Keeps the table as it stands now. Deeds only become more, so what tells of as many was kept by another window. */
export async function keep(here: TableHere): Promise<Keeping> {
  let overtaken = false
  const put = (tables: IDBObjectStore) => {
    const before: IDBRequest<TableHere | undefined> = tables.get(here.id)
    before.onsuccess = () => {
      overtaken = before.result !== undefined && before.result.table.deeds >= here.table.deeds
      if (!overtaken) tables.put({ ...here, changed_ms: Date.now() })
    }
  }
  return within('readwrite', put).then(
    () => (overtaken ? 'overtaken' : 'kept'),
    () => 'unkept',
  )
}

export async function forget(id: string): Promise<void> {
  await within('readwrite', (tables) => tables.delete(id))
}
