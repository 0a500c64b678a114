import type { Ticket, TicketToRideView } from '../../generated/games/ticket_to_ride.ts'
import { ended } from '../../motion/flights.ts'
import type { Piece } from '../../motion/queue.ts'
import type { Heard } from '../../motion/sound.ts'
import { deskOf, type TicketTable } from './desk.svelte.ts'
import { trackOf } from './geometry.ts'
import { cheapestWay } from './ways.ts'

const [ROUTE_MS, PUNCH_MS, HOLD_MS, FADE_MS] = [150, 300, 1100, 400]
const SVG = 'http://www.w3.org/2000/svg'
/** A mark waits for its punch no longer than this. */
const HELD_MS = 5000
const known = new WeakMap<TicketTable, Set<string>>()

/** My tickets that are done now and were not when this was asked last. */
export function completed(table: TicketTable): Ticket[] {
  const done = doneIn(table.view)
  const before = known.get(table)
  known.set(table, new Set(done.map(({ id }) => id)))
  return before ? done.filter(({ id }) => !before.has(id)) : []
}

const doneIn = (view: TicketToRideView) => (view.mine?.tickets ?? []).filter((ticket) => ticket.done)

/** How long the tickets that an act of mine completes are seen. */
export function lasting(before: TicketToRideView, after: TicketToRideView): number {
  const fresh = doneIn(after).length - doneIn(before).length
  return Math.max(0, fresh) * (4 * ROUTE_MS + PUNCH_MS + HOLD_MS)
}

/** While these pieces play, what is not punched yet is not seen as punched; whoever skips them sees it at once. */
export function unpunched(tickets: Ticket[], pieces: Piece[]): Piece[] {
  const marks = tickets.flatMap(({ id }) => [...document.querySelectorAll(`[data-thing="ticket:${id}"] .punch`)])
  const held = marks.map((mark) => mark.animate([{ opacity: 0 }, { opacity: 0 }], { duration: HELD_MS }))
  return pieces.map((piece, at) => () => {
    if (at === pieces.length - tickets.length) held.forEach((each) => each.cancel())
    const running = piece()
    const finish = () => {
      held.forEach((each) => each.cancel())
      running?.finish()
    }
    return running && { done: running.done, finish }
  })
}

/** A completed ticket: its way is drawn under the cars route by route, then the ticket is punched; the light stays and fades. */
export function punched(table: TicketTable, ticket: Ticket, hear: (heard: Heard) => void): Piece[] {
  return [
    () => {
      const lines = drawn(table, ticket)
      const after = lines.length * ROUTE_MS
      const all = [...lit(lines), ...stamped(document.querySelector(`[data-thing="ticket:${ticket.id}"]`), after, hear)]
      return all.length ? ended(all, () => lines.forEach((line) => line.remove())) : null
    },
  ]
}

/** One line after the other appears; all of them stay a while and fade together. */
function lit(lines: SVGPathElement[]): Animation[] {
  const whole = lines.length * ROUTE_MS + PUNCH_MS + HOLD_MS + FADE_MS
  const moves = (at: number) => [
    { opacity: 0 },
    { opacity: 0, offset: (at * ROUTE_MS) / whole },
    { opacity: 1, offset: ((at + 1) * ROUTE_MS) / whole },
    { opacity: 1, offset: 1 - FADE_MS / whole },
    { opacity: 0 },
  ]
  return lines.map((line, at) => line.animate(moves(at), { duration: whole, fill: 'both' }))
}

/** The conductor's punch comes down on the ticket, which gives way a little. */
function stamped(card: Element | null, delay: number, hear: (heard: Heard) => void): Animation[] {
  const punch = card?.querySelector('.punch')
  if (!card || !punch) return []
  card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const down = [
    { transform: 'scale(2.6) rotate(-25deg)', opacity: 0, easing: 'ease-in' },
    { transform: 'scale(0.85)', opacity: 1, offset: 0.6 },
    { transform: 'none', opacity: 1 },
  ]
  const gives = [{ transform: 'none' }, { transform: 'scale(1.05)' }, { transform: 'none' }]
  const comes = card.animate([], { duration: delay + PUNCH_MS * 0.6 })
  comes.onfinish = () => hear('punch')
  return [
    comes,
    punch.animate(down, { duration: PUNCH_MS, delay, fill: 'backwards' }),
    card.animate(gives, { duration: PUNCH_MS, delay: delay + PUNCH_MS * 0.5 }),
  ]
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
