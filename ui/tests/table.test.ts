import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastTurn } from '../src/games/steamrollers/eva.ts'
import { courseLines, endsApart, pathOf, rangeOf, topOf, turns, worthLines } from '../src/table/chart.ts'
import { clockText, left, lostSince } from '../src/table/clock.ts'
import { addresses, linkOf } from '../src/table/links.ts'
import { askedOf, listed, promptOf } from '../src/table/prompting.ts'
import { nextRegion } from '../src/table/regions.ts'
import { momentOf, nextStep } from '../src/table/replaying.ts'
import { barsOf, leadOf, minutesOf, placeOf, rows, scoreOf, tiedAt } from '../src/table/scores.ts'
import { tabsOf } from '../src/table/tabs.ts'
import { takeBack } from '../src/table/takeback.ts'
import type { Decision } from '../src/generated/http.ts'
import type { Result } from '../src/generated/messages.ts'
import { event, NAMES, seat, update } from './shown.ts'

test('names are read out as a person would', () => {
  assert.equal(listed(NAMES, 'pl'), 'Anna, Bartek i Ola')
  assert.equal(listed(NAMES.slice(0, 2), 'en'), 'Anna and Bartek')
})

test('the prompt says whose turn it is', () => {
  assert.deepEqual(promptOf(update(), NAMES, 'pl'), { id: 'asks-wait', facts: { who: 'Bartek i Ola', count: 2 } })
})

test('who gave the seat to a bot can come back while others are to act, who resigned cannot', () => {
  const given = { ...seat(0), level: 'easy' }
  assert.equal(askedOf(update({}, { seats: [given, seat(1), seat(2)] })), 'bot')
  assert.equal(askedOf(update({}, { seats: [{ ...given, resigned: true }, seat(1), seat(2)] })), 'wait')
})

test('who asked for an undo is told who has not answered', () => {
  const asked = update({ undo: { alone: false, turn: 0, ask: false, asked_by: 0, agreed: [0, 2] } })
  assert.equal(askedOf(asked), 'asked-undo')
  assert.deepEqual(promptOf(asked, NAMES, 'pl'), { id: 'asks-asked-undo', facts: { who: 'Bartek', count: 1 } })
})

test('an open room counts its open seats, a finished one names its winners', () => {
  const open = update({ prompt: { what: 'prompt-open', seats: [] } }, { seats: [seat(0), seat(1, 'open'), seat(2, 'open')] })
  assert.deepEqual(promptOf(open, NAMES, 'pl').facts, { count: 2 })
  const ranking = [{ place: 1, seats: [0, 2], decided_by: 'x' }]
  const over = update({ prompt: { what: 'prompt-over', seats: [] }, result: { seats: [], ranking, ended_by: 'y' } })
  assert.deepEqual(promptOf(over, NAMES, 'en'), { id: 'asks-over-won', facts: { who: 'Anna and Ola', count: 2 } })
  const alone = { seats: [{ seat: 0, total: 31, parts: [] }], ranking: [{ ...ranking[0]!, seats: [0] }], ended_by: 'y' }
  const finished = update({ prompt: { what: 'prompt-over', seats: [] }, result: alone })
  assert.deepEqual(promptOf(finished, NAMES, 'en'), { id: 'asks-over-alone', facts: { points: 31 } })
  const aborted = update({ prompt: { what: 'prompt-over', seats: [] } }, { outcome: 'aborted' })
  assert.equal(promptOf(aborted, NAMES, 'en').id, 'asks-over-aborted')
})

test('a clock runs towards its due time, below zero when overdue', () => {
  assert.equal(left(update(), 1, 4000), 5000)
  assert.equal(left(update(), 1, 12_000), -3000)
  assert.equal(left(update(), 0, 4000), null)
  const bank = { kind: 'bank', turn_s: 60, bank_s: 600, bonus_s: 5, weekends: false } as const
  assert.equal(left(update({}, { clock: bank }), 0, 4000), 5000)
  assert.equal(left(update({}, { status: 'over' }), 1, 4000), null)
})

test('times are shown as clocks show them', () => {
  assert.deepEqual([65_000, 3_723_000, 90_000_000, -5].map(clockText), ['1:05', '1:02:03', '1 d 1 h', '0:00'])
})

test('taking back: alone, by asking, or not', () => {
  const undo = { alone: true, turn: 1, ask: true, asked_by: null, agreed: [] }
  assert.equal(takeBack(update({ undo }))?.request, 'undo')
  assert.equal(takeBack(update({ undo: { ...undo, alone: false } }))?.request, 'ask-undo')
  assert.equal(takeBack(update({ undo: { ...undo, asked_by: 1 } })), null)
  assert.equal(takeBack(update()), null)
})

