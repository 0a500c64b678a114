import type { GameKey } from '../generated/games.ts'

/** How long a bot of the upper levels may think here: Python in a browser searches far slower than a server's rules. */
const THINKING = '1s'
const QUICK = ['random', 'easy']
/** Levels whose network is fetched and thought with beside the rules, and the games that have one. */
const NETWORK_LEVELS = ['apprentice', 'journeyman', 'master']
export const NETWORKS: string[] = [
  'railroad-ink',
  'railroad-ink-lava',
  'railroad-ink-meteor',
  'railroad-revolution',
  'steamrollers',
  'ticket-to-ride-europe',
  'ticket-to-ride-usa',
]
/** Its network is asked a thousand times a move, which only a server does quickly enough. */
const SERVERS_LEVEL = 'grandmaster'
/** Those that plan a whole round, or play out one game at least, before they look at the clock, or look at none (docs/engine.md). */
const SLOW: Partial<Record<GameKey, string[]>> = {
  'railroad-ink': ['hard'],
  'railroad-ink-lava': ['hard'],
  'railroad-ink-meteor': ['hard'],
  steamrollers: ['hard'],
}

/** Whether a bot of that level plays here, and acts within a few seconds. */
export function quickEnough(game: string, level: string): boolean {
  if (level === SERVERS_LEVEL || SLOW[game as GameKey]?.includes(level)) return false
  return !NETWORK_LEVELS.includes(level) || NETWORKS.includes(game)
}

/** A level as an offline table asks for it. */
export function offlineLevel(level: string): string {
  return [...QUICK, ...NETWORK_LEVELS].includes(level) || level.includes('@') ? level : `${level}@${THINKING}`
}
