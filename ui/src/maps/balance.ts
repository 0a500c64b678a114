import type { Tried } from '../generated/engine.ts'

export const NOTHING: Tried = { games: 0, wins: [], points: [], turns: [], routes: {}, kept: {}, reached: {}, stuck: 0 }

const summed = (one: number[], other: number[]) => other.map((value, at) => value + (one[at] ?? 0))
const counted = (one: Record<string, number>, other: Record<string, number>) => {
  const all = { ...one }
  for (const [id, count] of Object.entries(other)) all[id] = (all[id] ?? 0) + count
  return all
}

/** Two lots of games as one. */
export function together(one: Tried, other: Tried): Tried {
  return {
    games: one.games + other.games,
    wins: summed(one.wins, other.wins),
    points: summed(one.points, other.points),
    turns: [...one.turns, ...other.turns],
    routes: counted(one.routes, other.routes),
    kept: counted(one.kept, other.kept),
    reached: counted(one.reached, other.reached),
    stuck: one.stuck + other.stuck,
  }
}

export interface Share {
  /** From 0 to 1. */
  share: number
  /** How far it may be off by chance, two standard errors. */
  off: number
}

/** The win share of each seat, whoever begins first. */
export function winShares({ games, wins }: Tried): Share[] {
  return wins.map((won) => {
    const share = games ? won / games : 0
    return { share, off: games ? 2 * Math.sqrt((share * (1 - share)) / games) : 0 }
  })
}

const FEW = 50

/** Whether some seat wins more or less than its share beyond what chance explains; few games tell nothing of it. */
export function verdict(tried: Tried): 'few' | 'even' | 'uneven' {
  if (tried.games < FEW) return 'few'
  const fair = 1 / tried.wins.length
  const off = winShares(tried).some(({ share, off }) => Math.abs(share - fair) > Math.max(off, 0.03))
  return off ? 'uneven' : 'even'
}

/** In which part of the games a route was claimed. */
export const use = (tried: Tried, route: string): number => (tried.games ? (tried.routes[route] ?? 0) / tried.games : 0)

/** How often a ticket was completed by those who kept it; nothing where nobody did. */
export function completion(tried: Tried, ticket: string): number | null {
  const kept = tried.kept[ticket] ?? 0
  return kept ? (tried.reached[ticket] ?? 0) / kept : null
}

export function allCompleted({ kept, reached }: Tried): number {
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((one, other) => one + other, 0)
  return sum(kept) ? sum(reached) / sum(kept) : 0
}

export interface Bar {
  from: number
  to: number
  count: number
}

/** How many games took how many turns, in at most twelve bars of equal width. */
export function bars(turns: number[]): Bar[] {
  if (turns.length === 0) return []
  const [least, most] = [Math.min(...turns), Math.max(...turns)]
  const width = Math.max(1, Math.ceil((most - least + 1) / 12))
  const count = Math.ceil((most - least + 1) / width)
  return Array.from({ length: count }, (_, at) => {
    const from = least + at * width
    return { from, to: from + width - 1, count: turns.filter((each) => each >= from && each < from + width).length }
  })
}

export function middle(turns: number[]): number {
  return [...turns].sort((one, other) => one - other)[Math.floor(turns.length / 2)] ?? 0
}
