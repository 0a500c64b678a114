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

/** The points everybody had after each line of the story that tells of some; empty where points are only counted at the end. */
export function courseOf(told: { seat: number | null; points: number }[], seats: number): number[][] {
  const lines: number[][] = Array.from({ length: seats }, () => [0])
  for (const { seat, points } of told) {
    if (seat === null || !points) continue
    for (const [at, line] of lines.entries()) line.push(line.at(-1)! + (at === seat ? points : 0))
  }
  return lines[0]!.length > 2 ? lines : []
}

/** The same as spots in a box of that size. */
export function courseLines(course: number[][], width: number, height: number): Spot[][] {
  const top = Math.max(1, ...course.flat())
  const last = Math.max(1, (course[0]?.length ?? 1) - 1)
  return course.map((line) =>
    line.map((points, number) => ({ x: (number / last) * width, y: (1 - points / top) * height, number })),
  )
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
