import { boxWith, type Printed } from '../../games/steamrollers/box.ts'
import { beyond, cellsOf, SIDES, type Cell, type Side } from '../../games/steamrollers/geometry.ts'

/** The printed things of the box that is counted. */
export const printedOf = (material = ''): Printed => boxWith(material)
export const cellsWith = (material = ''): Cell[] => cellsOf(boxWith(material).sheet.rows)
export const TILES = ['1', '2', '3', '4', '5', '6']
export const WALLS = ['none', ...boxWith().wall_map.map(({ level, die }) => `${level} ${die}`)]

/** The fifteen tracks a cell can have: all pairs of its sides. */
export const TURNS: [Side, Side][] = SIDES.flatMap((a, at) => SIDES.slice(at + 1).map((b): [Side, Side] => [a, b]))

/** The pairs of neighbouring cells with a wall between them. */
export function wallsOf(walls: string, material = ''): [string, string][] {
  const cells = cellsWith(material)
  const map = boxWith(material).wall_map.find(({ level, die }) => `${level} ${die}` === walls)
  if (!map) return []
  const closed = (a: Cell, b: Cell) =>
    map.borders.some((pair) => pair.includes(a.region) && pair.includes(b.region) && a.region !== b.region) ||
    map.edges.some((pair) => pair.includes(a.name) && pair.includes(b.name))
  const eastwards: Side[] = ['NE', 'E', 'SE']
  return cells.flatMap((cell) =>
    eastwards.flatMap((side): [string, string][] => {
      const next = beyond(cells, cell, side)
      return next && closed(cell, next) ? [[cell.name, next.name]] : []
    }),
  )
}
