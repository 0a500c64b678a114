import type { GameRoom, Say } from '../contract.ts'
import Board from './Board.svelte'
import type { TicketTable } from './desk.svelte.ts'
import { lights, proof, told } from './lights.ts'
import { motions } from './motions.ts'
import { lasting } from './punching.ts'
import { layOut } from './maps.ts'
import { material, routeName, routeOf } from './material.ts'
import Outcome from './Outcome.svelte'
import Overview from './Overview.svelte'
import { goesOn } from './pairs.ts'
import Seat from './Seat.svelte'
import { sentence } from './sentences.ts'
import Supply from './Supply.svelte'
import Told from './Told.svelte'
import Tickets from './Tickets.svelte'
import Tray from './Tray.svelte'
import type { TicketToRideView } from '../../generated/games/ticket_to_ride.ts'

/** Ticket to Ride, on whatever map. */
export const room: GameRoom<TicketToRideView> = {
  plan: 'row',
  prepare: layOut,
  Board,
  Tray,
  Supply,
  Aside: Tickets,
  Seat,
  Outcome,
  Overview,
  score: (view: TicketToRideView, seat) => view.seats[seat]?.points ?? null,
  prompt,
  sentence,
  keys: [{ press: '/', does: 'ttr-keys-find' }],
  told,
  Told,
  goesOn,
  motions,
  lasting,
  banner,
  lights,
  proof,
}

function prompt(table: TicketTable): Say {
  const { phase, tunnel, map } = table.view
  if (phase === 'opening' || phase === 'choose-tickets') return { id: `ttr-prompt-${phase}`, facts: { least: least(table) } }
  if (phase === 'tunnel') return { id: 'ttr-prompt-tunnel', facts: { extra: tunnel?.extra ?? 0 } }
  if (table.legal('pass').length) return { id: 'ttr-prompt-pass' }
  if (table.legal('stop').length) return { id: 'ttr-prompt-second-card-or-stop' }
  return { id: `ttr-prompt-${phase}`, facts: { stations: material(map).stations.each ? 'yes' : 'no' } }
}

function least(table: TicketTable): number {
  return Math.min(...table.legal('keep').map(({ move }) => move.places.length))
}

function banner(view: TicketToRideView): Say | null {
  if (view.tunnel) {
    const { route, extra } = view.tunnel
    return { id: 'ttr-banner-tunnel', facts: { route: routeName(routeOf(route)!), extra } }
  }
  if (view.turns_left !== null && view.phase !== 'over') return { id: 'ttr-banner-last', facts: { turns: view.turns_left } }
  return null
}
