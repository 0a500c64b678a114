import type { Move } from '../../generated/games/ticket_to_ride.ts'
import { say, type Facts } from '../../words.svelte.ts'
import type { TicketTable } from './desk.svelte.ts'
import { cityName, routeName, routeOf } from './material.ts'
import { cardsOf, counted, extraCards } from './payments.ts'

/** A move before it is made, by name and price. */
export function sentence(table: TicketTable, { move }: { move: Move }): string {
  const facts = FACTS[move.move] as Tell<Move> | undefined
  return say(`ttr-do-${move.move}`, facts?.(table, move) ?? {})
}

type Tell<M> = (table: TicketTable, move: M) => Facts

const FACTS: { [K in Move['move']]?: Tell<Extract<Move, { move: K }>> } = {
  claim: (_, move) => ({ route: named(move.route), card: cards(cardsOf(move)) }),
  station: (_, move) => ({ city: cityName(move.city), card: cards(cardsOf(move)) }),
  'draw-row': ({ view }, move) => ({ place: move.place, card: view.row[move.place - 1] ?? 'none' }),
  keep: ({ view }, move) => ({ tickets: move.places.map((place) => ticket(view.mine?.offer[place - 1])) }),
  'pay-extra': ({ view }, move) => ({ card: cards(extraCards(view.tunnel!, move.locomotives)) }),
  decline: ({ view }) => ({ route: named(view.tunnel!.route) }),
}

function cards(played: string[]): string[] {
  return counted(played).map(([kind, count]) => `${count} ${kind}`)
}

function named(route: string): string {
  return routeName(routeOf(route)!)
}

function ticket(offered?: { cities: [string, string]; points: number }): string {
  return offered ? `${offered.cities.map(cityName).join(' – ')} (${offered.points})` : ''
}
