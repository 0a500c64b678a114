import { distance, trackOf } from './geometry.ts'
import type { Material, Point } from './material.ts'

/** Something on the board that arrow keys can reach. */
export interface Stop {
  thing: string
  at: Point
}

const TOWARDS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function stopsOf(map: Material): Stop[] {
  return [
    ...map.city.map(({ id, at }) => ({ thing: `city:${id}`, at })),
    ...map.route.map((route) => ({ thing: `route:${route.id}`, at: trackOf(route).middle })),
  ]
}

/** The nearest thing in the arrow's direction; what lies aside counts as further away. */
export function nextStop(stops: Stop[], from: string, arrow: string): string | null {
  const towards = TOWARDS[arrow]
  const here = stops.find(({ thing }) => thing === from)?.at
  if (!towards || !here) return null
  const cost = ({ at }: Stop) => {
    const ahead = (at[0] - here[0]) * towards[0] + (at[1] - here[1]) * towards[1]
    const aside = Math.abs((at[0] - here[0]) * towards[1]) + Math.abs((at[1] - here[1]) * towards[0])
    return ahead < 1 || aside > 2 * ahead ? Infinity : distance(at, here) + aside
  }
  const best = stops.reduce((best, stop) => (cost(stop) < cost(best) ? stop : best))
  return cost(best) === Infinity ? null : best.thing
}
