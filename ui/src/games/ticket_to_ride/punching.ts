import type { Ticket } from '../../generated/games/ticket_to_ride.ts'
import { ended, pop } from '../../motion/flights.ts'
import type { Piece, Running } from '../../motion/queue.ts'
import type { Heard } from '../../motion/sound.ts'
import { deskOf, type TicketTable } from './desk.svelte.ts'
import { trackOf } from './geometry.ts'
import { cheapestWay } from './ways.ts'

const [ROUTE_MS, PUNCH_MS, HOLD_MS, FADE_MS] = [150, 300, 1100, 400]
const SVG = 'http://www.w3.org/2000/svg'
const known = new WeakMap<TicketTable, Set<string>>()

/** My tickets that are done now and were not when this was asked last. */
export function completed(table: TicketTable): Ticket[] {
  const done = (table.view.mine?.tickets ?? []).filter((ticket) => ticket.done)
  const before = known.get(table)
  known.set(table, new Set(done.map(({ id }) => id)))
  return before ? done.filter(({ id }) => !before.has(id)) : []
}

/** A completed ticket: its way is drawn under the cars route by route, the ticket is punched, the light fades. */
export function punched(table: TicketTable, ticket: Ticket, hear: (heard: Heard) => void): Piece[] {
  return [
    () => lit(drawn(table, ticket)),
    () => {
      const punch = document.querySelector(`[data-thing="ticket:${ticket.id}"] .punch`)
      if (punch) hear('punch')
      return punch ? pop([punch], PUNCH_MS) : null
    },
  ]
}

/** One line after the other appears; all of them stay a while and fade together. */
function lit(lines: SVGPathElement[]): Running | null {
  if (lines.length === 0) return null
  const whole = lines.length * ROUTE_MS + HOLD_MS + FADE_MS
  const moves = (at: number) => [
    { opacity: 0 },
    { opacity: 0, offset: (at * ROUTE_MS) / whole },
    { opacity: 1, offset: ((at + 1) * ROUTE_MS) / whole },
    { opacity: 1, offset: 1 - FADE_MS / whole },
    { opacity: 0 },
  ]
  const all = lines.map((line, at) => line.animate(moves(at), { duration: whole, fill: 'both' }))
  return ended(all, () => lines.forEach((line) => line.remove()))
}

/** The routes of the ticket's way, as lines that are not seen yet. */
function drawn(table: TicketTable, ticket: Ticket): SVGPathElement[] {
  const { map } = deskOf(table)
  const way = table.own === null ? null : cheapestWay(map, table.view, table.own, ...ticket.cities)
  const layer = document.querySelector('[data-region="board"] .lines')
  const routes = way && layer ? way.routes.flatMap((id) => map.route.filter((route) => route.id === id)) : []
  return routes.map((route) => {
    const line = document.createElementNS(SVG, 'path')
    line.setAttribute('class', 'done')
    line.setAttribute('d', trackOf(route).full)
    layer!.append(line)
    return line
  })
}
