import type { Decision } from '../generated/http.ts'

export interface Spot {
  x: number
  y: number
  number: number
}

/** A line of chances per seat, in a box of that size; `of` is how many acts the game had. */
export function chanceLines(decisions: Decision[], seats: number, of: number, width: number, height: number): Spot[][] {
  const lines: Spot[][] = Array.from({ length: seats }, () => [])
  for (const { number, seat, after } of decisions)
    lines[seat]?.push({ x: (number / Math.max(of, 1)) * width, y: (1 - after) * height, number })
  return lines
}

/** A line of spots as an SVG path. */
export function pathOf(spots: Spot[]): string {
  return spots
    .map(({ x, y }, at) => (at === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `L${x.toFixed(1)} ${y.toFixed(1)}`))
    .join(' ')
}

/** What a moment turned by: a choice that gave chances away, or luck. */
export interface Turn {
  decision: Decision
  by: 'choice' | 'luck'
  weight: number
}

const LEAST = 0.08

/** The moments that turned the game most, in the order in which they came. */
export function turns(decisions: Decision[], most = 5): Turn[] {
  return decisions
    .map((decision): Turn => {
      const byLuck = Math.abs(decision.luck) > decision.lost
      return { decision, by: byLuck ? 'luck' : 'choice', weight: byLuck ? Math.abs(decision.luck) : decision.lost }
    })
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.decision.number - b.decision.number)
}