test('only people are asked: among bots one simply takes back', () => {
  const undo = { alone: false, turn: 0, ask: true, asked_by: null, agreed: [] }
  assert.equal(takeBack(update({ undo }))?.label, 'bar-ask-undo')
  const seats = [seat(0), seat(1, 'bot'), { ...seat(2), level: 'easy' }]
  assert.equal(takeBack(update({ undo }, { seats }))?.label, 'bar-undo')
})

test('F6 walks the regions that are there, round and round', () => {
  const present = ['log', 'board', 'prompt']
  assert.equal(nextRegion(present, null, 1), 'board')
  assert.equal(nextRegion(present, 'board', 1), 'prompt')
  assert.equal(nextRegion(present, 'log', 1), 'board')
  assert.equal(nextRegion(present, 'board', -1), 'log')
  assert.equal(nextRegion([], null, 1), null)
})

test('winding keys stay within the game', () => {
  assert.equal(nextStep('ArrowRight', 9, 9), 9)
  assert.equal(nextStep('PageUp', 4, 9), 0)
  assert.equal(nextStep('End', 4, 9), 9)
  assert.equal(nextStep('x', 4, 9), null)
  assert.deepEqual(['12', '', 'join=1', '-1'].map(momentOf), [12, null, null, null])
})

test('links carry the token of their kind and nothing else', () => {
  assert.deepEqual(linkOf('join=abc'), { join: 'abc' })
  assert.deepEqual(linkOf('watch=w&join=j'), { watch: 'w', join: 'j' })
  assert.deepEqual(linkOf('12'), {})
  assert.deepEqual(linkOf('other=abc'), {})
  assert.deepEqual(addresses('https://x', 'r', { join: 'j', watch: 'w' }), {
    join: 'https://x/table/r#join=j',
    watch: 'https://x/table/r#watch=w',
    screen: 'https://x/screen/r#watch=w&join=j',
  })
})

test('score sheets become rows; parts of one name count together', () => {
  const part = (name: string, points: number) => ({ name, points, proof: [name] })
  const result: Result = {
    seats: [
      { seat: 0, total: 6, parts: [part('routes', 4), part('links', 1), part('links', 1)] },
      { seat: 'eva', total: 9, parts: [part('links', 9)] },
    ],
    ranking: [
      { place: 1, seats: ['eva'], decided_by: 'a' },
      { place: 2, seats: [0], decided_by: 'a' },
    ],
    ended_by: 'b',
  }
  assert.deepEqual(
    rows(result).map(({ name, cells }) => [name, ...cells.map((cell) => cell?.points ?? null)]),
    [
      ['routes', 4, null],
      ['links', 2, 9],
    ],
  )
  assert.deepEqual([placeOf(result, 'eva'), placeOf(result, 0)], [1, 2])
  const game = { score: () => 4 }
  assert.equal(scoreOf({ view: {}, update: { result: null } }, game, 0), 4)
  assert.equal(scoreOf({ view: {}, update: { result } }, game, 0), 6, 'after the end a plate has all that was counted')
})

test('the chart draws each seat, and the moments that turned the game', () => {
  const decision = (number: number, by: number, after: number, lost: number, luck: number): Decision => {
    const turned_by = Math.abs(luck) > lost ? 'luck' : lost > 0.02 ? 'choice' : ''
    return {
      number,
      seat: by,
      unit: 'chance',
      chosen: { move: 'finish', act: { move: 'finish' }, chance: 0, points: 0, error: 0, close: false, rival: '' },
      best: [],
      before: 0,
      after,
      lost,
      lost_error: 0.02,
      luck,
      luck_error: 0.02,
      turned_by,
      why: null,
    }
  }
  const decisions = [
    decision(1, 0, 0.5, 0.01, 0),
    decision(5, 1, 1, 0.3, 0.1),
    decision(9, 0, 0, 0, -0.5),
    decision(10, 0, 0, 0.2, 0),
  ]
  assert.deepEqual(worthLines(decisions, 2, 10, 1, 100, 50).map(pathOf), ['M10.0 25.0 L90.0 50.0 L100.0 50.0', 'M50.0 0.0'])
  assert.deepEqual(
    turns(decisions, 2).map(({ number, turned_by }) => [number, turned_by]),
    [
      [5, 'choice'],
      [9, 'luck'],
    ],
  )
})

test('who plays alone is judged in points', () => {
  assert.deepEqual([topOf([{ unit: 'points', before: 44.2, after: 41 } as Decision]), topOf([])], [50, 1])
})

test('tabs hold what is read; what can be done never lies under one', () => {
  const there = { players: true, hint: false, record: false, chat: true, course: false }
  assert.deepEqual(tabsOf(there), ['log', 'players', 'chat'])
  assert.deepEqual(tabsOf({ ...there, players: false, record: true }), ['log', 'chat', 'record'])
  assert.deepEqual(tabsOf({ ...there, players: false, chat: false }), ['log'])
  assert.deepEqual(tabsOf({ ...there, players: false, course: true }), ['course', 'log', 'chat'])
  assert.deepEqual(tabsOf({ ...there, course: true }), ['course', 'log', 'players', 'chat'])
})

