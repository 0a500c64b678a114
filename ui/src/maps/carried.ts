import { engine } from '../engine/engine.ts'
import { copied } from './bringing.ts'
import { addressOf, greet, isDrawn, knowsDrawn } from './drawn.ts'
import { drawingOf, type Files } from './files.ts'
import { keepMap, mapKept } from './store.ts'

/** Meets the map that a record brings along, where this device does not know it and it is the one that the record names. */
export async function meetCarried(record: string): Promise<void> {
  const head = record.split('\n\n', 1)[0]!
  const [, key = ''] = /^game: (\S+)$/m.exec(head) ?? []
  const [, text] = /^map: (.+)$/m.exec(head) ?? []
  if (!text || !isDrawn(key) || knowsDrawn(key) || (await mapKept(addressOf(key)))) return
  const files = JSON.parse(text) as Files
  const { address } = await engine.ask('examined', { files })
  if (address !== addressOf(key)) return
  const map = { address, files, drawing: drawingOf(await copied(files)) }
  await keepMap(map)
  greet(map)
}
