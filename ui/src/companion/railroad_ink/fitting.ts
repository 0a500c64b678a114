import { EXITS, looksOf, SIDES, sidesOf, STEPS, type Kind, type Orientation } from '../../games/railroad_ink/material.ts'
import type { Drawing } from './index.ts'

/** The ways a face can lie in a cell, those first that meet their neighbours best. */
export function looksIn(drawings: Drawing[], face: string, row: number, column: number): Orientation[] {
  const around = SIDES.map((_, side) => beyond(drawings, row, column, side))
  const fit = (look: Orientation) => sidesOf(face, look).reduce((sum, kind, side) => sum + worth(kind, around[side]!), 0)
  return looksOf(face).sort((a, b) => fit(b) - fit(a))
}

/** What lies beyond a side: the neighbour's end, an exit, an empty cell or the border. */
function beyond(drawings: Drawing[], row: number, column: number, side: number): Kind | 'empty' | 'border' {
  const exit = EXITS.find((each) => each.cell[0] === row && each.cell[1] === column && each.side === SIDES[side])
  if (exit) return exit.type
  const [down, right] = STEPS[SIDES[side]!]
  const there = drawings.find((each) => each.row === row + down && each.column === column + right)
  if (there) return sidesOf(there.face, there)[(side + 2) % 4]!
  const inside = [row + down, column + right].every((at) => at >= 0 && at < 7)
  return inside ? 'empty' : 'border'
}

/** A met end is good, a clash impossible, an end against a wall a mistake that one may have made. */
function worth(kind: Kind, there: Kind | 'empty' | 'border'): number {
  if (kind === 'none') return there === 'none' || there === 'empty' || there === 'border' ? 0 : -1
  if (there === kind) return 3
  if (there === 'empty') return 0
  return there === 'none' || there === 'border' ? -1 : -9
}
