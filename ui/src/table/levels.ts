import { get } from '../api.ts'

const known = new Map<string, Promise<string[]>>()

/** The levels of a game's bots, asked for once. */
export function levelsOf(game: string): Promise<string[]> {
  const asked = known.get(game) ?? get<{ levels: string[] }>(`/api/games/${game}`).then(({ levels }) => levels)
  known.set(game, asked)
  return asked
}
