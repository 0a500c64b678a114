import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FREE, inked, JOINED, outline, seeded } from '../src/games/railroad_ink/hand.ts'
import { arc, curve, edges, joined, straight, turned } from '../src/games/railroad_ink/lines.ts'
import { strokesOf } from '../src/games/railroad_ink/strokes.ts'
import type { Kind, Printed } from '../src/games/railroad_ink/material.ts'

const near = (a: number, b: number, apart = 0.01) => Math.abs(a - b) <= apart
const spots = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
const face = (sides: string, joins: string[], station = false): Printed => ({
  id: sides,
  sides: [...sides].map((each): Kind => (each === 'H' ? 'highway' : each === 'R' ? 'railway' : 'none')),
  joins,
  looks: 4,
  station,
})
const FACES = [
  face('H.H.', ['NS']),
  face('HH..', ['NE']),
  face('HHH.', ['NES']),
  face('HHHH', ['NESW']),
  face('R.R.', ['NS']),
  face('RR..', ['NE']),
  face('RRR.', ['NES']),
  face('RRRR', ['NESW']),
  face('HRHR', ['NS', 'EW']),
  face('H.R.', ['NS'], true),
  face('HR..', ['NE'], true),
  face('HHRH', ['NESW'], true),
  face('HRRH', ['NESW'], true),
]

test('lines know their length and where they are along it', () => {
  const line = joined(straight([0, 0], [30, 0]), arc([30, 10], 10, -Math.PI / 2, Math.PI / 2), straight([40, 10], [40, 50]))
  assert.ok(near(line.length, 70 + 5 * Math.PI))
  assert.deepEqual([line.at(0).x, line.at(0).y], [0, 0])
  assert.ok(near(line.at(line.length).x, 40) && near(line.at(line.length).y, 50))
  assert.ok(near(line.at(30 + 2.5 * Math.PI).angle, Math.PI / 4), 'halfway round the bend')
  assert.equal(line.path, 'M0 0L30 0L30 0A10 10 0 0 1 40 10L40 10L40 50')
  const wave = curve([0, 0], [10, 8], [20, 0])
  assert.ok(near(wave.at(wave.length / 2).y, 8, 0.2), 'a smooth line runs through its spots')
  assert.deepEqual([0, 1, 2, 3].map((quarters) => turned([63, 0], quarters)), [[63, 0], [100, 63], [37, 100], [0, 37]]) // prettier-ignore
})

test('the same seed always draws the same hand, another one another', () => {
  const stroke = { line: straight([0, 50], [100, 50]), width: 4, free: JOINED }
  assert.equal(outline(stroke, '3,4,0'), outline(stroke, '3,4,0'))
  assert.notEqual(outline(stroke, '3,4,0'), outline(stroke, '3,4,1'))
  const chance = seeded('a')
  const drawn = Array.from({ length: 200 }, chance)
  assert.ok(drawn.every((each) => each >= 0 && each < 1) && new Set(drawn).size > 190)
})

test('a stroke strays and presses within its bounds, is exact where it joins the next cell and tapers where it is free', () => {
  for (const seed of ['1', '2', '3', '4']) {
    const whole = spots(outline({ line: straight([0, 50], [100, 50]), width: 4, free: JOINED }, seed))
    assert.ok(whole.every(([, y]) => Math.abs(y - 50) <= 1.1 + 2 * 1.2 + 0.1))
    const ends = whole.filter(([x]) => x <= -1.8 || x >= 101.8)
    assert.ok(ends.length >= 4, 'it runs a little over the side on both ends')
    assert.ok(
      ends.every(([, y]) => near(Math.abs(y - 50), 2, 0.1) || near(y, 50, 0.1)),
      'at its full width, in the middle',
    )
    const free = spots(outline({ line: straight([0, 50], [100, 50]), width: 4, free: FREE, shake: 0 }, seed))
    assert.ok(free.every(([x]) => x >= 0 && x <= 100))
    const tip = free.filter(([x]) => x > 99.9).map(([, y]) => Math.abs(y - 50))
    assert.ok(Math.max(...tip) < 1.2, 'its end is thin')
  }
})

test('an outline is drawn once and kept', () => {
  let times = 0
  const strokes = () => {
    times += 1
    return [{ line: edges([0, 0], [10, 0], [10, 10]), width: 2, free: FREE }]
  }
  assert.equal(inked('kept', strokes), inked('kept', strokes))
  assert.equal(times, 1)
  assert.notEqual(inked('kept', strokes, 1.45), inked('kept', strokes))
})

test('every face reaches just the sides it has, road edges 13 beside the middle and rails in it', () => {
  for (const printed of FACES) {
    const { roads, rails, bed } = strokesOf(printed)
    for (const side of [0, 1, 2, 3]) {
      const touching = (lines: { line: { at(far: number): { x: number; y: number }; length: number } }[]) =>
        lines.flatMap(({ line }) =>
          [line.at(0), line.at(line.length)].filter(({ x, y }) => on(side, x, y)).map(({ x, y }) => (side % 2 ? y : x)),
        )
      const kind = printed.sides[side]
      const name = `${printed.id}, side ${side}`
      const edge = touching(roads).map(Math.round).sort()
      assert.deepEqual(edge, kind === 'highway' ? [37, 63] : [], name)
      assert.deepEqual(touching(rails).map(Math.round), kind === 'railway' ? [50] : [], name)
      assert.deepEqual(touching(bed.map((line) => ({ line }))).map(Math.round), kind === 'highway' ? [50] : [], name)
    }
  }
})

function on(side: number, x: number, y: number): boolean {
  return [near(y, 0), near(x, 100), near(y, 100), near(x, 0)][side]!
}

test('strokes that end at a side join the next cell, all others end freely', () => {
  for (const printed of FACES) {
    const { roads, rails } = strokesOf(printed)
    for (const { line, free } of [...roads, ...rails]) {
      const ends = [line.at(0), line.at(line.length)].map(({ x, y }) => ![0, 1, 2, 3].some((side) => on(side, x, y)))
      assert.deepEqual([...free], ends, `${printed.id}: ${line.path}`)
    }
  }
})
