import { EXITS, joinsOf, sidesOf, SIDES, STEPS, type Side } from './material.ts'
import type { Drawn } from '../../generated/games/railroad_ink.ts'
import { cellThing } from './view.ts'

/** The cells that hang together with these exits, as things to light: a network's proof names its exits only. */
export function networkCells(cells: Drawn[], exits: Iterable<string>): string[] {
  const drawn = new Map(cells.map((cell) => [cellThing(cell.row, cell.column), cell]))
  const wanted = new Set(exits)
  const open = EXITS.filter(({ id }) => wanted.has(id)).map(({ cell, side }) => ({ row: cell[0], column: cell[1], side }))
  const [reached, found] = [new Set<string>(), new Set<string>()]
  for (let end = open.pop(); end; end = open.pop()) {
    const thing = cellThing(end.row, end.column)
    const cell = drawn.get(thing)
    if (!cell || reached.has(`${thing} ${end.side}`) || !carries(cell, end.side)) continue
    found.add(thing)
    for (const side of joined(cell, end.side)) {
      reached.add(`${thing} ${side}`)
      open.push(beyond(cell, side))
    }
  }
  return [...found]
}

function carries(cell: Drawn, side: Side): boolean {
  return ['highway', 'railway'].includes(sidesOf(cell.face, cell)[SIDES.indexOf(side)] ?? '')
}

function joined(cell: Drawn, side: Side): Side[] {
  const at = SIDES.indexOf(side)
  const group = joinsOf(cell.face, cell).find((sides) => sides.includes(at)) ?? []
  return group.map((each) => SIDES[each]!)
}

/** The same end seen from the neighbouring cell. */
function beyond(cell: Drawn, side: Side): { row: number; column: number; side: Side } {
  const [down, right] = STEPS[side]
  return { row: cell.row + down, column: cell.column + right, side: SIDES[(SIDES.indexOf(side) + 2) % 4]! }
}
