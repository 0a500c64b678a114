import { ask } from '../api.ts'
import { engine } from '../engine/engine.ts'
import { addWords, sayIn } from '../words.svelte.ts'
import type { Drawing, Files } from './files.ts'
import { keepMap, mapKept, type MapKept } from './store.ts'

/** Keys of games on maps that somebody drew: the address of the map follows. */
const KEY = /ticket-to-ride-(own-[0-9a-f]{20})/g

export const keyOf = (address: string): string => `ticket-to-ride-${address}`
export const addressOf = (key: string): string => key.replace('ticket-to-ride-', '')
export const isDrawn = (key: string): boolean => new RegExp(`^${KEY.source}$`).test(key)

const met = new Map<string, MapKept>()

/** Whether this page has met the map already. */
export const knowsDrawn = (key: string): boolean => met.has(addressOf(key))

/** The map by the key of its game: from this device, or else from the server; an error if neither has it. */
export async function meet(key: string): Promise<MapKept> {
  const address = addressOf(key)
  const known = met.get(address) ?? (await mapKept(address))
  if (known) return greet(known)
  const { drawing, files } = await ask('GET /api/games/{game}/map', { game: key })
  const found: MapKept = { address, files, drawing: drawing as unknown as Drawing }
  void keepMap(found)
  return greet(found)
}

/** From now on this page knows the map and its name. */
export function greet(map: MapKept): MapKept {
  if (!met.has(map.address)) addTitle(map)
  met.set(map.address, map)
  return map
}

/** The words that every game has. */
function addTitle({ address, drawing: { title, seats } }: MapKept): void {
  for (const lang of ['en', 'pl'] as const) {
    const texts = {
      '': title[lang],
      '-short': title[lang].split(': ').at(-1)!,
      '-line': sayIn(lang, 'game-other-line', { least: seats[0], most: seats[1] }),
      '-about': sayIn(lang, 'game-drawn-about'),
    }
    const lines = Object.entries(texts).map(([part, text]) => `game-${keyOf(address)}${part} = { ${JSON.stringify(text)} }`)
    addWords(lang, lines.join('\n'))
  }
}

/** The maps that a request of the engine speaks of: it must be told of them first. */
engine.named = async (request: string): Promise<{ name: string; files: Files }[]> => {
  const keys = [...new Set(Array.from(request.matchAll(KEY), ([key]) => key))]
  const maps = await Promise.all(keys.map((key) => meet(key).catch(() => null)))
  return maps.flatMap((map) => (map ? [{ name: map.address, files: map.files }] : []))
}
