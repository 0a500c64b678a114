import type { Line, Spot } from './lines.ts'

/** How a pen is led along a line. */
export interface Stroke {
  line: Line
  width: number
  /** Whether its start and its end are free and taper; an end that is not joins the next cell and stays exact. */
  free: readonly [boolean, boolean]
  /** How far it strays sideways. */
  shake?: number
}

export const FREE = [true, true] as const
export const JOINED = [false, false] as const

const STEP = 4
const STRAYS_EACH = 17
const PRESSES_EACH = 11
const PRESSURE = 0.2
const EXACT = 9
const OVER = 1.9

/** Chance that is always the same for the same seed. */
export function seeded(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Noise between −1 and 1 along 0…1, in soft waves from knot to knot. */
function wave(chance: () => number, knots: number): (part: number) => number {
  const heights = Array.from({ length: knots + 2 }, () => chance() * 2 - 1)
  return (part) => {
    const knot = Math.min(knots, Math.floor(part * knots))
    const soft = (1 - Math.cos((part * knots - knot) * Math.PI)) / 2
    return heights[knot]! * (1 - soft) + heights[knot + 1]! * soft
  }
}

/** The stroke as a hand draws it: a filled outline, unsteady in place and in pressure. The same seed gives the same hand. */
export function outline({ line, width, free, shake = 1.1 }: Stroke, seed: string): string {
  const chance = seeded(seed)
  const { length } = line
  const knots = (each: number) => Math.max(2, Math.round(length / each))
  const [stray, press] = [wave(chance, knots(STRAYS_EACH)), wave(chance, knots(PRESSES_EACH))]
  const steps = Math.max(3, Math.ceil(length / STEP))
  const [left, right]: [Spot[], Spot[]] = [[], []]
  for (let step = 0; step <= steps; step++) {
    const part = step / steps
    const [before, after] = [length * part, length * (1 - part)]
    const calm = Math.min(1, free[0] ? 1 : before / EXACT, free[1] ? 1 : after / EXACT)
    const taper = Math.min(1, free[0] ? 0.72 + before / 12 : 1, free[1] ? 0.45 + after / 9 : 1)
    const half = (width * (1 + PRESSURE * press(part) * calm) * taper) / 2
    const over = step === 0 && !free[0] ? -OVER : step === steps && !free[1] ? OVER : 0
    const { x, y, angle } = line.at(before)
    const [dx, dy, aside] = [Math.cos(angle), Math.sin(angle), stray(part) * shake * calm]
    const spot = (side: number): Spot => [x + dx * over - dy * (aside + side), y + dy * over + dx * (aside + side)]
    left.push(spot(half))
    right.unshift(spot(-half))
  }
  return rounded([...left, ...right])
}

/** A closed line that runs through the middles between the spots and bends at each of them. */
function rounded(spots: Spot[]): string {
  const middle = (at: number): Spot => {
    const [a, b] = [spots[at]!, spots[(at + 1) % spots.length]!]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const spelled = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const bends = spots.slice(1).map((spot, at) => `Q${spelled(spot)} ${spelled(middle(at + 1))}`)
  return `M${spelled(middle(0))}${bends.join('')}Z`
}

const kept = new Map<string, string>()

/** All strokes of a thing as one outline, kept: a redraw finds the same hand without drawing it again. */
export function inked(seed: string, strokes: () => Stroke[], bold = 1): string {
  const name = `${seed}*${bold}`
  const found = kept.get(name)
  if (found !== undefined) return found
  const drawn = strokes().map((stroke, at) => outline(bolder(stroke, bold), `${seed},${at}`))
  kept.set(name, drawn.join(''))
  return kept.get(name)!
}

export const bolder = (stroke: Stroke, bold: number): Stroke => ({ ...stroke, width: stroke.width * bold })
