import { FREE, seeded, type Stroke } from './hand.ts'
import { curve, edges, moved, straight, type Line, type Spot } from './lines.ts'

/** Small things drawn by hand: digits, red loops, crosses, a station's house, craters. */
const free = (line: Line, width: number, shake = 0.5): Stroke => ({ line, width, free: FREE, shake })

const DIGITS: Record<number, Line[]> = {
  1: [straight([1.5, 4.5], [6, 0.5]), straight([6, 0], [6, 14])],
  2: [curve([0, 4], [2, 0.8], [5, 0], [8, 2], [7, 6], [3, 11], [0, 14]), straight([0, 14], [9, 13.5])],
  3: [edges([0, 1], [8, 0], [4, 6]), curve([4, 6], [7, 7], [8, 10], [6, 13.5], [3, 14], [0, 13])],
  4: [edges([6, 0], [0, 9], [9, 9]), straight([6.5, 5], [6, 14])],
  5: [edges([8, 0], [1, 0], [1, 6]), curve([1, 6], [5, 5], [8, 8], [7, 12], [4, 14], [0, 13])],
  6: [curve([7, 0], [3, 3], [0, 8], [1, 12.5], [4, 14], [7.5, 12], [7, 8.5], [4, 7], [1, 9])],
  7: [straight([0, 0], [9, 0]), curve([9, 0], [6, 5], [3, 14])],
}

/** A digit of 9 × 14. */
export function digit(number: number): Stroke[] {
  return (DIGITS[number] ?? []).map((line) => free(line, 2.2))
}

/** A red pencil goes once around a place and a little farther. */
export function loop(seed: string, radius = 10): Stroke[] {
  const chance = seeded(seed)
  const start = chance() * 6
  const spots = Array.from({ length: 16 }, (_, at): Spot => {
    const [angle, far] = [start + (at / 15) * 7, radius - 0.5 + chance() * 1.6 - at * 0.06]
    return [far * Math.cos(angle), far * 0.92 * Math.sin(angle)]
  })
  return [free(curve(...spots), 2.5, 0.4)]
}

/** Where a meteor would fall: a ring and four ticks. */
export const aim: Stroke[] = [
  ...loop('aim', 31).map(({ line }) => free(moved(line, 50, 50), 4.2, 0.6)),
  ...([[[50, 8], [50, 33]], [[50, 67], [50, 92]], [[8, 50], [33, 50]], [[67, 50], [92, 50]]] as [Spot, Spot][]).map(([from, to]) => free(straight(from, to), 4.2, 1)), // prettier-ignore
]

export const cross: Stroke[] = [free(straight([22, 24], [78, 76]), 6, 2), free(straight([77, 22], [24, 79]), 6, 2)]
export const slash: Stroke[] = [free(straight([10, 92], [92, 9]), 6, 2)]

/** The walls of a station's house, its corners a little off as by hand. */
export function walls(seed: string): Spot[] {
  const chance = seeded(`${seed},house`)
  const off = (at: number) => at + (chance() - 0.5) * 2.4
  const corners: Spot[] = [[33, 67], [33, 45], [50, 29], [67, 45], [67, 67]] // prettier-ignore
  return corners.map(([x, y]): Spot => [off(x), off(y)])
}

export function house(seed: string): Stroke[] {
  const corners = walls(seed)
  const hatching = [0, 1, 2, 3].map((at): [Spot, Spot] => [[35 + at * 8, 66], [Math.min(66, 44 + at * 9), at > 2 ? 50 : 46]]) // prettier-ignore
  return [free(edges(...corners, corners[0]!), 3.4, 1), ...hatching.map(([from, to]) => free(straight(from, to), 1.4))]
}

/** Two unsteady rings, rays, and a shadow in the hole. */
export function crater(seed: string): Stroke[] {
  const chance = seeded(`${seed},crater`)
  const ray = (at: number) => {
    const [angle, far] = [(at / 13) * Math.PI * 2 + chance() * 0.3, 38 + chance() * 9]
    const spot = (radius: number): Spot => [50 + radius * Math.cos(angle), 50 + radius * 0.93 * Math.sin(angle)]
    return free(straight(spot(34), spot(far)), 2.8)
  }
  const shadow = [0, 1, 2, 3].map((at) => free(straight([38 + at * 6, 58 - at * 2], [46 + at * 6, 44 - at]), 1.6))
  return [ring(chance, 30, 4.2), ring(chance, 21, 3), ...Array.from({ length: 13 }, (_, at) => ray(at)), ...shadow]
}

function ring(chance: () => number, radius: number, width: number): Stroke {
  const spots = Array.from({ length: 15 }, (_, at): Spot => {
    const [angle, far] = [(at / 14) * Math.PI * 2, radius + (chance() - 0.5) * 4.4]
    return [50 + far * Math.cos(angle), 50 + far * 0.9 * Math.sin(angle)]
  })
  return free(curve(...spots), width, 0.7)
}
