import type { Decision } from '../generated/http.ts'

export interface Spot {
  x: number
  y: number
  number: number
}

/** A line of what the seat could expect after its acts, in a box of that size whose top is `top`; the game had `of` acts. */
export function worthLines(
  decisions: Decision[],
  seats: number,
  of: number,
  top: number,
  width: number,
  height: number,
): Spot[][] {
  const lines: Spot[][] = Array.from({ length: seats }, () => [])
  for (const { number, seat, after } of decisions)
    lines[seat]?.push({ x: (number / Math.max(of, 1)) * width, y: (1 - after / top) * height, number })
  return lines
}

/** A line for each seat in a box of that size, of points counted now and then: from the lowest of all to the highest. */
export function courseLines(course: number[][], width: number, height: number): Spot[][] {
  const [low, high] = rangeOf(course)
  const last = Math.max(1, course.length - 1)
  const spot = (points: number, number: number) => ({
    x: (number / last) * width,
    y: ((high - points) / (high - low)) * height,
    number,
  })
  return (course[0] ?? []).map((_, seat) => course.map((points, number) => spot(points[seat]!, number)))
}

/** The lowest and the highest points of a course; none is between them, or at their edge. */
export function rangeOf(course: number[][]): [number, number] {
  const all = course.flat()
  return [Math.min(0, ...all), Math.max(1, ...all)]
}

/** The top of the chart: certainty, or the next ten points above all that was expected. */
export function topOf(decisions: Decision[]): number {
  if (decisions[0]?.unit !== 'points') return 1
  return Math.max(10, Math.ceil(Math.max(...decisions.map(({ before, after }) => Math.max(before, after))) / 10) * 10)
}

/** A line of spots as an SVG path. */
export function pathOf(spots: Spot[]): string {
  return spots
    .map(({ x, y }, at) => (at === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `L${x.toFixed(1)} ${y.toFixed(1)}`))
    .join(' ')
}

/** The moments that turned the game most, beyond what chance explains, in the order in which they came. */
export function turns(decisions: Decision[], most = 5): Decision[] {
  return decisions
    .filter(({ turned_by }) => turned_by)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .sort((a, b) => a.number - b.number)
}

const weight = ({ turned_by, lost, luck }: Decision) => Math.abs(turned_by === 'luck' ? luck : lost)
