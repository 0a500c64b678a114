import { offlineLevel } from '../engine/levels.ts'
import { engine } from '../engine/engine.ts'
import type { Branch, New, SeatWanted } from '../generated/engine.ts'
import type { SeatPlan } from '../pages/making.ts'
import { keep, type TableHere } from './store.ts'

/** This browser keeps nothing, so a table on it would be lost with its window. */
export class NothingKept extends Error {}

/** Opens the table once, keeps it on this device and gives its address. */
export async function madeHere(kind: TableHere['kind'], request: New | Branch): Promise<string> {
  const { table } = await engine.ask('opened', request)
  const here = { id: crypto.randomUUID().slice(0, 8), kind, changed_ms: 0, table: await engine.ask('kept', { table }) }
  await engine.ask('closed', { table })
  if ((await keep(here)) !== 'kept') throw new NothingKept()
  void navigator.storage.persist?.() // asks the browser not to clear it when space runs short
  return `/here/${here.id}`
}

/** Who sits at a table of this device: people beside one another, and bots that are quick enough here. */
export function seatsHere(plans: SeatPlan[]): SeatWanted[] {
  return plans.map(({ kind, name, level }) => (kind === 'bot' ? { kind, level: offlineLevel(level) } : { kind: 'me', name }))
}
