import type { GameRoom } from '../games/contract.ts'
import type { EventShown } from '../generated/messages.ts'
import type { Table } from './table.svelte.ts'

/** How the game tells an event at that table, whose box may have names and values of its own. */
export function toldAt(game: GameRoom, table: Table): (event: EventShown) => EventShown {
  return (event) => game.told?.(event, table) ?? event
}
