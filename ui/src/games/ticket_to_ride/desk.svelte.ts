import type { Legal, Table } from '../../table/table.svelte.ts'
import type { Seen } from '../../drawing/window.ts'
import { cheapestWay, type Way } from './ways.ts'
import { material, type Material } from './material.ts'
import { Reveals } from './reveal.svelte.ts'
import type { Move, Ticket, TicketToRideView } from '../../generated/games/ticket_to_ride.ts'

export type TicketTable = Table<TicketToRideView>

/** What this person looks at while thinking, shared by the board and the tray: a ticket, cities being searched. */
export class Desk {
  /** The ticket that was tapped, and the one that is only pointed at. */
  private tapped = $state.raw<Ticket | null>(null)
  private pointed = $state.raw<Ticket | null>(null)
  found = $state.raw<string[]>([])
  readonly reveals = new Reveals()
  /** The part of the map that is seen, and how to look at another. */
  seen = $state.raw<Seen | null>(null)
  goTo: (x: number, y: number) => void = () => {}

  constructor(private readonly table: TicketTable) {}

  get map(): Material {
    return material(this.table.view.map)
  }

  get ticket(): Ticket | null {
    return this.pointed ?? this.tapped
  }

  /** The cheapest way still open for the ticket that is looked at; after the end there is nothing to look for. */
  get way(): Way | null {
    return this.ticket && this.wayOf(this.ticket)
  }

  wayOf(ticket: Ticket): Way | null {
    if (this.table.seat === null || this.table.view.phase === 'over') return null
    return cheapestWay(this.map, this.table.view, this.table.seat, ...ticket.cities)
  }

  /** A tap keeps a ticket lit until the next one. */
  look(ticket: Ticket): void {
    this.tapped = this.tapped?.id === ticket.id ? null : ticket
    this.pointed = null
  }

  point(ticket: Ticket | null): void {
    this.pointed = ticket
  }
}

const desks = new WeakMap<TicketTable, Desk>()

export function deskOf(table: TicketTable): Desk {
  let desk = desks.get(table)
  if (!desk) desks.set(table, (desk = new Desk(table)))
  return desk
}

/** The move on its way to the log, as long as it is the present one. */
export function pendingMove(table: TicketTable): Move | null {
  const { pending } = table
  if (typeof pending !== 'number') return pending
  const moves = (table.live?.moves ?? []) as Legal<Move>[]
  return moves.find(({ number }) => number === pending)?.move ?? null
}
