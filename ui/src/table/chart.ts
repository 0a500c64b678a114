import type { Choice, Decision } from '../generated/http.ts'

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

/** The heights at which the ends of these lines are marked: at their own, but so far apart that each can be read. */
export function endsApart(heights: number[], apart: number, most: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  order.forEach((at, rank) => {
    const above = order[rank - 1]
    if (above !== undefined) placed[at] = Math.max(placed[at]!, placed[above]! + apart)
  })
  order.toReversed().forEach((at, rank) => {
    const below = order[order.length - rank]
    placed[at] = Math.min(placed[at]!, below === undefined ? most : placed[below]! - apart)
  })
  return placed
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

/** What is clear of a seat's decisions, summed: what its choices gave away, and what luck gave or took. */
export function summed(decisions: Decision[]): { lost: number; luck: number } {
  const clear = (value: number, error: number) => (Math.abs(value) > CLEAR * error ? value : 0)
  return {
    lost: decisions.reduce((sum, { lost, lost_error }) => sum + clear(lost, lost_error), 0),
    luck: decisions.reduce((sum, { luck, luck_error }) => sum + clear(luck, luck_error), 0),
  }
}

/** The decision that was taken best: the best move was found, and all others were clearly behind it by most. */
export function bestFound(decisions: Decision[]): Decision | null {
  const found = decisions.filter(
    ({ chosen, best: [first, second] }) => second && first?.move === chosen.move && !second.close && ahead(first, second) > 0,
  )
  return found.sort((a, b) => lead(b) - lead(a))[0] ?? null
}

/** By how much the best move of a decision was ahead of the next. */
export const lead = ({ best: [first, second] }: Decision): number => (first && second ? ahead(first, second) : 0)

const CLEAR = 3
const ahead = (one: Choice, other: Choice) => (one.chance ?? one.points) - (other.chance ?? other.points)
const weight = ({ turned_by, lost, luck }: Decision) => Math.abs(turned_by === 'luck' ? luck : lost)
