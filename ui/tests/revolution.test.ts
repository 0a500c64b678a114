import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'smol-toml'
import { fitting, glanceAt, turnedBack, type Area } from '../src/drawing/window.ts'
import type { Move } from '../src/generated/games/railroad_revolution.ts'
import { legalArea, networkArea } from '../src/games/railroad_revolution/focus.ts'
import {
  BED,
  bed,
  BOARD,
  laneEnds,
  lanes,
  letters,
  place,
  PLATE,
  SIGN,
  signsAt,
  signsWidth,
} from '../src/games/railroad_revolution/map.ts'
import type { City, Space } from '../src/games/railroad_revolution/types.ts'

const box = new URL('../../src/semafor/games/railroad_revolution/material.toml', import.meta.url)
const printed = parse(readFileSync(box, 'utf8')) as unknown as { city: City[]; space: Space[] }
const city = (id: string) => printed.city.find((each) => each.id === id)!
const space = (id: string) => printed.space.find((each) => each.id === id)!
const material = { city, space }

interface Box {
  name: string
  sides: [number, number, number, number]
}
const plates: Box[] = printed.city.map((each) => {
  const { x, y } = place(each)
  return { name: each.id, sides: [x - PLATE.x, y - PLATE.y, x + PLATE.x, y + PLATE.y] }
})
const signs: Box[] = printed.space.filter(signsWidth).map((each) => {
  const way = bed(each, city)
  const [x, y, half] = [way.middle.x + signsAt(each, way).x, way.middle.y + signsAt(each, way).y, signsWidth(each) / 2]
  return { name: each.id, sides: [x - half, y - SIGN.height / 2, x + half, y + SIGN.height / 2] }
})
const meet = ({ sides: a }: Box, { sides: b }: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
const meeting = (some: Box[], others: Box[]) =>
  some.flatMap((one, at) =>
    others.flatMap((two, other) => (some === others && other <= at ? [] : meet(one, two) ? [`${one.name} ${two.name}`] : [])),
  )

test('plates lie on the board, and neither plates nor signs cover each other', () => {
  assert.deepEqual(meeting(plates, plates), [])
  assert.deepEqual(meeting(signs, plates), [])
  assert.deepEqual(meeting(signs, signs), [])
  assert.ok(plates.every(({ sides: [x, y, right, down] }) => x >= 0 && y >= 0 && right <= BOARD.width && down <= BOARD.height))
})

test('every city has three letters of its own, and the lanes of four seats fit their bed', () => {
  assert.equal(new Set(printed.city.map(letters)).size, printed.city.length)
  for (const seats of [2, 3, 4]) {
    const { apart, wide } = lanes(seats)
    assert.ok(apart * (seats - 1) + wide <= BED, `${seats} seats`)
    assert.ok(apart > wide)
  }
})

test('the lanes of all seats reach the plates at both ends', () => {
  for (const each of printed.space) {
    const way = bed(each, city)
    const turn = (way.angle * Math.PI) / 180
    const at = (along: number, aside: number) => ({
      x: way.middle.x + Math.cos(turn) * along - Math.sin(turn) * aside,
      y: way.middle.y + Math.sin(turn) * along + Math.cos(turn) * aside,
    })
    for (const aside of [-14.25, 0, 14.25]) {
      const ends = laneEnds(way, aside).map((along) => at(along, aside))
      for (const [number, end] of ends.entries()) {
        const middle = place(city(each.between[number]!))
        const [x, y] = [Math.abs(end.x - middle.x) / PLATE.x, Math.abs(end.y - middle.y) / PLATE.y]
        assert.ok(Math.abs(Math.max(x, y) - 1) < 1e-6, `${each.id} ends on the edge of ${each.between[number]}`)
      }
    }
  }
})

const within = ([x, y, wide, high]: Area, { x: left, y: top }: { x: number; y: number }) =>
  left >= x && left <= x + wide && top >= y && top <= y + high

test('the window goes to where one may build, and stays on the board', () => {
  const track: Move = { move: 'track', space: 't05' }
  const area = legalArea(material, [track, { move: 'finish' }])!
  for (const end of space('t05').between) assert.ok(within(area, place(city(end))), end)
  assert.ok(area[0] >= 0 && area[0] + area[2] <= BOARD.width && area[1] >= 0 && area[1] + area[3] <= BOARD.height)
  assert.equal(legalArea(material, [{ move: 'finish' }]), null)
  const wire = legalArea(material, [{ move: 'office', section: 8 }])!
  assert.equal(wire[1] + wire[3], BOARD.height)
  assert.ok(within(networkArea(material, ['t01'])!, place(city('charlotte'))))
})

test('no city stands at the edge of the window that goes to it', () => {
  for (const one of ['chicago', 'kansas_city', 'little_rock'])
    for (const other of printed.city) {
      const area = legalArea(material, [
        { move: 'station', city: one },
        { move: 'station', city: other.id },
      ] as Move[])!
      assert.ok(area[1] === 0 || place(city(one)).y - PLATE.y - area[1] >= 24, `${one} and ${other.id}`)
    }
})

test('a window zooms to a small area, not to one as large as itself, and never below what can be read', () => {
  const fit = fitting([0, 0, 1080, 566], 540, 283)
  assert.equal(glanceAt(fit, [0, 0, 1060, 560], 540), null)
  assert.deepEqual(glanceAt(fit, [540, 0, 540, 283], 540), { zoom: 2, middle: [810, 141.5] })
  const wide = glanceAt(fit, [80, 0, 1000, 500], 540, 0.7)!
  assert.equal(wide.zoom.toFixed(2), '1.40')
  assert.equal(wide.middle[0] + fit.width / wide.zoom / 2, 1080) // its eastern end is seen
})

test('a zoom begins as the board was seen before', () => {
  const [whole, half] = [fitting([0, 0, 1000, 500], 500, 250), { x: 500, y: 0, width: 500, height: 250 }]
  assert.equal(turnedBack(half, whole, 500), 'translate(250px, 0px) scale(0.5)')
})
