import { say } from '../../words.svelte.ts'
import type { Facts, Move, MoveShown } from '../../wire.ts'
import type { TicketTable } from './desk.svelte.ts'
import { cityName, routeName, routeOf } from './material.ts'
import { cardsOf, counted, extraCards } from './payments.ts'

/** A move before it is made, by name and price. */
export function sentence(table: TicketTable, { move }: MoveShown): string {
  return say(`ttr-do-${move.move}`, FACTS[move.move]?.(table, move) ?? {})
}

const FACTS: Record<string, (table: TicketTable, move: Move) => Facts> = {
  claim: (_, move) => ({ route: named(String(move.route)), card: cards(cardsOf(move)) }),
  station: (_, move) => ({ city: cityName(String(move.city)), card: cards(cardsOf(move)) }),
  'draw-row': ({ view }, move) => ({ place: Number(move.place), card: view.row[Number(move.place) - 1] ?? 'none' }),
  keep: ({ view }, move) => ({ tickets: (move.places as number[]).map((place) => ticket(view.mine?.offer[place - 1])) }),
  'pay-extra': ({ view }, move) => ({ card: cards(extraCards(view.tunnel!, Number(move.locomotives))) }),
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
