import { get } from '../api.ts'
import type { Both } from '../wire.ts'

/** An option of a game with its one line of explanation. */
export interface OptionShown {
  name: string
  kind: string
  values: (string | number | boolean)[]
  default: unknown
  text: Both
}

export interface GameShown {
  key: string
  title: Both
  seats: number[]
  version: number
  levels: string[]
  options_shown: OptionShown[]
}

/** The levels a newcomer is offered; the sparring partners of the arena are for researchers. */
export const LEVELS = ['random', 'easy', 'normal', 'hard']

/** Every game in the order of the posters. */
export const GAMES = [
  'ticket-to-ride-usa',
  'ticket-to-ride-europe',
  'railroad-ink',
  'railroad-ink-lava',
  'railroad-ink-meteor',
  'steamrollers',
  'railroad-revolution',
]

export const DAILY_GAMES = ['railroad-ink', 'railroad-ink-lava', 'railroad-ink-meteor', 'steamrollers']

export const theGame = (key: string) => get<GameShown>(`/api/games/${key}`)
