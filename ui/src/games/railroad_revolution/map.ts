import type { City, Space } from './types.ts'

/** Where things lie on our drawing of the board. */
export const BOARD = { width: 1170, height: 612 }
export const MAP = { width: 950, height: 486 }
export const WIRE = { y: 494, height: 112, width: 116 }
export const TRACKS_AT = { x: 962, y: 8, width: 68, step: 40 }
export const DEAL_AT = { x: 962, y: 420, width: 202, height: 186 }

/** Half the size of a city's plate. */
export const PLATE = { x: 66, y: 29 }
export const LANE = 7

interface Point {
  x: number
  y: number
}

/** Our own places of the cities: spread so that plates and tracks keep clear of each other. */
const PLACES: Record<string, [number, number]> = {
  seattle: [80, 56],
  san_francisco: [78, 250],
  san_diego: [140, 398],
  salt_lake_city: [246, 172],
  bismarck: [410, 52],
  denver: [416, 232],
  el_paso: [372, 388],
  duluth: [610, 48],
  kansas_city: [598, 232],
  houston: [598, 434],
  chicago: [722, 126],
  little_rock: [702, 332],
  washington: [876, 208],
  charlotte: [876, 318],
  miami: [876, 438],
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

/** Where the line from the middle of a plate to another place leaves the plate. */
function edge(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const part = Math.min(PLATE.x / Math.max(Math.abs(dx), 1e-6), PLATE.y / Math.max(Math.abs(dy), 1e-6))
  return { x: from.x + dx * part, y: from.y + dy * part }
}

export function sectionX(section: string | number): number {
  return 10 + (Number(section) - 1) * (WIRE.width + 2)
}
