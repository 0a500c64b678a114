import type { TicketTable } from './desk.svelte.ts'
import { deskOf } from './desk.svelte.ts'
import type { City, Route } from './material.ts'
import { attempt, ordered, stationAttempt } from './payments.ts'
import type { Move } from '../../generated/games/ticket_to_ride.ts'
import { settings } from '../../settings.svelte.ts'
import type { Legal } from '../../table/table.svelte.ts'

/** A click on a route lays a ghost train and opens the bill beside it. */
export function clickRoute(table: TicketTable, route: Route): void {
  const hand = table.view.mine?.hand ?? {}
  const moves = ordered(table.legal('claim', { route: route.id }), hand)
  if (moves.length) choose(table, moves)
  else if (mayAsk(table)) void table.askWhy(attempt(route, hand))
}

/** A click on a city builds a station there; on a map without stations it only lights the city. */
export function clickCity(table: TicketTable, city: City): void {
  const desk = deskOf(table)
  const { mine, seats } = table.view
  const moves = ordered(table.legal('station', { city: city.id }), mine?.hand ?? {})
  const each = desk.map.stations.each
  if (moves.length) choose(table, moves)
  else if (!each || table.seat === null) desk.found = desk.found.includes(city.id) ? [] : [city.id]
  else if (mayAsk(table)) {
    const cost = Math.min(each, each + 1 - (seats[table.seat]?.stations_left ?? 0))
    void table.askWhy(stationAttempt(city.id, cost, mine?.hand ?? {}))
  }
}

/** Shows the best payment beside its place; a second click on the same thing makes what is shown. */
function choose(table: TicketTable, moves: Legal<Move>[]): void {
  const shown = moves.find(({ number }) => number === table.choice?.number)
  table.propose(shown ?? moves[0]!, moves.length > 1 || settings.confirm !== 'never')
}

/** Asking why makes sense for someone who plays, at the present moment, while nothing is on its way. */
export function mayAsk(table: TicketTable): boolean {
  return table.seat !== null && table.past === null && table.pending === null
}
