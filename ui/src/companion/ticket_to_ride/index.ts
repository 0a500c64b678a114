import { say } from '../../words.svelte.ts'
import { layOut } from '../../games/ticket_to_ride/maps.ts'
import { cityName, material, onTable } from '../../games/ticket_to_ride/material.ts'
import { proof } from '../../games/ticket_to_ride/lights.ts'
import type * as Rules from '../../generated/companion/ticket_to_ride.ts'
import type { Editor, PositionOf, SeatOf } from '../contract.ts'
import Board from './Board.svelte'
import Things from './Things.svelte'

export type TicketSeat = SeatOf<Rules.Seat>
export type TicketPosition = PositionOf<Rules.Position, TicketSeat>

export const mapOf = (game: string) => material(game.replace('ticket-to-ride-', ''))

/** Ticket to Ride: routes and stations are tapped on the board, tickets chosen beside it. */
export const editor: Editor = {
  prepare: layOut,
  get seats() {
    const [least, most] = onTable().seats
    return { least, most }
  },
  blank: (): TicketSeat => ({ name: '', routes: [], tickets: [], stations: [] }),
  Board,
  Things,
  lights: (part, seat, proofs, position: TicketPosition) => {
    const routes = part.name === 'routes' ? position.seats[Number(seat)]!.routes : proofs.flatMap(({ places }) => places)
    return [...proof(part.name, part.proof), ...routes.map((route) => `route:${route}`)]
  },
  proved: ({ part, of, places }) => {
    const ends = part === 'longest-route' ? [] : of.split('_')
    return {
      name: ends.length ? ends.map(cityName).join(' – ') : say('part-longest-route'),
      things: [...ends.map((city) => `city:${city}`), ...places.map((route) => `route:${route}`)],
    }
  },
}
