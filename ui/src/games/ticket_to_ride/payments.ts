import type { Legal } from '../../table/table.svelte.ts'
import { KINDS, type Route } from './material.ts'
import type { Move, Tunnel } from '../../generated/games/ticket_to_ride.ts'

type Hand = Record<string, number>

/** The cards a move plays. */
export function cardsOf(move: Move): string[] {
  return 'cards' in move ? move.cards : []
}

/** The thing of the board that a move claims or builds on. */
export function placeOf(move: Move): string | null {
  if (move.move === 'claim') return `route:${move.route}`
  return move.move === 'station' ? `city:${move.city}` : null
}

export function counted(cards: string[]): [string, number][] {
  return KINDS.map((kind): [string, number] => [kind, cards.filter((card) => card === kind).length]).filter(([, n]) => n)
}

export function locomotives(move: Move): number {
  return cardsOf(move).filter((card) => card === 'locomotive').length
}

/** The ways to pay, best first: few locomotives, and then the colour one has most of. */
export function ordered<M extends Move>(moves: Legal<M>[], hand: Hand): Legal<M>[] {
  const held = ({ move }: Legal<M>) => hand[cardsOf(move)[0] ?? ''] ?? 0
  return [...moves].sort((a, b) => locomotives(a.move) - locomotives(b.move) || held(b) - held(a))
}

/** What a click on a route evidently meant: the best colour of the hand, filled up with locomotives, at full length. */
export function attempt(route: Route, hand: Hand): Move {
  const colour = route.colour === 'grey' ? mostHeld(hand) : route.colour
  const jokers = Math.min(route.length, Math.max(route.ferry ?? 0, route.length - (hand[colour] ?? 0)))
  const held = Math.max(Math.min(jokers, hand.locomotive ?? 0), Math.min(route.ferry ?? 0, route.length))
  return { move: 'claim', route: route.id, cards: cards(colour, route.length - held, held) }
}

/** The station a click on a city meant, at the cost of the next station. */
export function stationAttempt(city: string, cost: number, hand: Hand): Move {
  const colour = mostHeld(hand)
  const jokers = Math.min(hand.locomotive ?? 0, Math.max(0, cost - (hand[colour] ?? 0)))
  return { move: 'station', city, cards: cards(colour, cost - jokers, jokers) }
}

/** The colour a tunnel was laid with. */
export function tunnelColour({ laid }: Tunnel): string {
  return Object.keys(laid).find((kind) => kind !== 'locomotive') ?? 'locomotive'
}

/** The extra cards of a tunnel, so many of them locomotives. */
export function extraCards(tunnel: Tunnel, jokers: number): string[] {
  return cards(tunnelColour(tunnel), tunnel.extra - jokers, jokers)
}

function mostHeld(hand: Hand): string {
  return KINDS.slice(0, -1).reduce((best, kind) => ((hand[kind] ?? 0) > (hand[best] ?? 0) ? kind : best))
}

function cards(colour: string, coloured: number, jokers: number): string[] {
  return [...Array<string>(coloured).fill(colour), ...Array<string>(jokers).fill('locomotive')]
}
