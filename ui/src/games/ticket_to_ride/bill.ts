import { distance } from './geometry.ts'
import type { Point } from './material.ts'

/** What a box covers: from left to right, from top to bottom. */
export interface Cover {
  left: number
  top: number
  right: number
  bottom: number
}

const AWAY = 26 // from the ends of the route, in pixels
const EDGE = 8
const STEP = 24
/** A bill may also lie somewhat before or behind the middle of its route, by so much of its own length. */
const ALONG = [0, 0.6, -0.6]
/** An end of the route is never covered where that can be helped, nor its name; after that as few other cities as possible. */
const [END, NAME, OTHER] = [1000, 100, 1]

/** Where a box of that size lies beside the points, inside the window, over none of them and over few names. */
export function beside(points: Point[], size: Point, window: Point, names: Cover[] = [], others: Cover[] = []): Point {
  const kept = (along: 0 | 1, place: number) => Math.max(EDGE, Math.min(place, window[along] - size[along] - EDGE))
  const inside = ([x, y]: Point): Point => [kept(0, x), kept(1, y)]
  const ends = points.map(([x, y]) => ({ left: x - EDGE, top: y - EDGE, right: x + EDGE, bottom: y + EDGE }))
  const cost = (place: Point) =>
    END * covered(place, size, ends) + NAME * covered(place, size, names) + OTHER * covered(place, size, others)
  const cheapest = (one: Point, other: Point) => (cost(other) < cost(one) ? other : one)
  const near = around(points, size).map(inside).reduce(cheapest)
  return cost(near) ? everywhere(near, window).map(inside).reduce(cheapest, near) : near
}

/** The places at its four sides, those at the middle first. */
function around(points: Point[], [width, height]: Point): Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2]
  return ALONG.flatMap((along): Point[] => [
    [right + AWAY, y + along * height],
    [left - AWAY - width, y + along * height],
    [x + along * width, bottom + AWAY],
    [x + along * width, top - AWAY - height],
  ])
}

/** Where cities are dense: places all over the window, the nearest first. */
function everywhere(near: Point, [wide, high]: Point): Point[] {
  const steps = (length: number) => Array.from({ length: Math.ceil(length / STEP) }, (_, at) => at * STEP)
  const places = steps(wide).flatMap((x) => steps(high).map((y): Point => [x, y]))
  return places.sort((one, other) => distance(one, near) - distance(other, near))
}

/** How many of these lie under the box. */
function covered([x, y]: Point, [width, height]: Point, things: Cover[]): number {
  const under = ({ left, top, right, bottom }: Cover) => left < x + width && right > x && top < y + height && bottom > y
  return things.filter(under).length
}
