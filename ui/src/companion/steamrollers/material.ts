import printedFile from '@semafor/games/steamrollers/material.toml'
import { beyond, cellsOf, SIDES, type Cell, type Side } from '../../games/steamrollers/geometry.ts'

interface Printed {
  sheet: { rows: string[] }
  region: { colour: string }[]
  wall_map: { level: string; die: number; borders: [number, number][]; edges: [string, string][] }[]
  order_tile: { tile: number; side: string; goods: string[]; points: number }[]
  black_face: { face: number; tracks: string[] }[]
}

/** The printed things of the rules' own file. */
export const printed = printedFile as Printed
export const CELLS = cellsOf(printed.sheet.rows)
export const COLOURS_OF_REGIONS = printed.region.map(({ colour }) => colour)
export const TILES = ['1', '2', '3', '4', '5', '6']
export const WALLS = ['none', ...printed.wall_map.map(({ level, die }) => `${level} ${die}`)]

/** The fifteen tracks a cell can have: all pairs of its sides. */
export const TURNS: [Side, Side][] = SIDES.flatMap((a, at) => SIDES.slice(at + 1).map((b): [Side, Side] => [a, b]))

/** The pairs of neighbouring cells with a wall between them. */
export function wallsOf(walls: string): [string, string][] {
  const map = printed.wall_map.find(({ level, die }) => `${level} ${die}` === walls)
  if (!map) return []
  const closed = (a: Cell, b: Cell) =>
    map.borders.some((pair) => pair.includes(a.region) && pair.includes(b.region) && a.region !== b.region) ||
    map.edges.some((pair) => pair.includes(a.name) && pair.includes(b.name))
  const eastwards: Side[] = ['NE', 'E', 'SE']
  return CELLS.flatMap((cell) =>
    eastwards.flatMap((side): [string, string][] => {
      const next = beyond(CELLS, cell, side)
      return next && closed(cell, next) ? [[cell.name, next.name]] : []
    }),
  )
}
