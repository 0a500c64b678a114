import { SIDES, SIZE, STEPS, type Side } from './material.ts'
import type { BoardView } from '../../generated/games/railroad_ink.ts'

export type At = [number, number]

/** The cells a meteor passes and, as the last one, the cell it would hit; the way turns round at the edge. */
export function meteorWay(board: BoardView, direction: Side, distance: number): At[] {
  const craters = new Set(board.cells.filter(({ face }) => face === 'crater').map(({ row, column }) => `${row},${column}`))
  const way: At[] = [board.mark ?? [3, 3]]
  let heading = direction
  for (let steps = 0; steps < distance || craters.has(String(way.at(-1))); steps++) {
    if (steps === distance + 2 * SIZE) return []
    if (!inside(step(way.at(-1)!, heading))) heading = SIDES[(SIDES.indexOf(heading) + 2) % 4]!
    way.push(step(way.at(-1)!, heading))
  }
  return way
}

function step([row, column]: At, heading: Side): At {
  const [down, right] = STEPS[heading]
  return [row + down, column + right]
}

function inside([row, column]: At): boolean {
  return row >= 0 && column >= 0 && row < SIZE && column < SIZE
}
