import { ask } from '../api.ts'

const known = new Map<string, Promise<string[]>>()

/** The levels of a game's bots, asked for once. */
export function levelsOf(game: string): Promise<string[]> {
  const asked = known.get(game) ?? ask('GET /api/games/{game}', { game }).then(({ levels }) => levels)
  known.set(game, asked)
  return asked
}
