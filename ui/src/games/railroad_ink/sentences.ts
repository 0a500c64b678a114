import type { Table } from '../../table/table.svelte.ts'
import { say } from '../../words.svelte.ts'
import { cellName, type Side } from './material.ts'
import { meteorWay } from './meteor.ts'
import { penOf } from './pen.svelte.ts'
import type { Draw, Move, RailroadInkView } from '../../generated/games/railroad_ink.ts'

/** A move before it is made. */
export function sentence(table: Table<RailroadInkView>, { move }: { move: Move }): string {
  if (move.move === 'draw') return drawing(move)
  if (move.move === 'meteor') return fall(table, move.direction)
  return move.move === 'ignore' ? say('ink-move-ignore', { face: move.special }) : say('ink-move-finish')
}

function drawing({ face, row, column }: Draw): string {
  return say('ink-move-draw', { face, cell: cellName(row, column) })
}

function fall(table: Table<RailroadInkView>, direction: Side): string {
  const [row, column] = meteorWay(penOf(table).board, direction, table.view.distance ?? 1).at(-1) ?? [3, 3]
  return say('ink-move-meteor', { cell: cellName(row, column) })
}
