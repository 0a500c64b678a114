import type { BoardView, Draw } from '../../generated/games/railroad_ink.ts'
import { cellName } from './material.ts'
import type { MoveShown, SeatResult } from '../../generated/messages.ts'

/** The part of a board that is drawn as a sheet. */
export interface SheetDrawn extends Pick<BoardView, 'cells' | 'mark'> {
  sheet: Pick<SeatResult, 'parts'>
}

/** The move that draws a face into a cell. */
export function drawOf(shown: MoveShown | null): Draw | null {
  return shown?.move.move === 'draw' ? shown.move : null
}

export const cellThing = (row: number, column: number) => `cell:${cellName(row, column)}`
