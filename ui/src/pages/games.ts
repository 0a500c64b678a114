import type { GameKey } from '../generated/games.ts'
import { knowsDrawn } from '../maps/drawn.ts'
import { others } from './others.svelte.ts'

/** The ladder, weakest first, of which each game has its steps; other levels are sparring partners with a way of their own. */
export const LEVELS = [
  'random',
  'easy',
  'casual',
  'steady',
  'normal',
  'apprentice',
  'journeyman',
  'hard',
  'master',
  'grandmaster',
]

/** Steps that only games have whose others are far apart. */
export const BETWEEN = ['casual', 'steady']

/** The maps of Ticket to Ride that this page has of itself, the oldest first. */
const paths = Object.keys(import.meta.glob('@semafor/games/ticket_to_ride/maps/*/map.toml'))
const maps = [...new Set(['usa', 'europe', ...paths.map((path) => path.split('/').at(-2)!)])]

/** Every game in the order of the posters. */
export const GAMES: readonly GameKey[] = [
  ...maps.map((map) => `ticket-to-ride-${map}` as GameKey),
  'railroad-ink',
  'railroad-ink-lava',
  'railroad-ink-meteor',
  'steamrollers',
  'railroad-revolution',
]

/** The same with the games on maps that only this server has. */
export function allGames(): readonly GameKey[] {
  return [...GAMES, ...others.games]
}

/** Whether a word of an address is the key of a game, also of one on a map that this page has met. */
export function isGame(key: string): key is GameKey {
  return allGames().some((each) => each === key) || knowsDrawn(key)
}
