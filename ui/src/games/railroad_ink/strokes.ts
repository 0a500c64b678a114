import type { Printed, Side } from './material.ts'

/** Pen strokes in a cell of 100 × 100, for a face as it is printed; turning it is the drawing's transform. */
export interface Strokes {
  highway: string
  dashes: string
  railway: string
  sleepers: string
}

const SIDES: Side[] = ['N', 'E', 'S', 'W']
const EDGE: Record<Side, [number, number]> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }
const RADIUS = 50

type Point = { x: number; y: number; angle: number }
/** A line of the drawing, with the point at every length along it. */
type Line = { path: string; length: number; at: (length: number) => Point }

function straight(from: [number, number], to: [number, number]): Line {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const at = (far: number) => ({ x: from[0] + dx * far, y: from[1] + dy * far, angle: Math.atan2(dy, dx) })
  return { path: `M${from}L${to}`, length, at }
}

/** A quarter circle between two neighbouring sides. */
function bend(a: Side, b: Side): Line {
  const [from, to] = [EDGE[a], EDGE[b]]
  const [cx, cy] = [from[0] === 50 ? to[0] : from[0], from[1] === 50 ? to[1] : from[1]]
  const start = Math.atan2(from[1] - cy, from[0] - cx)
  const turn = Math.sin(Math.atan2(to[1] - cy, to[0] - cx) - start) > 0 ? 1 : -1
  const at = (far: number) => {
    const angle = start + (turn * far) / RADIUS
    return { x: cx + RADIUS * Math.cos(angle), y: cy + RADIUS * Math.sin(angle), angle: angle + (turn * Math.PI) / 2 }
  }
  return { path: `M${from}A50 50 0 0 ${turn > 0 ? 1 : 0} ${to}`, length: (RADIUS * Math.PI) / 2, at }
}

/** The lines of one kind: opposite sides are one stroke, two neighbours alone a bend, others end in the middle. */
function lines(face: Printed, kind: 'highway' | 'railway'): Line[] {
  const sides = SIDES.filter((_, at) => face.sides[at] === kind)
  const has = (a: Side, b: Side) => sides.includes(a) && sides.includes(b)
  const [a, b] = sides
  if (sides.length === 2 && a && b && !has('N', 'S') && !has('E', 'W') && !face.station) return [bend(a, b)]
  const through = ([['N', 'S'], ['W', 'E']] as [Side, Side][]).filter(([one, other]) => has(one, other)) // prettier-ignore
  const stubs = sides.filter((side) => !through.flat().includes(side))
  return [
    ...through.map(([one, other]) => straight(EDGE[one], EDGE[other])),
    ...stubs.map((side) => straight(EDGE[side], [50, 50])),
  ]
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** A short stroke across or along a line, a little unsteady as by hand. */
function tick({ x, y, angle }: Point, reach: number, across: boolean): string {
  const lean = angle + (across ? Math.PI / 2 + 0.09 * Math.sin(x * 5 + y) : 0)
  const [dx, dy] = [Math.cos(lean) * reach, Math.sin(lean) * reach]
  return `M${rounded(x - dx)} ${rounded(y - dy)}L${rounded(x + dx)} ${rounded(y + dy)}`
}

/** Ticks at even distances, so that they go on evenly in the next cell; none so near the middle. */
function ticks(line: Line, about: number, reach: number, across: boolean, bare: number): string {
  const count = Math.round(line.length / about)
  const points = Array.from({ length: count }, (_, at) => line.at(((at + 0.5) * line.length) / count))
  const clear = points.filter(({ x, y }) => Math.hypot(x - 50, y - 50) >= bare)
  return clear.map((point) => tick(point, reach, across)).join('')
}

export function strokesOf(face: Printed): Strokes {
  const [road, rail] = [lines(face, 'highway'), lines(face, 'railway')]
  const crossing = (all: Line[]) => (all.length > 1 ? 16 : 0)
  const house = face.station ? 30 : 0
  const bridge = face.joins.length > 1 && rail.length && road.length ? 20 : 0
  return {
    highway: road.map(({ path }) => path).join(''),
    dashes: road.map((line) => ticks(line, 25, 4.5, false, Math.max(crossing(road), house))).join(''),
    railway: rail.map(({ path }) => path).join(''),
    sleepers: rail.map((line) => ticks(line, 12.5, 9, true, Math.max(crossing(rail), house, bridge))).join(''),
  }
}
