import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barred } from '../src/games/steamrollers/barred.ts'
import { carries, spentOf, stacked, tilesOf, type Standing } from '../src/games/steamrollers/crates.ts'
import {
  areaOf,
  beyond,
  cellsOf,
  middle,
  opposite,
  R,
  SIDES,
  sizeOf,
  sleepers,
  wayOf,
  type Side,
} from '../src/games/steamrollers/geometry.ts'
import { courseOf, measured, pointsOf, stopsOf } from '../src/games/steamrollers/lines.ts'
import { around } from '../src/games/steamrollers/material.ts'
import { shelfOf, takenDice } from '../src/games/steamrollers/round.ts'
import { motifs, spots } from '../src/games/steamrollers/scenery.ts'
import type { DeliveryView, SteamRollersView } from '../src/generated/games/steamrollers.ts'
import { placeAt, when } from '../src/motion/runs.ts'

const ROWS = [
  ' 1   1   1   1   2   2   2   2   ',
  '  [1]  1  (1)  1   4   2  [2]  2 ',
  ' 1   1   3   3  (4)  4   2   2   ',
  '   1   3  [3]  3   4   4  (2)  2 ',
  ' 5  (5)  3   3   4  [4]  4   6   ',
  '   5   5   3  (3)  4   4   6   6 ',
  ' 5  [5]  5   3   6  (6)  6  [6]  ',
  '   5   5   5   5   6   6   6   6 ',
]
const CELLS = cellsOf(ROWS)
const TURNS = SIDES.flatMap((a, at) => SIDES.slice(at + 1).map((b): [Side, Side] => [a, b]))
const near = (a: number[], b: number[], most = 0.01) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) < most

test('every track begins and ends in the middle of its sides, square on, so that neighbours join', () => {
  for (const sides of TURNS) {
    const way = wayOf(sides)
    for (const [part, side, outwards] of [
      [0, sides[0], -1],
      [1, sides[1], 1],
    ] as const) {
      const [x, y, angle] = way.at(part)
      const [mx, my] = middle(side)
      assert.ok(near([x, y], [mx, my]), `${sides} ${part}`)
      const across = Math.cos(angle) * mx + Math.sin(angle) * my // along the way out of the middle
      assert.ok(Math.abs(across - outwards * Math.hypot(mx, my)) < 0.01, `${sides} leaves askew`)
    }
  }
})

test('the rails of a track stay inside of its cell, and its sleepers are evenly apart', () => {
  for (const sides of TURNS) {
    const way = wayOf(sides)
    for (const aside of [-5.6, 5.6])
      for (let part = 0; part <= 1; part += 0.05)
        assert.ok(Math.hypot(...(way.at(part, aside).slice(0, 2) as [number, number])) <= R)
    assert.equal(sleepers(sides).length, Math.max(3, Math.round(way.length / 13)))
  }
})

test('the same cell always looks alike, and nothing stands on a track or a town', () => {
  for (const cell of CELLS.filter(({ city }) => !city)) {
    assert.equal(motifs(cell, null), motifs(cell, null))
    if (cell.town) assert.ok(spots(cell, null).every(([x, y]) => Math.hypot(x, y) >= 30))
    for (const sides of TURNS) {
      const way = wayOf(sides)
      for (const [x, y] of spots(cell, sides)) {
        for (const part of [0, 0.25, 0.5, 0.75, 1]) assert.ok(Math.hypot(way.at(part)[0] - x, way.at(part)[1] - y) >= 27)
        assert.ok(
          spots(cell, null).some((spot) => near(spot, [x, y])),
          'a track moves what stands beside it',
        )
      }
    }
  }
})

test('crates stand inside of their city however many there are', () => {
  for (let count = 0; count <= 9; count++) {
    const places = stacked(count)
    assert.equal(places.length, count)
    for (const { x, y, scale } of places) {
      const [wide, low] = [Math.abs(x) + 11 * scale, y + 13 * scale]
      assert.ok(wide / Math.sqrt(3) + low <= R, `${count}: ${x},${y}`)
    }
    const apart = places.flatMap((a, at) =>
      places.slice(at + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) / a.scale),
    )
    assert.ok(
      apart.every((length) => length >= 22),
      `${count} overlap`,
    )
  }
})

test('a region is shown whole, and the island with its edge names fits into its size', () => {
  const { width, height } = sizeOf(CELLS)
  assert.deepEqual([Math.round(width), Math.round(height)], [955, 834])
  for (let region = 1; region <= 6; region++) {
    const [left, top, wide, high] = areaOf(CELLS, region)
    for (const { x, y } of CELLS.filter((cell) => cell.region === region))
      assert.ok(x - 52 > left && x + 52 < left + wide && y - R > top && y + R < top + high)
  }
})

const LINKS = [
  { cities: [2, 4] as [number, number], cells: ['G3', 'F4'], towns: [] },
  { cities: [3, 4] as [number, number], cells: ['D4', 'E4'], towns: [] },
]
const TRACKS = { G3: 'NE-SW', F4: 'NE-SW', D4: 'E-W', E4: 'SE-W' }

