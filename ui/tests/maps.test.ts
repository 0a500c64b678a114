import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'smol-toml'
import { beside } from '../src/games/ticket_to_ride/bill.ts'
import { allCompleted, bars, completion, middle, NOTHING, together, verdict, winShares } from '../src/maps/balance.ts'
import * as d from '../src/maps/draft.ts'
import { draftOf, filesOf, parcelOf } from '../src/maps/files.ts'
import { begun, changed, redone, undone } from '../src/maps/history.ts'
import { drawn, erased, island, things } from '../src/maps/land.ts'
import { proposed, revalued, shortestWays, worth } from '../src/maps/ways.ts'

/** A ring of cities, each joined to the next. */
function ring(count: number): d.Draft {
  let draft = d.emptyDraft('Ring')
  for (let at = 0; at < count; at++) {
    const angle = (2 * Math.PI * at) / count
    draft = d.addCity(draft, `City ${at}`, [500 + 300 * Math.cos(angle), 325 + 250 * Math.sin(angle)])
  }
  const ids = draft.city.map(({ id }) => id)
  ids.forEach((id, at) => (draft = d.addRoute(draft, id, ids[(at + 1) % count]!)))
  return draft
}

test('a city has an id of its own, and a new name changes it everywhere', () => {
  let draft = d.addCity(d.addCity(d.emptyDraft('A'), 'Łódź', [10, 10]), 'Lodz', [5000, -3])
  assert.deepEqual(
    draft.city.map(({ id, at }) => [id, at]),
    [
      ['lodz', [10, 10]],
      ['lodz-2', [1000, 0]],
    ],
  )
  draft = d.addTicket(d.addRoute(draft, 'lodz', 'lodz-2'), 'lodz', 'lodz-2', 4)
  draft = d.callInPolish(d.renameCity(draft, 'lodz-2', 'Gdańsk'), 'gdansk', 'Gdynia')
  assert.deepEqual(draft.route[0]!.between, ['lodz', 'gdansk'])
  assert.deepEqual(draft.ticket[0]!.between, ['lodz', 'gdansk'])
  assert.equal(draft.city[1]!.pl, 'Gdynia')
  assert.deepEqual(d.removeCity(draft, 'lodz').route, [])
  assert.equal(d.renameCity(draft, 'lodz', '!?').city[0]!.id, 'city')
})

test('a route is drawn once, becomes double, a ferry or a tunnel, and its halves are equally long', () => {
  let draft = ring(3)
  assert.equal(d.addRoute(draft, 'city-1', 'city-0'), draft)
  draft = d.double(d.changeRoute(draft, 0, { colour: 'red', length: 3 }), 0, 'blue')
  draft = d.changeRoute(draft, 1, { length: 4 })
  assert.deepEqual(
    draft.route.slice(0, 2).map(({ colour, length }) => [colour, length]),
    [
      ['red', 4],
      ['blue', 4],
    ],
  )
  draft = d.changeRoute(draft, 0, { ferry: 9 })
  assert.deepEqual([draft.route[0]!.colour, draft.route[0]!.ferry], ['grey', 4])
  assert.equal(d.changeRoute(draft, 1, { tunnel: true }).route[1]!.tunnel, true)
  assert.equal(d.changeRoute(draft, 0, { tunnel: true }).route[0]!.tunnel, undefined)
  assert.equal(d.double(draft, 0, '').route.length, 3)
})

test('tickets are proposed with the value of the shortest way, far pairs first, long ones marked', () => {
  const draft = { ...ring(8), opening: { tickets: 2, long_tickets: 1, keep_at_least: 2, returned_to: 'box' as const } }
  const found = proposed(draft)
  const ways = shortestWays(draft)
  assert.ok(found.ticket.length >= 12)
  for (const { between, points } of found.ticket) assert.equal(points, ways.get(between[0])!.get(between[1]))
  assert.equal(found.ticket.filter(({ long }) => long).length, 4)
  const counts = draft.city.map(({ id }) => found.ticket.filter(({ between }) => between.includes(id)).length)
  assert.ok(Math.min(...counts) > 0)
  assert.deepEqual(
    revalued({ ...draft, ticket: [{ between: ['city-0', 'city-1'], points: 50 }] }).ticket[0]!.points,
    draft.route[0]!.length,
  )
  assert.equal(worth(ways, 'city-0', 'nowhere'), 1)
})

