import assert from 'node:assert/strict'
import test from 'node:test'
import { left } from '../src/challenges/left.ts'
import { pointsOf, rows } from '../src/challenges/ranking.ts'
import { beside } from '../src/pages/days.ts'

test('the day and the week beside another one', () => {
  assert.equal(beside('2026-03-01', -1), '2026-02-28')
  assert.equal(beside('2026-12-31', 1), '2027-01-01')
  assert.equal(beside('2026-W47', 1), '2026-W48')
  assert.equal(beside('2026-W53', 1), '2027-W01')
  assert.equal(beside('2026-W01', -1), '2025-W52')
  assert.equal(beside('2021-W01', -1), '2020-W53')
})

test('the time that is left is told in the largest unit of which there are two', () => {
  const hour = 3_600_000
  assert.deepEqual(left(72 * hour, 0), { unit: 'days', count: 3 })
  assert.deepEqual(left(30 * hour, 0), { unit: 'hours', count: 30 })
  assert.deepEqual(left(1.5 * hour, 0), { unit: 'minutes', count: 90 })
  assert.deepEqual(left(1, 0), { unit: 'minutes', count: 1 })
  assert.deepEqual(left(0, hour), { unit: 'minutes', count: 1 })
})

test('a lead has its sign, points only below zero, and a minus is as wide as a plus', () => {
  assert.deepEqual(
    [12, 0, -7].map((points) => pointsOf(points, true)),
    ['+12', '0', '−7'],
  )
  assert.deepEqual(
    [12, -7].map((points) => pointsOf(points, false)),
    ['12', '−7'],
  )
})

test('equal points share a place, and bots that have finished stand between people without one of their own', () => {
  const person = (name: string, points: number) => ({ room: name, seat: 0, name, points, against: '', first: '', level: '' })
  const par = [
    { level: 'easy', room: 'e', points: 45 },
    { level: 'hard', room: 'h', points: null },
  ]
  const found = rows({ ranking: [person('A', 50), person('B', 50), person('C', 40)], par }, 2)
  assert.deepEqual(
    found.map(({ name, level, place }) => [name || level, place]),
    [
      ['A', 1],
      ['B', 1],
      ['easy', 3],
    ],
  )
})
