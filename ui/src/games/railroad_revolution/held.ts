import type { Table } from '../../table/table.svelte.ts'
import { handOf } from './hand.svelte.ts'
import type { SeatView, RailroadRevolutionView } from '../../generated/games/railroad_revolution.ts'

/** The colour of the worker to be placed: the one in hand, or the only colour there is. */
export function held(table: Table<RailroadRevolutionView>, me: SeatView): string | null {
  const hand = handOf(table)
  const colours = Object.keys(me.supply)
  if (colours.length === 1) return colours[0]!
  return hand.worker?.source === 'supply' && me.supply[hand.worker.colour] ? hand.worker.colour : null
}
