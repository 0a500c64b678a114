import { distance, trackOf } from './geometry.ts'
import type { Anchor, City, Material, Point } from './material.ts'

/** Where a city's name stands, seen from its dot. */
export interface Label {
  x: number
  y: number
  anchor: Anchor
}

const LETTER = 8.5 // as wide as a letter is, about
const AWAY: Point = [12, 17]
const DOWN = 5 // from the middle of the letters to the line they stand on

/** The name's place as the map says, or else on the side where it is furthest from tracks and other cities. */
export function labelOf(city: City, map: Material): Label {
  if (city.label) return { x: city.label[0], y: city.label[1], anchor: city.label[2] }
  const tracks = map.route.flatMap((route) => trackOf(route).slots.map(({ x, y }): Point => [x, y]))
  const others = map.city.flatMap(({ at }) => (at === city.at ? [] : [at]))
  const free = (label: Label) =>
    Math.min(...letters(city, label).flatMap((letter) => [...tracks, ...others].map((thing) => distance(letter, thing))))
  const sides = Array.from({ length: 8 }, (_, eighth) => beside((eighth * Math.PI) / 4))
  return sides.reduce((one, other) => (free(other) > free(one) + 1 ? other : one))
}

function beside(side: number): Label {
  const [x, y] = [Math.cos(side), Math.sin(side)]
  return { x: x * AWAY[0], y: y * AWAY[1] + DOWN, anchor: Math.abs(x) < 0.1 ? 'middle' : x > 0 ? 'start' : 'end' }
}

/** Where the first, the middle and the last letter of the name would stand. */
function letters(city: City, { x, y, anchor }: Label): Point[] {
  const width = city.board.length * LETTER
  const start = city.at[0] + x - { start: 0, middle: width / 2, end: width }[anchor]
  return [0, width / 2, width].map((along) => [start + along, city.at[1] + y - DOWN])
}
