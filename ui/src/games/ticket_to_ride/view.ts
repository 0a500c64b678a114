/** The table as the rules show it to one watcher (`views.py`). */
export interface TicketToRideView {
  map: string
  phase: 'opening' | 'turn' | 'second-card' | 'choose-tickets' | 'tunnel' | 'over'
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

export interface Ticket {
  id: string
  cities: [string, string]
  points: number
  long: boolean
  done: boolean
}

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

export interface Tunnel {
  route: string
  laid: Record<string, number>
  revealed: Record<string, number>
  extra: number
}

export interface Mine {
  hand: Record<string, number>
  tickets: Ticket[]
  offer: Ticket[]
  opening_choice: number[]
  returned: Record<string, string>
}
