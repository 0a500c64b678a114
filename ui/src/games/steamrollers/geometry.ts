/** The sheet as points: hexes stand on a point, every second row is half a cell to the right. */
export const R = 34
export const W = R * Math.sqrt(3)
/** Room for the names of rows and columns at the edge. */
const MARGIN = 22

export type Side = 'NE' | 'E' | 'SE' | 'SW' | 'W' | 'NW'
export const SIDES: Side[] = ['NE', 'E', 'SE', 'SW', 'W', 'NW']
const ANGLES: Record<Side, number> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 }

export interface Cell {
  name: string
  row: number
  column: number
  region: number
  city: boolean
  town: boolean
  x: number
  y: number
}

/** The cells of a printed sheet: `[n]` is a city, `(n)` a town, a dot no cell. */
export function cellsOf(rows: string[]): Cell[] {
  return rows.flatMap((text, row) =>
    (text.match(/\[\d\]|\(\d\)|\d|\./g) ?? []).flatMap((printed, column) =>
      printed === '.' ? [] : [cellAt(printed, row, column)],
    ),
  )
}

function cellAt(printed: string, row: number, column: number): Cell {
  return {
    name: `${String.fromCharCode(65 + column)}${row + 1}`,
    row,
    column,
    region: Number(printed.replace(/\D/g, '')),
    city: printed.startsWith('['),
    town: printed.startsWith('('),
    x: MARGIN + W * (column + (row % 2 ? 1 : 0.5)),
    y: MARGIN + R + row * R * 1.5,
  }
}

export function sizeOf(cells: Cell[]): { width: number; height: number } {
  return {
    width: Math.max(...cells.map(({ x }) => x)) + W / 2 + MARGIN,
    height: Math.max(...cells.map(({ y }) => y)) + R + MARGIN,
  }
}

/** The letters of the columns above the sheet and the numbers of the rows beside it: a cell is called by both. */
export function edgeNames(cells: Cell[]): { text: string; x: number; y: number }[] {
  const columns = [...new Set(cells.map(({ column }) => column))].sort((a, b) => a - b)
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b)
  return [
    ...columns.map((column) => ({ text: String.fromCharCode(65 + column), x: MARGIN + W * (column + 0.5), y: MARGIN - 6 })),
    ...rows.map((row) => ({ text: String(row + 1), x: MARGIN / 2, y: MARGIN + R + row * R * 1.5 + 5 })),
  ]
}

/** The middle of a side, seen from the cell's middle. */
export function middle(side: Side, reach = W / 2): [number, number] {
  const angle = (ANGLES[side] * Math.PI) / 180
  return [reach * Math.cos(angle), reach * Math.sin(angle)]
}

export function hexagon(size = R): string {
  const points = [30, 90, 150, 210, 270, 330].map((degrees) => (degrees * Math.PI) / 180)
  return `M${points.map((angle) => `${size * Math.cos(angle)} ${size * Math.sin(angle)}`).join(' L')}Z`
}

/** The edge of a side, for walls. */
export function edge(side: Side): string {
  const [a, b] = [ANGLES[side] - 30, ANGLES[side] + 30].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  return `M${R * Math.cos(a)} ${R * Math.sin(a)} L${R * Math.cos(b)} ${R * Math.sin(b)}`
}

/** The track between two sides, bent around the cell's middle. */
export function trackPath(sides: [Side, Side]): string {
  const [[ax, ay], [bx, by]] = [middle(sides[0]), middle(sides[1])]
  return `M${ax} ${ay} Q0 0 ${bx} ${by}`
}

export function trackSides(text: string): [Side, Side] {
  return text.split('-') as [Side, Side]
}

export type TrackKind = 'straight' | 'gentle' | 'sharp'

export function kindOf([a, b]: [Side, Side]): TrackKind {
  const apart = Math.abs(SIDES.indexOf(a) - SIDES.indexOf(b))
  return apart === 3 ? 'straight' : apart === 2 || apart === 4 ? 'gentle' : 'sharp'
}

/** The cell beyond a side. */
export function beyond(cells: Cell[], cell: Cell, side: Side): Cell | undefined {
  const [dx, dy] = middle(side, W)
  return cells.find(({ x, y }) => Math.hypot(x - cell.x - dx, y - cell.y - dy) < 5)
}

export function sideBetween(from: Cell, to: Cell): Side {
  const away = (side: Side) => {
    const [dx, dy] = middle(side, W)
    return Math.hypot(to.x - from.x - dx, to.y - from.y - dy)
  }
  return [...SIDES].sort((a, b) => away(a) - away(b))[0]!
}

export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 3) % 6]!

/** How many ends of a track meet a city or another track: the most useful turn is offered first. */
export function joined(cells: Cell[], tracks: Record<string, string>, cell: Cell, sides: [Side, Side]): number {
  return sides.filter((side) => {
    const next = beyond(cells, cell, side)
    return next && (next.city || trackSides(tracks[next.name] ?? '').includes(opposite(side)))
  }).length
}
