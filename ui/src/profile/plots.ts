import type { GameLine } from '../generated/http.ts'

/** A bar of a plot: from the line of zero up or down, in its own units of the drawing. */
export interface Bar {
  x: number
  y: number
  width: number
  height: number
  lost: boolean
}

/** The least and the greatest of the values, zero among them; never the same. */
export function rangeOf(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return low === high ? [0, 1] : [low, high]
}

/** The values that are written beside a plot: zero, and the ends of the range as far as they have room beside it. */
export function levelsOf(low: number, high: number): number[] {
  const room = (high - low) / 8
  return [low, 0, high].filter((level, at) => at === 1 || Math.abs(level) > room)
}

/** Bars side by side for values over time; a game without a value leaves its place empty. */
export function barsOf(values: readonly (number | null)[], width: number, height: number): (Bar | null)[] {
  const [low, high] = rangeOf(values.filter((value) => value !== null))
  const step = width / Math.max(1, values.length)
  const y = (value: number) => ((high - value) / (high - low)) * height
  return values.map((value, at) => {
    if (value === null) return null
    const [top, bottom] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))]
    return { x: at * step + step * 0.1, y: top, width: step * 0.8, height: Math.max(1, bottom - top), lost: value < 0 }
  })
}

/** The mean of the last few values at each game that has one: what changes slowly behind what changes every game. */
export function movingMean(values: readonly (number | null)[], over = 5): (number | null)[] {
  const seen: number[] = []
  return values.map((value) => {
    if (value === null) return null
    seen.push(value)
    const last = seen.slice(-over)
    return last.reduce((sum, each) => sum + each, 0) / last.length
  })
}

/** The line through the middles of the places of these values. */
export function meanPath(
  values: readonly (number | null)[],
  means: readonly (number | null)[],
  width: number,
  height: number,
): string {
  const [low, high] = rangeOf(values.filter((value) => value !== null))
  const step = width / Math.max(1, values.length)
  const spots = means.flatMap((mean, at) =>
    mean === null ? [] : [`${(at * step + step / 2).toFixed(1)} ${(((high - mean) / (high - low)) * height).toFixed(1)}`],
  )
  return spots.length > 1 ? `M${spots.join('L')}` : ''
}

/** The newest games that bots have not judged yet and that this server still has. */
export function unjudged(course: readonly GameLine[], most: number): string[] {
  return course
    .filter(({ judged, room, points }) => !judged && room && points !== null)
    .slice(-most)
    .reverse()
    .map(({ room }) => room)
}