test('a delivery runs over its links from city to city without a jump, whichever way they were found', () => {
  const course = { origin: 3, stops: ['4', '2'] }
  const over = courseOf(CELLS, LINKS, course)
  assert.deepEqual(
    over.map(({ name }) => name),
    ['C4', 'D4', 'E4', 'F5', 'F4', 'G3', 'G2'],
  )
  const line = measured(pointsOf(over, TRACKS))
  line.slice(1).forEach((point, at) => assert.ok(Math.hypot(point.x - line[at]!.x, point.y - line[at]!.y) < 60))
  assert.deepEqual(
    stopsOf(CELLS, TRACKS, course).map(({ x, y }) => [x, y]),
    [over[3]!, over[6]!].map(({ x, y }) => [x, y]),
  )
  const half = placeAt(line, line.at(-1)!.along / 2)
  assert.ok(half.x > over[0]!.x && half.x < over.at(-1)!.x)
  for (const cell of over.slice(1)) assert.ok(SIDES.some((side) => beyond(CELLS, cell, opposite(side))))
})

test('a train is late in the middle of its way when its run begins and ends slowly', () => {
  assert.ok(when(0) < 0.001 && when(1) > 0.999)
  assert.ok(when(0.25) > 0.25 && when(0.75) < 0.75)
})

function view(more: Partial<SteamRollersView> = {}): SteamRollersView {
  const sheet = { power: 2, delivery_power: 3, links: LINKS, tracks: TRACKS, load: null, boxes: [1, 2] }
  const tiles = ['1a', '2a', '3b', '4a', '5a', '6b'].map((tile) => ({
    tile,
    owner: 0,
    sideways: true,
    once: tile === '3b',
    points: 0,
  }))
  const cities = [['red'], [], ['red', 'blue'], [], [], []]
  const colours = ['yellow', 'red', 'grey', 'grey', 'blue', 'green']
  return {
    die: 3,
    sheet: ROWS,
    seats: [sheet],
    tiles,
    cities,
    colours,
    black: ['straight'],
    ...more,
  } as unknown as SteamRollersView
}
const delivery = (more: Partial<DeliveryView> = {}): DeliveryView => ({
  action: 1,
  origin: 3,
  to: 2,
  good: 'colour',
  distance: 2,
  stops: ['4', '2'],
  ...more,
})

test('a delivery names the tiles without which it could not be made, and which of them go back', () => {
  assert.deepEqual(tilesOf(view(), 0, delivery()), [])
  assert.deepEqual(tilesOf(view({ die: 2 }), 0, delivery()), ['3b']) // the die names the destination
  assert.deepEqual(tilesOf(view(), 0, delivery({ distance: 4 })), ['3b', '4a']) // further than the line and the boxes
  assert.deepEqual(spentOf(view(), ['3b', '4a']), ['3b'])
})

test('a crate goes by its colour, in the solo game by its place', () => {
  const crate = (good: string, place: number): Standing => ({
    city: 3,
    good,
    place,
    own: false,
    legal: false,
    chosen: false,
    faded: false,
    said: '',
  })
  assert.ok(carries(view(), 0, delivery(), crate('red', 0)))
  assert.ok(!carries(view(), 0, delivery(), crate('blue', 1)))
  assert.ok(carries(view(), 0, delivery({ good: 'place 2' }), crate('blue', 1)))
  assert.ok(!carries(view(), 0, delivery({ good: 'place 2' }), crate('red', 0)))
  assert.ok(!carries(view(), 0, delivery({ good: 'own' }), crate('red', 0)))
})

test('what is barred says why in a few words', () => {
  assert.equal(barred(view(), 0, 'deliver', 2).id, 'steam-barred-empty')
  assert.equal(barred(view(), 0, 'deliver', 1).id, 'steam-barred-link')
  assert.equal(barred(view(), 0, 'deliver', 3).id, 'steam-barred-deliver')
  assert.equal(barred(view(), 0, 'tile', 3).id, 'steam-barred-sideways')
  assert.equal(barred(view(), 0, 'track', 3).id, 'steam-barred-track')
})

test('dice that were used lie there as whose they are; the one in hand is not among them', () => {
  const told = (what: string, seat: number | null, facts: object) => ({ what, seat, facts }) as never
  const lines = [
    told('chose-die', 1, { die: 6 }),
    told('rolled', 0, { dice: [1, 2, 2, 5] }),
    told('chose-die', 0, { die: 2 }),
    told('drew-track', 0, {}),
    told('chose-die', 1, { die: 5 }),
  ]
  assert.deepEqual(takenDice(lines, { dice: [1, 2], die: 5, second_die: null }), [{ face: 2, seat: 0 }])
  assert.deepEqual(takenDice(lines, { dice: [1, 2], die: null, second_die: null }), [
    { face: 2, seat: 0 },
    { face: 5, seat: 1 },
  ])
})

test('the shelf holds what was delivered up to the moment one looks at, or nothing', () => {
  const lines = [
    { what: 'delivered', seat: 0, facts: { good: 'red', distance: 2 } },
    { what: 'delivered', seat: 1, facts: { good: 'blue', distance: 4 } },
    { what: 'delivered', seat: 0, facts: { good: 'grey', distance: 1 } },
  ]
  assert.deepEqual(
    shelfOf(lines, 0, 3).map(({ good }) => good),
    ['red', 'grey'],
  )
  assert.deepEqual(shelfOf(lines, 0, 2), [{ good: 'red', points: 2 }])
  assert.deepEqual(shelfOf(lines, 0, 7), [])
})

test('the faces of a die lie as on a real one: opposite ones make seven', () => {
  for (let face = 1; face <= 6; face++) {
    const six = around(face)
    assert.equal(six[0], face)
    assert.deepEqual([...six].sort(), [1, 2, 3, 4, 5, 6])
    for (const at of [0, 1, 2]) assert.equal(six[at]! + six[at + 3]!, 7)
  }
})
