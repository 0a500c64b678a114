import type { City, Space } from './types.ts'

/** Where things lie on our drawing of the board: the land, and the telegraph line at its foot. */
export const BOARD = { width: 1080, height: 566 }
export const WIRE = { y: 477, height: 88, width: 124, step: 133 }

/** Half the size of a city's plate, and the height of its head and of the bonus that hangs below it. */
export const PLATE = { x: 70, y: 29, head: 24, hangs: 27 }
/** How wide a bed is, and how large its signs are. */
export const BED = 34
export const SIGN = { hill: 19, deal: 24, height: 24 }

interface Point {
  x: number
  y: number
}

/** Our own places of the cities, spread so that plates and tracks keep clear of each other, and their three letters. */
const PLACES: Record<string, [number, number, string]> = {
  seattle: [88, 44, 'SEA'],
  san_francisco: [88, 306, 'SFO'],
  san_diego: [216, 412, 'SAN'],
  salt_lake_city: [230, 162, 'SLC'],
  bismarck: [462, 50, 'BIS'],
  denver: [441, 248, 'DEN'],
  el_paso: [470, 416, 'ELP'],
  duluth: [668, 44, 'DUL'],
  kansas_city: [650, 250, 'KAN'],
  houston: [690, 420, 'HOU'],
  chicago: [806, 152, 'CHI'],
  little_rock: [824, 322, 'LIT'],
  washington: [988, 76, 'WAS'],
  charlotte: [988, 226, 'CHA'],
  miami: [988, 400, 'MIA'],
}

export function place({ id, x, y }: City): Point {
  const [own, down] = PLACES[id] ?? [x * 1.15, y]
  return { x: own, y: down }
}

/** The three letters of a city on a map too small for its name. */
export function letters({ id, name }: City): string {
  const ours = name.toLowerCase().replaceAll(' ', '_') === id
  return (
    (ours && PLACES[id]?.[2]) ||
    name
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, 3)
      .toUpperCase()
  )
}

/** The bed of a track space: a line between two plates. */
export interface Bed {
  from: Point
  to: Point
  middle: Point
  angle: number
  length: number
  /** The middles of the two plates. */
  plates: [Point, Point]
}

export function bed(space: Space, city: (id: string) => City): Bed {
  const [a, b] = [place(city(space.between[0])), place(city(space.between[1]))]
  const [from, to] = [edge(a, b), edge(b, a)]
  return {
    from,
    to,
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    length: Math.hypot(to.x - from.x, to.y - from.y),
    plates: [a, b],
  }
}

/** From where to where a lane so far aside runs along its bed: to the edges of both plates, which lie aslant to it. */
export function laneEnds({ plates: [a, b], middle, angle }: Bed, aside: number): [number, number] {
  const turn = (angle * Math.PI) / 180
  const [along, across] = [
    { x: Math.cos(turn), y: Math.sin(turn) },
    { x: -Math.sin(turn) * aside, y: Math.cos(turn) * aside },
  ]
  const far = (plate: Point) => (plate.x - middle.x) * along.x + (plate.y - middle.y) * along.y
  return [far(a) + leaves(across, along), far(b) - leaves({ x: -across.x, y: -across.y }, along)]
}

/** How far one goes from a place of a plate, seen from its middle, until one leaves it. */
function leaves(from: Point, { x, y }: Point): number {
  const until = (at: number, step: number, half: number) => (half - Math.sign(step) * at) / Math.max(Math.abs(step), 1e-6)
  return Math.min(until(from.x, x, PLATE.x), until(from.y, y, PLATE.y))
}

/** How far lanes lie apart: the tracks of up to three seats have room, those of four lie closer. */
export function lanes(seats: number): { apart: number; wide: number } {
  return seats < 4 ? { apart: 12.5, wide: 8 } : { apart: 9.5, wide: 5.5 }
}

/** How wide the signs of a space are: its hills and its deal. Plains carry none. */
export function signsWidth({ terrain = 0, deal = false, start = false }: Space): number {
  return (start ? 0 : terrain * SIGN.hill) + (deal ? SIGN.deal : 0)
}

/** Where the signs of a space stand: in the middle of a long bed, beside a short one, so that its tracks stay visible. */
export function signsAt(space: Space, way: Bed): Point {
  const wide = signsWidth(space)
  const turn = (way.angle * Math.PI) / 180
  const [x, y] = [Math.sin(turn), -Math.cos(turn)]
  const along = Math.min(wide / Math.max(Math.abs(y), 1e-6), SIGN.height / Math.max(Math.abs(x), 1e-6))
  if (way.length > along + 34) return { x: 0, y: 0 }
  const up = y < -0.2 || (y < 0.2 && x > 0) ? 1 : -1
  const far = BED / 2 + (Math.abs(x) * wide + Math.abs(y) * SIGN.height) / 2
  return { x: x * up * far, y: y * up * far }
}

/** Where the line from the middle of a plate to another place leaves the plate. */
function edge(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const part = Math.min(PLATE.x / Math.max(Math.abs(dx), 1e-6), PLATE.y / Math.max(Math.abs(dy), 1e-6))
  return { x: from.x + dx * part, y: from.y + dy * part }
}

export function sectionX(section: string | number): number {
  return 14 + (Number(section) - 1) * WIRE.step
}
