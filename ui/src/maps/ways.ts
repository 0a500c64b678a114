import type { Draft, DraftTicket } from './draft.ts'
import { MOST } from './draft.ts'

/** The fewest cars between every two cities, by both ends; nothing where no routes lead. */
export type Ways = Map<string, Map<string, number>>

export function shortestWays(draft: Draft): Ways {
  const ways: Ways = new Map(draft.city.map(({ id }) => [id, new Map([[id, 0]])]))
  const shorten = (one: string, other: string, cars: number) => {
    if (cars < (ways.get(one)?.get(other) ?? Infinity)) ways.get(one)?.set(other, cars)
  }
  for (const { between, length } of draft.route) {
    shorten(between[0], between[1], length)
    shorten(between[1], between[0], length)
  }
  for (const [by, onward] of ways)
    for (const [one, found] of ways) {
      const there = found.get(by)
      if (there !== undefined) for (const [other, cars] of onward) shorten(one, other, there + cars)
    }
  return ways
}

/** What a ticket is worth by the shortest way; at least a point, so that it can be kept while routes are missing. */
export function worth(ways: Ways, one: string, other: string): number {
  return Math.min(99, Math.max(1, ways.get(one)?.get(other) ?? 1))
}

/** The tickets with the values of their shortest ways. */
export function revalued(draft: Draft): Draft {
  const ways = shortestWays(draft)
  return { ...draft, ticket: draft.ticket.map((each) => ({ ...each, points: worth(ways, ...each.between) })) }
}

/** So many tickets as a table of the most players needs, and as many again to draw, as far as there are pairs. */
export function wanted(draft: Draft): number {
  const opening = (draft.opening.tickets + draft.opening.long_tickets) * draft.seats[1]
  return Math.min(MOST.tickets, Math.max(opening + 2 * draft.ticket_draw.tickets, 12))
}

/** Fills up the tickets: pairs that no single route joins first, cities that have few of them before others; the longest are long. */
export function proposed(draft: Draft): Draft {
  const ways = shortestWays(draft)
  const used = new Map(draft.city.map(({ id }) => [id, 0]))
  const count = ({ between }: DraftTicket) => between.forEach((end) => used.set(end, used.get(end)! + 1))
  draft.ticket.forEach(count)
  const ticket = [...draft.ticket]
  let left = pairs(draft, ways).filter(
    ({ between: [a, b] }) => !ticket.some((each) => each.between.includes(a) && each.between.includes(b)),
  )
  while (left.length > 0 && ticket.length < wanted(draft)) {
    const burden = ({ between: [a, b], near }: Pair) => used.get(a)! + used.get(b)! + (near ? 100 : 0)
    const best = left.reduce((one, other) => (burden(other) < burden(one) ? other : one))
    const found = { between: best.between, points: worth(ways, ...best.between) }
    ticket.push(found)
    count(found)
    left = left.filter((each) => each !== best)
  }
  return { ...draft, ticket: lengthened(ticket, draft.opening.long_tickets * draft.seats[1]) }
}

interface Pair {
  between: [string, string]
  near: boolean
}

/** Every two cities that routes join, the farthest first. */
function pairs(draft: Draft, ways: Ways): Pair[] {
  const found = draft.city.flatMap(({ id: a }, at) =>
    draft.city.slice(at + 1).flatMap(({ id: b }): Pair[] => {
      const near = draft.route.some(({ between }) => between.includes(a) && between.includes(b))
      return ways.get(a)?.has(b) ? [{ between: [a, b], near }] : []
    }),
  )
  const far = ({ between: [a, b] }: Pair) => ways.get(a)!.get(b)!
  return found.sort((one, other) => far(other) - far(one))
}

/** As many long tickets as are dealt: the most valuable ones, where none are marked yet. */
function lengthened(tickets: DraftTicket[], long: number): DraftTicket[] {
  const missing = long - tickets.filter((each) => each.long).length
  const chosen = tickets.filter((each) => !each.long).sort((one, other) => other.points - one.points)
  const longer = new Set(chosen.slice(0, Math.max(0, missing)))
  return tickets.map((each) => (longer.has(each) ? { ...each, long: true } : each))
}
