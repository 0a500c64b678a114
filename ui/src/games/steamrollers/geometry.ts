/** The sheet as points: hexes stand on a point, every second row is half a cell to the right. */
export const R = 60
export const W = R * Math.sqrt(3)
/** The sea around the island, with the names of rows and columns. */
const LEFT = 36
const TOP = 42

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
    x: LEFT + W * (column + (row % 2 ? 1 : 0.5)),
    y: TOP + R + row * R * 1.5,
  }
}

export function sizeOf(cells: Cell[]): { width: number; height: number } {
  return {
    width: Math.max(...cells.map(({ x }) => x)) + W / 2 + LEFT,
    height: Math.max(...cells.map(({ y }) => y)) + R + TOP,
  }
}

/** The letters of the columns above the sheet and the numbers of the rows beside it: a cell is called by both. */
export function edgeNames(cells: Cell[]): { text: string; x: number; y: number }[] {
  const columns = [...new Set(cells.map(({ column }) => column))].sort((a, b) => a - b)
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b)
  return [
    ...columns.map((column) => ({ text: String.fromCharCode(65 + column), x: LEFT + W * (column + 0.5), y: TOP - 15 })),
    ...rows.map((row) => ({ text: String(row + 1), x: LEFT / 2 - 1, y: TOP + R + row * R * 1.5 })),
  ]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The middle of a side, seen from the cell's middle. */
export function middle(side: Side, reach = W / 2): [number, number] {
  return [reach * Math.cos(radians(ANGLES[side])), reach * Math.sin(radians(ANGLES[side]))]
}

const CORNERS = [30, 90, 150, 210, 270, 330].map(radians)

export function hexagon(size = R, x = 0, y = 0): string {
  return `M${CORNERS.map((angle) => point(x + size * Math.cos(angle), y + size * Math.sin(angle))).join('L')}Z`
}

/** The edge of a side, for walls and borders. */
export function edge(side: Side, x = 0, y = 0): string {
  const end = (degrees: number) => point(x + R * Math.cos(radians(degrees)), y + R * Math.sin(radians(degrees)))
  return `M${end(ANGLES[side] - 30)}L${end(ANGLES[side] + 30)}`
}

/** The middle line of a track: where one is after that part of it, so far aside, and which way one looks. */
export interface Way {
  length: number
  at(part: number, aside?: number): [x: number, y: number, angle: number]
  /** Round the side's corner or the point beyond it; straight tracks have none. */
  bend: { radius: number; turn: 1 | -1 } | null
}

/** A track from the middle of a side to another: straight, or a part of a circle that meets both sides square on. */
export function wayOf([from, to]: readonly [Side, Side]): Way {
  const apart = Math.min((ANGLES[from] - ANGLES[to] + 360) % 360, (ANGLES[to] - ANGLES[from] + 360) % 360)
  return apart === 180 ? straight(from) : bent(from, to, apart)
}

function straight(from: Side): Way {
  const [x, y] = middle(from)
  const angle = radians(ANGLES[from] + 180)
  const at: Way['at'] = (part, aside = 0) => [
    x * (1 - 2 * part) - Math.sin(angle) * aside,
    y * (1 - 2 * part) + Math.cos(angle) * aside,
    angle,
  ]
  return { length: W, at, bend: null }
}

function bent(from: Side, to: Side, apart: number): Way {
  const sharp = apart === 60
  const radius = sharp ? R / 2 : R * 1.5
  const between = radians(((ANGLES[to] - ANGLES[from] + 360) % 360 === apart ? ANGLES[from] : ANGLES[to]) + apart / 2)
  const far = sharp ? R : W
  const [cx, cy] = [far * Math.cos(between), far * Math.sin(between)]
  const seen = (side: Side) => Math.atan2(middle(side)[1] - cy, middle(side)[0] - cx)
  const sweep = Math.atan2(Math.sin(seen(to) - seen(from)), Math.cos(seen(to) - seen(from)))
  const turn = sweep > 0 ? 1 : -1
  const at: Way['at'] = (part, aside = 0) => {
    const angle = seen(from) + sweep * part
    const reach = radius - turn * aside
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle), angle + (turn * Math.PI) / 2]
  }
  return { length: radius * Math.abs(sweep), at, bend: { radius, turn } }
}

/** A line along a track, so far aside of its middle; a hair longer than it, so that neighbours join without a gap. */
export function trackPath(sides: readonly [Side, Side], aside = 0, over = 0.005): string {
  const way = wayOf(sides)
  const [a, b] = [way.at(-over, aside), way.at(1 + over, aside)]
  if (!way.bend) return `M${point(a[0], a[1])}L${point(b[0], b[1])}`
  const radius = (way.bend.radius - way.bend.turn * aside).toFixed(2)
  return `M${point(a[0], a[1])}A${radius} ${radius} 0 0 ${way.bend.turn > 0 ? 1 : 0} ${point(b[0], b[1])}`
}

const SLEEPER_APART = 13
const SLEEPER_HALF = 10

/** The sleepers under a track, each as a line across it. */
export function sleepers(sides: readonly [Side, Side], half = SLEEPER_HALF): string[] {
  const way = wayOf(sides)
  const count = Math.max(3, Math.round(way.length / SLEEPER_APART))
  const end = (part: number, aside: number) => point(...(way.at(part, aside).slice(0, 2) as [number, number]))
  return Array.from({ length: count }, (_, at) => `M${end((at + 0.5) / count, half)}L${end((at + 0.5) / count, -half)}`)
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

/** The part of the board that shows a region whole, with what lies around it. */
export function areaOf(cells: Cell[], region: number): [number, number, number, number] {
  const its = cells.filter((cell) => cell.region === region)
  const [xs, ys] = [its.map(({ x }) => x), its.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - W * 0.58, Math.min(...ys) - R * 1.08]
  return [left, top, Math.max(...xs) + W * 0.58 - left, Math.max(...ys) + R * 1.08 - top]
}
