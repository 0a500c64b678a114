// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

export type Move =
  | DrawFromDeck
  | DrawFromRow
  | DrawTickets
  | KeepTickets
  | Claim
  | BuildStation
  | PayExtra
  | Decline
  | Stop
  | Pass

/** One thing, the key of the file that it speaks of, and its facts. */
export interface Advice {
  what: string
  key: string
  facts: Record<string, string | number>
}

/** A map's files as a drawing board takes them: what they leave out is filled in, but nothing is checked beyond its form. */
export interface Drafted {
  printed: Record<string, unknown>
  land: Record<string, unknown>
}

export type Phase = 'choose-tickets' | 'opening' | 'over' | 'second-card' | 'tunnel' | 'turn'

/** The table as one watcher may know it. */
export interface TicketToRideView {
  map: string
  phase: Phase
  first: number
  turn: number | null
  actors: number[]
  turns_left: number | null
  row: (string | null)[]
  deck: number
  discards: Record<string, number>
  ticket_deck: number
  routes: Record<string, number>
  closed: string[]
  stations: Record<string, number>
  tunnel: Tunnel | null
  seats: SeatView[]
  mine: Mine | null
}

/** A tunnel whose extra cards are due. */
export interface Tunnel {
  route: string
  laid: Record<string, number>
  revealed: Record<string, number>
  extra: number
}

/** What everybody may know of a seat. `seen` are cards of its hand that the whole table saw it take. */
export interface SeatView {
  seat: number
  cars: number
  points: number
  stations_left: number
  cards: number
  seen: Record<string, number>
  tickets: number
  choosing: boolean
  shown_tickets: Ticket[]
}

/** A ticket one may see; `done` says whether own routes join its cities now, and in the end whether it is completed. */
export interface Ticket {
  id: string
  cities: [string, string]
  points: number
  long: boolean
  done: boolean
}

/** What only the seat itself knows. */
export interface Mine {
  hand: Record<string, number>
  tickets: Ticket[]
  offer: Ticket[]
  opening_choice: number[]
  returned: Record<string, string>
}

/** Take the top card of the deck. */
export interface DrawFromDeck {
  move: 'draw-deck'
}

/** Take the card at that place of the row, 1 to 5. */
export interface DrawFromRow {
  move: 'draw-row'
  place: number
}

/** Take the top tickets of the ticket deck to choose from. */
export interface DrawTickets {
  move: 'draw-tickets'
}

/** Keep the offered tickets at these places, counted from 1. */
export interface KeepTickets {
  move: 'keep'
  places: number[]
}

/** Play these cards and put cars on the route. */
export interface Claim {
  move: 'claim'
  route: string
  cards: string[]
}

/** Play these cards and build a station in the city. */
export interface BuildStation {
  move: 'station'
  city: string
  cards: string[]
}

/** Pay the extra cards of a tunnel, so many of them locomotives and the rest of the colour laid. */
export interface PayExtra {
  move: 'pay-extra'
  locomotives: number
}

/** Do not pay the extra cards of a tunnel: take the laid ones back. */
export interface Decline {
  move: 'decline'
}

/** Leave the second card (only under the option `second_card_optional`). */
export interface Stop {
  move: 'stop'
}

/** Do nothing because nothing can be done. */
export interface Pass {
  move: 'pass'
}

/** Who starts, and the readings on which tables differ; every default is the catalogue's decision. */
export interface TicketToRideOptions {
  first_seat: number | null
  second_card_optional: boolean
  draw_row_without_deck: boolean
  shuffle_when_needed: boolean
}
