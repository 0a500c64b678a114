import { FREE, JOINED, type Stroke } from './hand.ts'
import { arc, joined, straight, turned, type Line, type Spot } from './lines.ts'
import type { Printed } from './material.ts'

/** What the hand draws for a face as it is printed, in the order of drawing; turning it is the drawing's transform. */
export interface Strokes {
  roads: Stroke[]
  rails: Stroke[]
  /** The middle of the road, for the wash that fills it. */
  bed: Line[]
}

const [ROAD, DASH, RAIL, SLEEPER, WING] = [3.7, 2.8, 3.6, 3.2, 3.2]
const QUARTER = Math.PI / 2
const INTO = 44 // a road goes so far towards a station
const BESIDE_RAIL = 31 // a railway under a bridge stops so far from the side

const drawn = (line: Line, width: number, free: Stroke['free'] = JOINED): Stroke => ({ line, width, free })
const dash = (line: Line, width: number): Stroke => ({ line, width, free: FREE, shake: 0.7 })
const through = (from: Spot, to: Spot, quarters: number) => straight(turned(from, quarters), turned(to, quarters))

/** A quarter circle around the corner clockwise after the side: so far from that corner. */
function around(quarters: number, radius: number): Line {
  return arc(turned([100, 0], quarters), radius, Math.PI + quarters * QUARTER, -QUARTER)
}

/** The corner between two arms of a crossing. */
function elbow(quarters: number): Line {
  const bend = arc(turned([73, 27], quarters), 10, Math.PI + quarters * QUARTER, -QUARTER)
  return joined(through([63, 0], [63, 27], quarters), bend, through([73, 37], [100, 37], quarters))
}

/** The edge of the road from a side to the next road clockwise, `apart` quarters on. */
function edge(side: number, apart: number, bends: boolean, station: boolean): Stroke[] {
  if (apart === 1) return [drawn(bends ? around(side, 37) : elbow(side), ROAD)]
  if (apart === 2) return [drawn(through([63, 0], [63, 100], side), ROAD)]
  if (apart === 3 && !station) return [drawn(around((side + 3) % 4, 63), ROAD)]
  const far = apart === 3 ? [through([63, 0], [63, INTO], side), through([0, 63], [INTO, 63], side)] : stub(side)
  return far.map((line) => drawn(line, ROAD, [false, true]))
}

const stub = (side: number) => [37, 63].map((x) => through([x, 0], [x, INTO + 2], side))

/** A curve's two sides, the second clockwise after the first; null where the ways do not simply bend. */
function bendOf(sides: number[], station: boolean): number | null {
  if (sides.length !== 2 || station || (sides[1]! - sides[0]!) % 2 === 0) return null
  return sides[1]! - sides[0]! === 1 ? sides[0]! : 3
}

function roadsOf(sides: number[], station: boolean): Stroke[] {
  const bend = bendOf(sides, station)
  const edges = sides.flatMap((side, at) => {
    const next = sides[(at + 1) % sides.length]!
    return edge(side, (next - side + 4) % 4 || 4, bend !== null, station)
  })
  return [...edges, ...(bend === null ? sides.flatMap((side) => dashes(side, sides.length, station)) : bendDashes(bend))]
}

function dashes(side: number, arms: number, station: boolean): Stroke[] {
  const places = station ? [12] : arms === 2 ? [12.5, 37.5] : [12.5, 30]
  return places.map((y) => dash(through([50, y - 5], [50, y + 5], side), DASH))
}

function bendDashes(bend: number): Stroke[] {
  const start = Math.PI + bend * QUARTER
  return [0.16, 0.5, 0.84].map((part) => dash(arc(turned([100, 0], bend), 50, start - part * QUARTER + 0.1, -0.2), DASH))
}

/** The middle of a bend, and of a way from a side to the middle of the cell. */
export const aroundCorner = (side: number) => around(side, 50)
export const halfway = (side: number) => through([50, 0], [50, 50], side)

function bedOf(sides: number[], station: boolean): Line[] {
  const bend = bendOf(sides, station)
  return bend === null ? sides.map(halfway) : [aroundCorner(bend)]
}

function railsOf(sides: number[], station: boolean, under: boolean): Stroke[] {
  const bend = bendOf(sides, station)
  if (bend !== null) return [drawn(aroundCorner(bend), RAIL), ...bendSleepers(bend)]
  const whole = under ? [] : [[0, 2], [3, 1]].filter((pair) => pair.every((side) => sides.includes(side))) // prettier-ignore
  const ends = sides.filter((side) => !whole.flat().includes(side))
  const clear = station ? 27 : under ? 29 : sides.length > 2 ? 37 : 48
  return [
    ...whole.map(([from]) => drawn(through([50, 0], [50, 100], from!), RAIL)),
    ...ends.map((side) => drawn(through([50, 0], [50, under ? BESIDE_RAIL : 50], side), RAIL, [false, true])),
    ...sides.flatMap((side) => sleepers(side, clear)),
  ]
}

function sleepers(side: number, clear: number): Stroke[] {
  const places = [6.25, 18.75, 31.25, 43.75].filter((y) => y <= clear)
  return places.map((y) => dash(through([40.5, y + 0.6], [59.5, y - 0.6], side), SLEEPER))
}

function bendSleepers(bend: number): Stroke[] {
  const corner = turned([100, 0], bend)
  return Array.from({ length: 6 }, (_, at) => {
    const angle = Math.PI + bend * QUARTER - ((at + 0.5) / 6) * QUARTER
    const spot = (radius: number): Spot => [corner[0] + radius * Math.cos(angle), corner[1] + radius * Math.sin(angle)]
    return dash(straight(spot(40.5), spot(59.5)), SLEEPER)
  })
}

/** The wings of a bridge, where the road leaves the ground. */
function wings(side: number): Stroke[] {
  const four: [Spot, Spot][] = [[[37, 26], [31, 19]], [[63, 26], [69, 19]], [[37, 74], [31, 81]], [[63, 74], [69, 81]]] // prettier-ignore
  return four.map(([from, to]) => dash(through(from, to, side), WING))
}

export function strokesOf(face: Printed): Strokes {
  const of = (kind: string) => [0, 1, 2, 3].filter((side) => face.sides[side] === kind)
  const [highways, railways, station] = [of('highway'), of('railway'), Boolean(face.station)]
  const under = !station && highways.length > 0 && railways.length > 0
  return {
    roads: [...roadsOf(highways, station), ...(under ? wings(highways[0]!) : [])],
    rails: railsOf(railways, station, under),
    bed: bedOf(highways, station),
  }
}
