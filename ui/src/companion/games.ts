import { folder } from '../games/index.ts'
import type { Editor } from './contract.ts'

const editors = import.meta.glob<{ editor: Editor }>('./*/index.ts')

/** The editor of a game, loaded when it is first needed. */
export async function loadEditor(game: string): Promise<Editor> {
  const { editor } = await editors[`./${folder(game)}/index.ts`]!()
  await editor.prepare?.(game)
  return editor
}
