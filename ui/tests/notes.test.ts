import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'smol-toml'
import { beside, type Cover } from '../src/games/ticket_to_ride/bill.ts'
import { boxOf, keyOf } from '../src/games/ticket_to_ride/labels.ts'
import type { City, Material, Point } from '../src/games/ticket_to_ride/material.ts'

const file = new URL('../../src/semafor/games/ticket_to_ride/maps/europe/map.toml', import.meta.url)
const map = parse(readFileSync(file, 'utf8')) as unknown as Material
const NOTE: Point = [255, 62] // what a tunnel turned up
const BOARDS: Point[] = [
  [948, 608], // of a window of 1280 × 800
  [948, 528],
  [1090, 700],
]

test('what a tunnel turned up lies over no city and no name, wherever the tunnel is', () => {
  const tunnels = map.route.filter((route) => (route as unknown as { tunnel?: boolean }).tunnel)
  assert.ok(tunnels.length > 10)
  for (const board of BOARDS)
    for (const { id, between } of tunnels) assert.deepEqual(hidden(board, between), [], `${id} at ${board}`)
})

/** The cities that the note of a route lies over, on a board of that size. */
function hidden(board: Point, between: [string, string]): string[] {
  const [left, top, width, height] = keyOf(map)
  const scale = Math.min(board[0] / width, board[1] / height)
  const at = (x: number, y: number): Point => [
    (x - left) * scale + (board[0] - width * scale) / 2,
    (y - top) * scale + (board[1] - height * scale) / 2,
  ]
  const cover = (city: City): Cover => {
    const [x, y, right, bottom] = boxOf(city, map)
    const [[one, two], [three, four]] = [at(x, y), at(right, bottom)]
    return { left: one, top: two, right: three, bottom: four }
  }
  const ends = map.city.filter((city) => between.includes(city.id))
  const others = map.city.filter((city) => !between.includes(city.id))
  const points = ends.map((city) => at(...city.at))
  const [x, y] = beside(points, NOTE, board, ends.map(cover), others.map(cover))
  const under = ({ left, top, right, bottom }: Cover) => left < x + NOTE[0] && right > x && top < y + NOTE[1] && bottom > y
  return map.city.filter((city) => under(cover(city))).map((city) => city.id)
}