test("Eva's turn is told whole, whatever the player was asked in between", () => {
  const turn = ['eva-die', 'let-eva', 'eva-cross', 'eva-empty', 'eva-die', 'reroll-eva', 'eva-rerolls', 'eva-die', 'eva-weak']
  const story = ['eva-die', 'eva-cross', 'eva-weak', 'rolled', ...turn, 'rolled'].map((what) => event(what))
  assert.deepEqual(
    lastTurn(story).map(({ what }) => what),
    turn.filter((what) => what.startsWith('eva-')),
  )
  assert.deepEqual(lastTurn([event('rolled')]), [])
})

test('a lead is told where somebody is ahead of somebody', () => {
  const lead = (...totals: number[]) => {
    const ranking = [...new Set(totals)].map((total) => ({ place: total }))
    return leadOf({ seats: totals.map((total) => ({ total })), ranking } as unknown as Result)
  }
  assert.deepEqual([lead(5, 8, 2), lead(8), lead(4, 4), lead(4, 4, 1)], [3, 0, 0, 0])
})

const sheetOf = (seat: number, ...points: number[]) => ({
  seat,
  total: points.reduce((sum, each) => sum + each, 0),
  parts: points.map((each, at) => ({ name: ['routes', 'tickets', 'failed', 'longest'][at]!, points: each, proof: [] })),
})
const counted = (...sheets: ReturnType<typeof sheetOf>[]) =>
  ({ seats: sheets, ranking: sheets.map(({ seat }, at) => ({ place: at + 1, seats: [seat] })) }) as unknown as Result

test("a seat's bar shows what it won by source, and over its end what it lost: what is left clear are its points", () => {
  const result = counted(sheetOf(0, 6, 4, -2), sheetOf(1, 5, 0, 0))
  assert.deepEqual(
    barsOf(result, 0).map(({ row, share, back }) => [row, share, back]),
    [
      [0, 0.6, 0],
      [1, 0.4, 0],
      [2, 0.2, 0.2],
    ],
  )
  assert.deepEqual(
    barsOf(result, 1).map(({ share }) => share),
    [0.5],
  )
})

test('what was lost never lies beyond what was won', () => {
  const bars = barsOf(counted(sheetOf(0, 10), sheetOf(1, 4, -3, -3)), 1)
  assert.deepEqual(
    bars.map(({ share, back }) => [share, back].map((each) => Math.round(each * 10) / 10)),
    [
      [0.4, 0],
      [0.3, 0.3],
      [0.1, 0.4],
    ],
  )
})

test('a rule is named where points alone do not decide', () => {
  const result = counted(sheetOf(0, 8), sheetOf(1, 5), sheetOf(2, 5))
  assert.deepEqual(
    [1, 2, 3].map((place) => tiedAt(result, place)),
    [false, true, false],
  )
  const shared = { ...result, ranking: [{ place: 1, seats: [1, 2], decided_by: '' }] }
  assert.equal(tiedAt(shared, 1), true)
})

test('a game played at one go says how long it took', () => {
  const lasted = (minutes: number) => minutesOf({ made_ms: 0, over_ms: minutes * 60_000 })
  assert.deepEqual([lasted(38), lasted(0.2), lasted(60 * 24 * 3), minutesOf({ made_ms: 5, over_ms: null })], [38, 0, 0, 0])
})

test('the ends of lines that meet are marked apart, in their order and inside the chart', () => {
  assert.deepEqual(endsApart([0, 50, 2], 10, 100), [0, 50, 10])
  assert.deepEqual(endsApart([95, 98, 40], 10, 100), [90, 100, 40])
})

test('the course of a game has a line for each seat, from the lowest points of all to the highest', () => {
  const course = [
    [-10, -5],
    [10, -10],
    [30, 0],
  ]
  assert.deepEqual(courseLines(course, 100, 40).map(pathOf), [
    'M0.0 40.0 L50.0 20.0 L100.0 0.0',
    'M0.0 35.0 L50.0 40.0 L100.0 30.0',
  ])
  assert.deepEqual(rangeOf(course), [-10, 30])
  assert.deepEqual(rangeOf([[0, 0]]), [0, 1])
})

test('the clock stands from the loss of the connection until a frame comes, however often it is tried again', () => {
  const lost = lostSince(null, 'lost', 3000)
  assert.equal(lost, 3000)
  assert.equal(lostSince(lost, 'lost', 8000), 3000)
  assert.equal(lostSince(lost, 'open', 9000), 3000)
  assert.equal(lostSince(null, 'open', 9000), null)
  assert.equal(left(update(), 1, lost), 6000)
})
