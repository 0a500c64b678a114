import type { Move, RailroadRevolutionView } from '../../generated/games/railroad_revolution.ts'
import type { EventShown } from '../../generated/messages.ts'
import { fly, flyBack, pop, rise } from '../../motion/flights.ts'
import { drop, squash, unroll } from '../../motion/landings.ts'
import { together, type Piece, type Running } from '../../motion/queue.ts'
import type { Heard } from '../../motion/sound.ts'
import type { News, Table } from '../../table/table.svelte.ts'
import { say } from '../../words.svelte.ts'

type Hear = (heard: Heard) => void
type RevolutionTable = Table<RailroadRevolutionView>

const HOP_MS = 420
const REWARD_MS = 520
const SHARE_MS = 420
const SHARE_APART_MS = 90

const all = (what: string) => [...document.querySelectorAll(what)]
const one = (what: string) => document.querySelector(what)
const thing = (name: string) => one(`[data-thing="${name}"]`)
/** Where a seat's things are seen: its plate, or its score on a phone. */
const plate = (seat: number | null) => one(`[data-plate="${seat}"]`) ?? one(`[data-score="${seat}"]`)

/** The field I have reached for: the worker hops there at the click, and home again if he is refused. */
const reached = new WeakMap<RevolutionTable, Extract<Move, { move: 'place' }>>()

/** Workers hop, stations fall, tracks unroll, rewards fly; all is drawn already, so that every piece can be left out. */
export function motions(table: RevolutionTable, news: News, hear: Hear): Piece[] {
  if (news.type === 'begun') return begun(table, news.move as Move)
  if (news.type === 'denial') return [() => refused(table)]
  return news.events.flatMap((event) => [...ofEvent(table, event, hear), () => paid(table, event, hear)])
}

function begun(table: RevolutionTable, move: Move): Piece[] {
  if (move.move !== 'place') return []
  reached.set(table, move)
  const [home, man, stand] = hop(move)
  return home && man && stand ? [() => fly(man, home, stand, { ms: HOP_MS })] : []
}

function hop({ colour, field }: Extract<Move, { move: 'place' }>): (Element | null)[] {
  const chip = thing(`worker:supply:${colour}`)
  const man = chip?.querySelector('.man:last-of-type') ?? null
  return [man, man, one(`[data-stand="${field}"] .would`) ?? one(`[data-stand="${field}"]`)]
}

function refused(table: RevolutionTable): Running | null {
  const move = reached.get(table)
  reached.delete(table)
  const [home, man, stand] = move ? hop(move) : []
  return home && man && stand ? flyBack(man, stand, home) : null
}

const SEEN: Record<string, (table: RevolutionTable, event: EventShown, hear: Hear) => Running | null> = {
  placed,
  'placed-as-white': placed,
  'built-station': (_, { seat, facts }, hear) => built(`city:${String(facts.city)}`, seat, hear),
  'built-office': office,
  'laid-track': laid,
  'took-reward': (table, { seat, facts }, hear) => given(table, `city:${String(facts.city)}`, seat, hear),
  'took-first-bonus': (table, { seat, facts }, hear) => given(table, `city:${String(facts.city)}`, seat, hear),
  stepped: (_, { seat, facts }, hear) => (hear('punch'), pop(all(`[data-marker="${String(facts.track)}:${seat}"]`))),
  'stepped-for-worker': (_, { seat, facts }, hear) => (
    hear('punch'),
    pop(all(`[data-marker="${String(facts.track)}:${seat}"]`))
  ),
  hired: (table, { seat, facts }, hear) => given(table, `general:${String(facts.worker)}`, seat, hear),
  'gained-worker': (table, { seat, facts }, hear) => given(table, `general:${String(facts.worker)}`, seat, hear),
  'took-train': (table, { seat, facts }, hear) => given(table, `train:${String(facts.train)}`, seat, hear),
}

function ofEvent(table: RevolutionTable, event: EventShown, hear: Hear): Piece[] {
  const seen = SEEN[event.what]
  return seen ? [() => seen(table, event, hear)] : []
}

/** My worker has hopped since the click: he squashes on his field; a rival's stands on the plate. */
function placed(table: RevolutionTable, { seat, facts }: EventShown, hear: Hear): Running | null {
  const field = String(facts.field)
  hear('car')
  if (seat !== table.own) return squash(all(`[data-men="${seat}:${field}"] .man`))
  reached.delete(table)
  return squash(all(`[data-stand="${field}"] > .man`).slice(-1))
}

function built(place: string, seat: number | null, hear: Hear): Running | null {
  const house = thing(place)?.querySelector(`.house[data-owner="${seat}"]`)
  if (!house) return null
  hear('engine')
  return drop(house)
}

/** The shares of a section fly to who has built there. */
function office(table: RevolutionTable, { seat, facts }: EventShown, hear: Hear): Running | null {
  const place = `section:${String(facts.section)}`
  const [from, goal] = [thing(place), purse(table, seat, 'shares')]
  const picture = goal?.querySelector('svg')
  const flights = Array.from({ length: Math.min(Number(facts.shares ?? 0), 4) }, (_, at) =>
    from && goal && picture ? small(picture, from, goal, SHARE_MS, at * SHARE_APART_MS) : null,
  )
  return together([built(place, seat, hear), ...flights])
}

function laid(_: RevolutionTable, { seat, facts }: EventShown, hear: Hear): Running | null {
  const lane = thing(`space:${String(facts.space)}`)?.querySelector(`.lane[data-lane="${seat}"]`)
  if (!lane) return null
  hear('car')
  return unroll(lane)
}

/** What a place gives flies to my workers, or to the plate of who gets it. */
function given(table: RevolutionTable, place: string, seat: number | null, hear: Hear): Running | null {
  const from = thing(place)
  const goal = seat === table.own ? one('[data-crew]') : plate(seat)
  const picture = seat === table.own ? (one('[data-crew] .man') ?? null) : (from?.querySelector('svg') ?? one('.men .man'))
  if (!from || !goal || !picture) return null
  hear('card')
  return small(picture, from, goal, REWARD_MS)
}

/** A picture of its own size flies from the middle of one thing to the middle of another. */
function small(picture: Element, from: Element, to: Element, ms: number, delay = 0): Running {
  const [{ width, height }, start] = [picture.getBoundingClientRect(), from.getBoundingClientRect()]
  const middle = { x: start.x + (start.width - width) / 2, y: start.y + (start.height - height) / 2, width, height }
  const box = new DOMRect(middle.x, middle.y, width, height)
  return fly(picture, { getBoundingClientRect: () => box } as Element, to, { ms, delay, fades: true })
}

function purse({ own }: RevolutionTable, seat: number | null, what: 'money' | 'shares'): Element | null {
  if (seat === own) return one(`[data-${what}]`)
  return one(`[data-${what === 'money' ? 'wallet' : 'stocks'}="${seat}"]`) ?? plate(seat)
}

/** Money is heard; a rival's sum rises from his plate, mine from my purse where it ticks. */
function paid(table: RevolutionTable, { seat, facts }: EventShown, hear: Hear): Running | null {
  const sum = Number(facts.earned ?? 0) - Number(facts.paid ?? 0)
  if (!sum || Number.isNaN(sum)) return null
  hear('money')
  const from = seat === table.own ? null : purse(table, seat, 'money')
  return from ? rise(say(sum < 0 ? 'rr-dollars-less' : 'rr-dollars-more', { n: Math.abs(sum) }), from) : null
}
