import type { Point } from './material.ts'

const AWAY = 26 // from the ends of the route, in pixels
const EDGE = 8

/** Where a box of that size lies beside the points, inside the window and over none of them where there is room. */
export function beside(points: Point[], [width, height]: Point, [wide, high]: Point): Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2]
  const places: Point[] = [
    [right + AWAY, y],
    [left - AWAY - width, y],
    [x, bottom + AWAY],
    [x, top - AWAY - height],
  ]
  const inside = ([x, y]: Point): Point => [
    Math.max(EDGE, Math.min(x, wide - width - EDGE)),
    Math.max(EDGE, Math.min(y, high - height - EDGE)),
  ]
  const clear = ([x, y]: Point) =>
    points.every(([px, py]) => px < x - EDGE || px > x + width + EDGE || py < y - EDGE || py > y + height + EDGE)
  return places.map(inside).find(clear) ?? inside(places[0]!)
}
