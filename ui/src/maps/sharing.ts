import { ask } from '../api.ts'
import { madeHere } from '../here/making.ts'
import type { GameKey } from '../generated/games.ts'
import type { Draft } from './draft.ts'
import { greet, keyOf } from './drawn.ts'
import { drawingOf, filesOf } from './files.ts'
import { keepMap } from './store.ts'

/** Keeps the map, as it is drawn now, under its address: so tables on it can be opened as long as this browser keeps them. */
async function settled(draft: Draft, address: string): Promise<GameKey> {
  const map = { address, files: filesOf(draft), drawing: drawingOf(draft) }
  await keepMap(map)
  greet(map)
  return keyOf(address) as GameKey
}

/** A table on this device against so many bots; gives where it is. */
export async function playHere(draft: Draft, address: string, bots: number, level: string, name: string): Promise<string> {
  const game = await settled(draft, address)
  const others = Array.from({ length: bots }, () => ({ kind: 'bot' as const, level }))
  return madeHere('game', { type: 'new', game, seats: [{ kind: 'me', name }, ...others], options: {} })
}

/** Gives the map to the server and the key of the game on it; what the server refuses is thrown. */
export async function share(draft: Draft, address: string): Promise<GameKey> {
  await ask('POST /api/documents/{kind}', { kind: 'map', body: filesOf(draft) as unknown as string })
  return settled(draft, address)
}
