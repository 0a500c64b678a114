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
/** A bill may also lie somewhat before or behind the middle of its route, by so much of its own length. */
const ALONG = [0, 0.6, -0.6]
/** An end of the route is never covered where that can be helped, nor its name; after that as few other cities as possible. */
const [END, NAME, OTHER] = [1000, 100, 1]

/** Where a box of that size lies beside the points, inside the window, over none of them and over few names. */
export function beside(points: Point[], size: Point, [wide, high]: Point, names: Cover[] = [], others: Cover[] = []): Point {
  const [width, height] = size
  const inside = ([x, y]: Point): Point => [
    Math.max(EDGE, Math.min(x, wide - width - EDGE)),
    Math.max(EDGE, Math.min(y, high - height - EDGE)),
  ]
  const ends = points.map(([x, y]) => ({ left: x - EDGE, top: y - EDGE, right: x + EDGE, bottom: y + EDGE }))
  const cost = (place: Point) =>
    END * covered(place, size, ends) + NAME * covered(place, size, names) + OTHER * covered(place, size, others)
  return around(points, size)
    .map(inside)
    .reduce((best, place) => (cost(place) < cost(best) ? place : best))
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

/** How many of these lie under the box. */
function covered([x, y]: Point, [width, height]: Point, things: Cover[]): number {
  const under = ({ left, top, right, bottom }: Cover) => left < x + width && right > x && top < y + height && bottom > y
  return things.filter(under).length
}
