import { FREE, JOINED, seeded, type Stroke } from './hand.ts'
import { curve, straight, type Line, type Spot } from './lines.ts'

/**
 * Lava in a cell of 100 × 100, for a face as it is printed: its shores, clockwise around the lake. Where it reaches a side it
 * fills all of it but the corners, and flows on from the end of a shore to the start of the next.
 */
const SHORES: Record<string, Spot[][]> = {
  lava_corner: [[[100, 88], [72, 83], [40, 62], [17, 30], [12, 0]], [[88, 0], [92, 8], [100, 12]]], // prettier-ignore
  lava_strait: [[[12, 100], [10, 76], [15, 50], [16, 24], [12, 0]], [[88, 0], [89, 24], [84, 50], [85, 76], [88, 100]]], // prettier-ignore
  lava_bay: [[[12, 100], [10, 76], [16, 50], [17, 24], [12, 0]], [[88, 0], [92, 8], [100, 12]], [[100, 88], [92, 92], [88, 100]]], // prettier-ignore
  lava_highway: [[[100, 88], [84, 86], [73, 74], [76, 50], [73, 28], [84, 14], [100, 12]]], // prettier-ignore
  lava_railway: [[[100, 88], [84, 86], [73, 74], [76, 50], [73, 28], [84, 14], [100, 12]]], // prettier-ignore
  volcano: [[[88, 0], [92, 8], [100, 12]], [[100, 88], [92, 92], [88, 100]], [[12, 100], [8, 92], [0, 88]], [[0, 12], [8, 8], [12, 0]]], // prettier-ignore
}
const RIPPLES: Record<string, Spot[]> = {
  lava_corner: [[30, 16], [58, 14], [42, 40], [66, 34], [72, 62]], // prettier-ignore
  lava_strait: [[22, 14], [50, 24], [30, 44], [52, 60], [24, 72], [48, 88]], // prettier-ignore
  lava_bay: [[24, 14], [54, 18], [30, 38], [62, 42], [26, 62], [60, 66], [28, 86]], // prettier-ignore
  lava_highway: [[80, 36], [78, 62]], // prettier-ignore
  lava_railway: [[80, 36], [78, 62]], // prettier-ignore
  volcano: [[14, 15], [58, 11], [4, 42], [76, 36], [3, 68], [78, 64], [16, 92], [54, 92]], // prettier-ignore
}

const shoresOf = (face: string): Line[] => (SHORES[face] ?? []).map((spots) => curve(...spots))

/** The lake's whole ground. */
export function lakeOf(face: string): string {
  const [first, ...more] = shoresOf(face)
  return first ? `${first.path}${more.map(({ path }) => path.replace('M', 'L')).join('')}Z` : ''
}

/** The shores, and hatching on the land along them. */
export function shoreOf(face: string, seed: string): Stroke[] {
  const chance = seeded(`${seed},shore`)
  return shoresOf(face).flatMap((line) => [{ line, width: 3.6, free: JOINED, shake: 0.8 }, ...hatching(line, chance)])
}

function hatching(line: Line, chance: () => number): Stroke[] {
  const count = Math.floor(line.length / 13)
  return Array.from({ length: count }, (_, at) => {
    const { x, y, angle } = line.at(((at + 0.5) * line.length) / count)
    const [lean, far] = [angle - Math.PI / 2 + (chance() - 0.5) * 0.5, 7 + chance() * 3]
    const spot = (out: number): Spot => [x + Math.cos(lean) * out, y + Math.sin(lean) * out]
    return { line: straight(spot(3.5), spot(far)), width: 2, free: FREE, shake: 0.4 }
  })
}

/** Glowing waves, so that lava is not told by its colour alone. */
export function ripplesOf(face: string): Stroke[] {
  const waved = ([x, y]: Spot) => curve([x, y], [x + 5, y - 4], [x + 10, y], [x + 15, y + 4], [x + 20, y])
  const wide = face === 'lava_highway' || face === 'lava_railway' ? 2.6 : 3.2
  return (RIPPLES[face] ?? []).map((spot) => ({ line: waved(spot), width: wide, free: FREE, shake: 0.6 }))
}
