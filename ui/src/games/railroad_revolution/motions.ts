import type { Move, RailroadRevolutionView } from '../../generated/games/railroad_revolution.ts'
import type { EventShown } from '../../generated/messages.ts'
import { fly, pop, rise } from '../../motion/flights.ts'
import { drop, squash, unroll } from '../../motion/landings.ts'
import { together, type Piece, type Running } from '../../motion/queue.ts'
import type { Heard } from '../../motion/sound.ts'
import type { News, Table } from '../../table/table.svelte.ts'
import { say } from '../../words.svelte.ts'
import { home, land, leave } from './hop.ts'
import { COLOURS } from './types.ts'

type Hear = (heard: Heard) => void
type RevolutionTable = Table<RailroadRevolutionView>
type Placing = Extract<Move, { move: 'place' }>

const REWARD_MS = 520
const SHARE_MS = 420
const SHARE_APART_MS = 90

const all = (what: string) => [...document.querySelectorAll(what)]
const one = (what: string) => document.querySelector(what)
const thing = (name: string) => one(`[data-thing="${name}"]`)
/** Where a seat's things are seen: its plate, or its score on a phone. */
const plate = (seat: number | null) => one(`[data-plate="${seat}"]`) ?? one(`[data-score="${seat}"]`)

/** Workers hop, stations fall, tracks unroll, rewards fly; all is drawn already, so that every piece can be left out. */
export function motions(table: RevolutionTable, news: News, hear: Hear): Piece[] {
  if (news.type === 'begun') return news.move.move === 'place' ? leave(table, news.move as Placing) : []
  if (news.type === 'denial') return [() => home(table)]
  return news.events.flatMap((event) => [...ofEvent(table, event, hear), () => paid(table, event, hear)])
}

const SEEN: Record<string, (table: RevolutionTable, event: EventShown, hear: Hear) => Running | null> = {
  'built-station': (_, { seat, facts }, hear) => built(`city:${String(facts.city)}`, seat, hear),
  'built-office': office,
  'laid-track': laid,
  'took-reward': (table, event, hear) => given(table, event, `city:${String(event.facts.city)}`, hear),
  'took-first-bonus': (table, event, hear) => given(table, event, `city:${String(event.facts.city)}`, hear),
  stepped,
  'stepped-for-worker': stepped,
  hired: taken,
  'gained-worker': taken,
  'took-train': (table, event, hear) => given(table, event, `train:${String(event.facts.train)}`, hear, 'train'),
}

function ofEvent(table: RevolutionTable, event: EventShown, hear: Hear): Piece[] {
  if (event.what.startsWith('placed')) return placed(table, event, hear)
  const seen = SEEN[event.what]
  return seen ? [() => seen(table, event, hear)] : []
}

function stepped(_: RevolutionTable, { seat, facts }: EventShown, hear: Hear): Running | null {
  hear('punch')
  return pop(all(`[data-marker="${String(facts.track)}:${seat}"]`))
}

/** A worker comes from the general supply. */
function taken(table: RevolutionTable, event: EventShown, hear: Hear): Running | null {
  const colour = String(event.facts.worker)
  return given(table, event, `hire:${colour}`, hear, `worker-${colour}`)
}

/** My worker lands on his field; a rival's stands on the plate. */
function placed(table: RevolutionTable, { seat, facts }: EventShown, hear: Hear): Piece[] {
  const [colour, field] = [String(facts.worker), String(facts.field)]
  const step = () => (hear('car'), null)
  if (seat === table.own) return [...land(table, colour, field), step]
  return [step, () => squash(all(`[data-men="${seat}:${field}"] .man`))]
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

/** The sign of each thing that a reward names first, and where mine goes. */
const ICONS: Record<string, string> = { steps: 'step', money: 'dollar', shares: 'share' }
const GOALS: Record<string, string> = { dollar: '[data-money]', share: '[data-shares]' }

/** What a place gives flies to my supply, or to the plate of who gets it: a thing by its sign, or the rewards of the event. */
function given(table: RevolutionTable, { seat, facts }: EventShown, place: string, hear: Hear, icon?: string): Running | null {
  const icons = icon ? [icon] : rewards(facts.reward)
  const from = thing(place)
  const flights = icons.map((each, at) => {
    const goal = seat === table.own ? one(GOALS[each] ?? '[data-crew]') : plate(seat)
    const picture = one(`[data-icon="${each}"]`)
    return from && goal && picture ? small(picture, from, goal, REWARD_MS, at * SHARE_APART_MS) : null
  })
  if (flights.some((each) => each !== null)) hear('card')
  return together(flights)
}

/** The signs of a reward as the rules tell it: "2 steps", "1 purple". */
function rewards(told: unknown): string[] {
  const names = Array.isArray(told) ? told.map((each) => String(each).split(' ')[1] ?? '') : []
  return names.map((name) => ICONS[name] ?? (COLOURS.some((colour) => colour === name) ? `worker-${name}` : name))
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
