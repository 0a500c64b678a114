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

/** The board with one drawing more. */
export function withDrawn(board: BoardView, draw: Draw | null, round: number): BoardView {
  if (!draw) return board
  const others = board.cells.filter(({ row, column }) => row !== draw.row || column !== draw.column)
  const { face, row, column, rotation, mirrored } = draw
  return { ...board, cells: [...others, { face, row, column, rotation, mirrored, round }] }
}

export const cellThing = (row: number, column: number) => `cell:${cellName(row, column)}`

/** The newest round on a board, whose ink is still wet there: of rivals one sees a round only when it is over. */
export const wetRound = ({ cells }: Pick<BoardView, 'cells'>) => Math.max(0, ...cells.map(({ round }) => round))
