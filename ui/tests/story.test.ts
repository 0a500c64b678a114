import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goesOn } from '../src/games/ticket_to_ride/pairs.ts'
import { continued, joined, paragraphs, pointsOf, said, sinceMine, told } from '../src/table/story.ts'
import { event, update } from './shown.ts'

test('a frame that comes twice is told once, talk stands elsewhere', () => {
  const first = update({ n: 1, since: 0, events: [event('a', 0), event('said', 1)] })
  const second = update({ n: 2, since: 1, events: [event('b', 1)] })
  const story = [first, second, second].reduce((lines, each) => continued(lines, each, null), told([]))
  assert.deepEqual(
    story.map(({ what }) => what),
    ['a', 'b'],
  )
  assert.deepEqual(said({ ...first, events: [{ what: 'said', seat: 1, facts: { name: 'Bartek', text: 'hej' } }] }, 7), [
    { seat: 1, name: 'Bartek', text: 'hej', at_ms: 7 },
  ])
})

test('the end of a game is told once: by the game if it tells it', () => {
  const what = (...events: string[]) => told([{ n: 1, events: events.map((each) => event(each)), moment: 0, notation: null }])
  assert.deepEqual(
    what('a', 'game-over', 'over').map((line) => line.what),
    ['a', 'game-over'],
  )
  assert.deepEqual(
    what('a', 'over').map((line) => line.what),
    ['a', 'over'],
  )
})

test('what a frame has told of several acts is told once, also where the story knows some of them', () => {
  const story = ['a', 'b', 'c'].map((what, at) => ({ n: at + 1, events: [event(what)], moment: at, notation: null }))
  const live = continued([], update({ n: 4, since: 1, events: ['b', 'c', 'd'].map((what) => event(what)) }), null)
  const next = continued(live, update({ n: 5, since: 4, events: [event('e')] }), null)
  for (const read of [story.slice(0, 1), story.slice(0, 2), story])
    assert.equal(
      joined(read, next)
        .map(({ what }) => what)
        .join(''),
      'abcde',
    )
  assert.equal(joined(story, []).length, 3)
})

test('a deed done again right after itself is told once, with its numbers added up', () => {
  const sold = (seat: number) => ({ ...event('sold-share', seat), facts: { times: 1, money: 150 } })
  const frames = [sold(0), sold(0), sold(0), sold(1), event('paid', 1)].map((each, at) => ({
    n: at + 1,
    events: [each],
    moment: at,
    notation: 'sell share',
  }))
  assert.deepEqual(
    paragraphs(told(frames)).map(({ frame, seat, lines }) => [frame, seat, lines[0]!.facts]),
    [
      [3, 0, { times: 3, money: 450 }],
      [4, 1, { times: 1, money: 150 }],
      [5, 1, {}],
    ],
  )
})

test('the two cards of a turn are told in one paragraph, a card after another deed is not', () => {
  const acts = [event('took-card', 0), event('drew-card', 0), event('took-card', 1), event('claimed', 0), event('took-card', 0)]
  const frames = acts.map((each, at) => ({ n: at + 1, events: [each, event('row-filled')], moment: at, notation: `${at}` }))
  assert.deepEqual(
    paragraphs(told(frames), goesOn).map(({ seat, frame, notation, lines }) => [seat, frame, notation, lines.length]),
    [
      [0, 2, '0, 1', 4],
      [1, 3, '2', 2],
      [0, 4, '3', 2],
      [0, 5, '4', 2],
    ],
  )
})

test('what one seat did is one paragraph', () => {
  const frames = [
    { n: 3, events: [event('paid', 0), event('claimed', 0), event('row'), event('first', 1)], moment: 1, notation: 'x' },
  ]
  assert.deepEqual(
    paragraphs(told(frames)).map(({ seat: by, notation, lines }) => [by, notation, lines.length]),
    [
      [0, 'x', 3],
      [1, null, 1],
    ],
  )
})

test('the story is cut after my last act, and tells the points of each paragraph', () => {
  const by = (who: number | null, frame: number, points = 0) => ({
    ...event('claimed', who),
    ...{ id: `${frame}.0`, frame, since: frame - 1, notation: null, facts: { points } },
  })
  const whole = paragraphs([by(1, 1), by(0, 2, 4), by(2, 3, 7), by(1, 4)])
  const { news, before } = sinceMine(whole, 0)
  assert.deepEqual(
    [before.map(({ seat }) => seat), news.map(({ seat }) => seat)],
    [
      [1, 0],
      [2, 1],
    ],
  )
  assert.deepEqual(news.map(pointsOf), [7, 0])
  assert.equal(sinceMine(whole, null).news.length, 4)
})
