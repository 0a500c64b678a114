import type { City, Space } from './types.ts'

/** Where things lie on our drawing of the board. */
export const BOARD = { width: 1170, height: 646 }
export const MAP = { width: 950, height: 520 }
export const WIRE = { y: 528, height: 114, width: 116 }
export const TRACKS_AT = { x: 962, y: 8, width: 68, step: 43 }
export const DEAL_AT = { x: 962, y: 456, width: 202, height: 184 }

/** Half the size of a city's plate. */
export const PLATE = { x: 66, y: 33 }
export const LANE = 8

interface Point {
  x: number
  y: number
}

/** Our own places of the cities: spread so that plates and tracks keep clear of each other. */
const PLACES: Record<string, [number, number]> = {
  seattle: [74, 47],
  san_francisco: [74, 346],
  san_diego: [190, 464],
  salt_lake_city: [194, 177],
  bismarck: [414, 53],
  denver: [394, 286],
  el_paso: [420, 478],
  duluth: [616, 53],
  kansas_city: [593, 300],
  houston: [632, 471],
  chicago: [703, 195],
  little_rock: [789, 376],
  washington: [878, 86],
  charlotte: [878, 224],
  miami: [878, 459],
}

export function place(city: City): Point {
  const [x, y] = PLACES[city.id] ?? [city.x * 1.05, city.y]
  return { x, y }
}

/** The bed of a track space: a line between two plates. */
export interface Bed {
  from: Point
  to: Point
  middle: Point
  angle: number
  length: number
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
  }
}

/** Where the signs of a space stand: in the middle of a long bed, beside a short one, so that its tracks stay visible. */
export function signsAt(way: Bed, signs: number, width: number): Point {
  if (way.length > signs * 18 + 30) return { x: 0, y: 0 }
  const turn = (way.angle * Math.PI) / 180
  const [x, y] = [Math.sin(turn), -Math.cos(turn)]
  const up = y < -0.2 || (y < 0.2 && x > 0) ? 1 : -1
  const far = width / 2 + 9 + Math.abs(x) * signs * 7
  return { x: x * up * far, y: y * up * far }
}

/** Where the line from the middle of a plate to another place leaves the plate. */
function edge(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const part = Math.min(PLATE.x / Math.max(Math.abs(dx), 1e-6), PLATE.y / Math.max(Math.abs(dy), 1e-6))
  return { x: from.x + dx * part, y: from.y + dy * part }
}

export function sectionX(section: string | number): number {
  return 10 + (Number(section) - 1) * (WIRE.width + 2)
}
