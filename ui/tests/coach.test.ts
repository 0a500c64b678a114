import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Decision, PuzzleShown } from '../src/generated/http.ts'
import { nextOf, stars } from '../src/puzzles/solved.ts'
import { bestFound, lead, summed } from '../src/table/chart.ts'

const puzzle = (id: string): PuzzleShown => ({ id, game: 'steamrollers', level: 2, goal: 'points' })
const choice = (move: string, chance: number, close = false) => ({ move, chance, points: 0, error: 0.01, close, act: {} })

function decision(number: number, chosen: string, worths: [string, number][], more: Partial<Decision> = {}): Decision {
  const best = worths.map(([move, chance]) => choice(move, chance))
  return {
    number,
    seat: 0,
    unit: 'chance',
    chosen: best.find(({ move }) => move === chosen)!,
    best,
    before: 0,
    after: 0,
    lost: 0,
    lost_error: 0,
    luck: 0,
    luck_error: 0,
    turned_by: '',
    why: null,
    ...more,
  } as unknown as Decision
}

test('the stream goes on after the puzzle that is left, with one that is not solved', () => {
  const all = ['a', 'b', 'c', 'd'].map(puzzle)
  assert.equal(nextOf(all, new Set(), 'b')?.id, 'c')
  assert.equal(nextOf(all, new Set(['c', 'd']), 'b')?.id, 'a')
  assert.equal(nextOf(all, new Set(['a', 'b', 'c', 'd']), 'b')?.id, 'c')
  assert.equal(nextOf(all, new Set(['a']))?.id, 'b')
  assert.equal(nextOf([], new Set()), null)
})

test('how hard a puzzle is, is seen', () => {
  assert.equal(stars(2), '★★☆☆☆')
})

test('what was done best is the best move that was most ahead of the next', () => {
  const found = [
    decision(1, 'x', [
      ['x', 0.5],
      ['y', 0.4],
    ]),
    decision(2, 'x', [
      ['x', 0.8],
      ['y', 0.5],
    ]),
    decision(3, 'y', [
      ['x', 0.9],
      ['y', 0.1],
    ]),
  ]
  assert.equal(bestFound(found)?.number, 2)
  assert.ok(Math.abs(lead(found[1]!) - 0.3) < 1e-9)
  assert.equal(bestFound([found[2]!]), null)
})

test('choices and luck are summed apart, without what chance explains', () => {
  const found = [
    decision(1, 'x', [['x', 0.5]], { lost: 0.1, lost_error: 0.02, luck: -0.2, luck_error: 0.01 }),
    decision(2, 'x', [['x', 0.5]], { lost: 0.1, lost_error: 0.05, luck: 0.05, luck_error: 0.01 }),
  ]
  const { lost, luck } = summed(found)
  assert.ok(Math.abs(lost - 0.1) < 1e-9)
  assert.ok(Math.abs(luck + 0.15) < 1e-9)
})
