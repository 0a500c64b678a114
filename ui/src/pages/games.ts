import type { GameKey } from '../generated/games.ts'

/** The levels a newcomer is offered; the sparring partners of the arena are for researchers. */
export const LEVELS = ['random', 'easy', 'normal', 'hard']

/** Every game in the order of the posters. */
export const GAMES: readonly GameKey[] = [
  'ticket-to-ride-usa',
  'ticket-to-ride-europe',
  'railroad-ink',
  'railroad-ink-lava',
  'railroad-ink-meteor',
  'steamrollers',
  'railroad-revolution',
]

/** Whether a word of an address is the key of a game. */
export function isGame(key: string): key is GameKey {
  return GAMES.some((each) => each === key)
}
