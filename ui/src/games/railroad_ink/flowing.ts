import type { Drawn } from '../../generated/games/railroad_ink.ts'
import { turned, type Spot } from './lines.ts'
import { SIDES, STEPS, sidesOf } from './material.ts'

const MIDDLES: Spot[] = [[50, 0], [100, 50], [50, 100], [0, 50]] // prettier-ignore

/** Where lava flows into a cell, in the face's own 100 × 100 as it is printed: from the side beyond which there is lava, else from its middle. */
export function inflow(cells: Drawn[], cell: Drawn): Spot {
  const side = SIDES.findIndex((_, at) => sidesOf(cell.face, cell)[at] === 'lava' && burnsBeyond(cells, cell, at))
  if (side < 0) return [50, 50]
  const [x, y] = turned(MIDDLES[side]!, (4 - cell.rotation) % 4)
  return cell.mirrored ? [100 - x, y] : [x, y]
}

function burnsBeyond(cells: Drawn[], { row, column }: Drawn, side: number): boolean {
  const [down, right] = STEPS[SIDES[side]!]
  const next = cells.find((each) => each.row === row + down && each.column === column + right)
  return next !== undefined && sidesOf(next.face, next)[(side + 2) % 4] === 'lava'
}
