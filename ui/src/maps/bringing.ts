import { engine } from '../engine/engine.ts'
import type { Draft } from './draft.ts'
import { draftOf, parcelOf, type Files } from './files.ts'
import { freshId, keepDraft } from './store.ts'

/** Puts a draft on this device and gives where it is drawn. */
export async function begin(draft: Draft): Promise<string> {
  const id = freshId()
  await keepDraft(id, draft)
  return `/maps/${id}`
}

/** A map that comes as one file, as a draft; what is wrong with the file is thrown by the engine. */
export async function unpacked(name: string, text: string): Promise<Draft> {
  const { files, draft } = await engine.ask('unpacked', { name: name.slice(0, 40), text })
  return draftOf(files, draft)
}

export const copied = (files: Files): Promise<Draft> => unpacked('map', parcelOf(files))