test('a draft becomes files and those become the draft again', () => {
  const draft = drawn(
    d.double(d.changeRoute({ ...proposed(ring(5)), picture: 'data:image/png;base64,AA==' }, 0, { bend: [5, 6] }), 1, 'red'),
    'water',
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  )
  const files = filesOf(draft)
  const printed = parse(files['map.toml']!) as Record<string, unknown>
  assert.deepEqual(Object.keys(files), ['map.toml', 'land.toml'])
  assert.deepEqual({ ...(printed['title'] as object) }, { en: 'Ticket to Ride: Ring', pl: 'Wsiąść do Pociągu: Ring' })
  const again = draftOf(files, { printed, land: parse(files['land.toml']!) })
  assert.deepEqual(filesOf(again), files)
  assert.ok('picture.url' in filesOf({ ...draft, sharePicture: true }))
  assert.deepEqual(JSON.parse(parcelOf(files)), { semafor: 'map', files })
})

test('land is drawn from a few shapes and taken away again', () => {
  let draft = island(ring(4))
  draft = drawn(drawn(draft, 'mountains', [[1, 1]]), 'mountains', [[2, 2]])
  draft = drawn(drawn(draft, 'compass', [[9, 9]]), 'rivers', [[1, 1]])
  assert.deepEqual(
    things(draft.land).map(({ shape }) => shape),
    ['land', 'mountains', 'compass'],
  )
  assert.equal(draft.land.mountains, '1 1, 2 2')
  for (const thing of things(draft.land)) draft = erased(draft, thing)
  assert.deepEqual(draft.land, {})
})

test('what was drawn can be undone and done again, a drag as one step', () => {
  let history = changed(changed(changed(begun(1), 2), 3, true), 4)
  history = undone(undone(undone(history)))
  assert.equal(history.now, 1)
  history = redone(redone(redone(history)))
  assert.equal(history.now, 4)
  assert.deepEqual(changed(undone(history), 9).after, [])
})

test('lots of games are counted together', () => {
  const lot = {
    games: 60,
    wins: [45, 15],
    points: [600, 500],
    turns: [10, 12, 30],
    routes: { a: 30 },
    kept: { t: 4 },
    reached: { t: 3 },
    stuck: 0,
  }
  const all = together(together(NOTHING, lot), lot)
  assert.deepEqual([all.games, all.wins, all.routes], [120, [90, 30], { a: 60 }])
  assert.equal(winShares(all)[0]!.share, 0.75)
  assert.equal(verdict(all), 'uneven')
  assert.equal(verdict({ ...all, wins: [61, 59] }), 'even')
  assert.equal(verdict({ ...all, games: 20 }), 'few')
  assert.deepEqual([completion(all, 't'), completion(all, 'u'), allCompleted(all)], [0.75, null, 0.75])
  assert.equal(
    bars(all.turns).reduce((sum, { count }) => sum + count, 0),
    6,
  )
  assert.equal(middle(all.turns), 12)
  assert.deepEqual(bars([]), [])
})

test('a bill lies beside its route, over neither end nor its names, and over few other cities', () => {
  const ends: [number, number][] = [
    [400, 300],
    [420, 380],
  ]
  const around = (x: number, y: number) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 })
  const inside: [number, number] = [900, 600]
  assert.deepEqual(beside(ends, [200, 100], inside), [446, 290], 'at its right')
  assert.deepEqual(beside(ends, [200, 100], inside, [around(460, 300)]), [174, 290], 'there stands a name: at its left')
  const right = [around(500, 330), around(520, 360)]
  assert.deepEqual(beside(ends, [200, 100], inside, [], [...right, around(250, 330)]), [310, 406], 'below it')
  const [x, y] = beside([[890, 590]], [200, 100], inside)
  assert.ok(x + 200 <= 892 && y + 100 <= 592)
})
