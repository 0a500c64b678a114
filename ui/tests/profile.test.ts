import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GameLine } from '../src/generated/http.ts'
import type { Result } from '../src/generated/messages.ts'
import { figuresIn } from '../src/minus.ts'
import { barsOf, levelsOf, meanPath, movingMean, rangeOf, unjudged } from '../src/profile/plots.ts'
import { bbcode } from '../src/table/report.ts'

test('bars stand on zero, losses hang below it, and a game without a value leaves its place empty', () => {
  const [won, none, lost] = barsOf([30, null, -10], 300, 80)
  assert.deepEqual(won, { x: 10, y: 0, width: 80, height: 60, lost: false })
  assert.equal(none, null)
  assert.deepEqual(lost, { x: 210, y: 60, width: 80, height: 20, lost: true })
})

test('values that are all the same have a range all the same', () => {
  assert.deepEqual(rangeOf([0, 0]), [0, 1])
  assert.deepEqual(rangeOf([5]), [0, 5])
  assert.deepEqual(levelsOf(-1, 40), [0, 40], 'what lies too close to zero is not written')
  assert.deepEqual(levelsOf(-20, 40), [-20, 0, 40])
})

test('figures below zero have a true minus, in either language and as percentages', () => {
  assert.equal(figuresIn('en', { maximumFractionDigits: 1 })(-3.25), '−3.3')
  assert.equal(figuresIn('pl', { maximumFractionDigits: 1 })(-3.5), '−3,5')
  assert.equal(figuresIn('pl', { style: 'percent', signDisplay: 'exceptZero' })(-0.04), '−4%')
  assert.equal(figuresIn('en', { style: 'percent', signDisplay: 'exceptZero' })(0.04), '+4%')
})

test('the mean follows the last games, and one game has no line', () => {
  assert.deepEqual(movingMean([1, null, 3, 5], 2), [1, null, 2, 4])
  assert.equal(meanPath([4], [4], 100, 10), '')
  assert.equal(meanPath([2, 4], [2, 3], 100, 40), 'M25.0 20.0L75.0 10.0')
})

test('the newest games that bots have not seen come first; what was given up or is elsewhere does not', () => {
  const line = (room: string, more: Partial<GameLine> = {}) => ({ room, judged: null, points: 3, ...more }) as GameLine
  const judged = { unit: 'chance', decisions: 1, best: 1, lost: 0, luck: 0 } as const
  const course = [line('a'), line('b', { judged }), line('c', { points: null }), line(''), line('d'), line('e')]
  assert.deepEqual(unjudged(course, 2), ['e', 'd'])
  assert.deepEqual(unjudged(course, 9), ['e', 'd', 'a'])
})

test('a report names places and points by source in even columns, and no name is markup', () => {
  const sheet = (seat: number, routes: number) => ({
    seat,
    total: routes,
    parts: [{ name: 'routes', points: routes, proof: [] }],
  })
  const result: Result = {
    seats: [sheet(0, 52), sheet(1, 104)],
    ranking: [
      { place: 1, seats: [1], decided_by: 'x' },
      { place: 2, seats: [0], decided_by: 'x' },
    ],
    ended_by: 'x',
  }
  const words = { title: 'Europa', day: '1 maja', sources: 'Punkty', total: 'razem', part: () => 'trasy' }
  assert.equal(
    bbcode(result, (seat) => ['Anna', '[b]Ewa'][seat as number]!, words),
    [
      '[b]Europa[/b], 1 maja',
      '',
      '1. [b](b)Ewa[/b]: 104',
      '2. Anna: 52',
      '',
      '[b]Punkty[/b]',
      '[c]       Anna  (b)Ewa',
      'trasy    52     104',
      'razem    52     104[/c]',
      '',
    ].join('\n'),
  )
})
