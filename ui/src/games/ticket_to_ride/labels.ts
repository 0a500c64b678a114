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

const MARGIN = 12
const HIGH = 15

/** What a city takes of the map with its name: from left and top to right and bottom. */
export function boxOf(city: City, map: Material): [number, number, number, number] {
  const label = labelOf(city, map)
  const width = Math.max(city.en.length, city.pl.length) * (LETTER - 1)
  const start = city.at[0] + label.x - { start: 0, middle: width / 2, end: width }[label.anchor]
  const base = city.at[1] + label.y
  return [
    Math.min(city.at[0] - MARGIN, start),
    Math.min(city.at[1] - MARGIN, base - HIGH),
    Math.max(city.at[0] + MARGIN, start + width),
    Math.max(city.at[1] + MARGIN, base + DOWN),
  ]
}

/** What of the map must be seen: every city with its name, and a little around them. */
export function keyOf(map: Material): [number, number, number, number] {
  const boxes = map.city.map((city) => boxOf(city, map))
  const least = (side: 0 | 1) => Math.min(...boxes.map((box) => box[side])) - MARGIN / 3
  const most = (side: 2 | 3) => Math.max(...boxes.map((box) => box[side])) + MARGIN / 3
  return [least(0), least(1), most(2) - least(0), most(3) - least(1)]
}
