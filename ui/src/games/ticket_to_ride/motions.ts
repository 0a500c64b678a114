import type { Move } from '../../generated/games/ticket_to_ride.ts'
import type { EventShown } from '../../generated/messages.ts'
import type { News } from '../../table/table.svelte.ts'
import { ended, fall, fly, flyBack, pop, rise } from '../../motion/flights.ts'
import { drop } from '../../motion/landings.ts'
import { together, type Piece, type Running } from '../../motion/queue.ts'
import { steam } from '../../motion/steam.ts'
import type { Heard } from '../../motion/sound.ts'
import type { TicketTable } from './desk.svelte.ts'
import { cityPrinted, routePrinted } from './material.ts'
import { cardsOf, placeOf } from './payments.ts'
import { completed, punched, unpunched } from './punching.ts'
import { faceOf } from './faces.ts'
import { spread } from './reveal.svelte.ts'

type Hear = (heard: Heard) => void

const thing = (name: string) => document.querySelector<HTMLElement>(`[data-thing="${name}"]`)
const drawing = (name: string) => thing(name)?.querySelector('svg') ?? null
/** Where a seat's things are seen: its plate, or its score on a phone. */
const plate = (seat: number | null) => document.querySelector(`[data-plate="${seat}"], [data-score="${seat}"]`)
const OWN_MS = 420
const DECK_MS = 520
const REFILL_MS = 300
const RIVAL_MS = 560
const PAID_MS = 380
const PAID_APART_MS = 60
const MOST_PAID = 6
const REVEAL_MS = 280
const STATION_FALLS = 34 // units of the map

/** The card I have reached for: it flies at the click, and home again if it is refused. */
interface Reached {
  from: string
  kind: string | null
}
const reached = new WeakMap<TicketTable, Reached>()

/** The route or city I have laid cards on: they fly at the click, and home again if it is refused. */
const laid = new WeakMap<TicketTable, Move>()

/** Cards fly, cars fall, points rise; the table is drawn already, so that every piece can be left out. */
export function motions(table: TicketTable, news: News, hear: Hear): Piece[] {
  const done = completed(table) // asked at every click, so that the first act after a reload can complete one too
  if (news.type === 'begun') return begun(table, news.move as Move, hear)
  if (news.type === 'denial') return [() => refused(table)]
  const punches = done.flatMap((ticket) => punched(table, ticket, hear))
  return unpunched(done, [...news.events.flatMap((event) => ofEvent(table, event, hear)), ...punches])
}

function begun(table: TicketTable, move: Move, hear: Hear): Piece[] {
  reached.delete(table)
  laid.delete(table)
  const place = placeOf(move)
  if (place) {
    laid.set(table, move)
    return [() => flownTo(thing(place), cardsFrom(cardsOf(move)), hear)]
  }
  if (move.move !== 'draw-row' && move.move !== 'draw-deck') return []
  const row = move.move === 'draw-row'
  const card: Reached = row ? { from: `card:${move.place}`, kind: table.view.row[move.place - 1] ?? null } : DECK
  reached.set(table, card)
  return [() => flown(card, hear)]
}

const DECK: Reached = { from: 'deck:cards', kind: null }
const pileOf = ({ kind }: Reached) => thing(`hand:${kind}`) ?? document.querySelector('[data-region="tray"] ul')

function flown(card: Reached, hear: Hear): Running | null {
  const [start, face, goal] = [thing(card.from), drawing(card.from), pileOf(card)]
  if (!start || !face || !goal) return null
  hear('card')
  return fly(face, start, goal, { ms: card.kind ? OWN_MS : DECK_MS, fades: true })
}

function refused(table: TicketTable): Running | null {
  const [card, move] = [reached.get(table), laid.get(table)]
  reached.delete(table)
  laid.delete(table)
  const place = move && thing(placeOf(move) ?? '')
  if (place) return together(cardsFrom(cardsOf(move)).map(({ face, from }) => flyBack(face, place, from)))
  const [home, face, pile] = card ? [thing(card.from), drawing(card.from), pileOf(card)] : []
  return home && face && pile ? flyBack(face, pile, home) : null
}

function ofEvent(table: TicketTable, event: EventShown, hear: Hear): Piece[] {
  const { what, seat, facts } = event
  if (what === 'took-card') return [() => taken(table, seat, `card:${String(facts.place)}`, String(facts.card), hear)]
  if (what.startsWith('drew-card')) return [() => taken(table, seat, 'deck:cards', String(facts.card ?? ''), hear)]
  if (what === 'laid-for-tunnel' || what === 'paid-extra') return [() => paid(table, event, hear)]
  if (what === 'built-station') return [() => built(table, event, hear)]
  if (what.startsWith('claimed')) return claimed(table, event, hear)
  if (what === 'revealed') return [() => revealed(hear)]
  if (what.startsWith('kept-tickets')) return [() => tickets(seat, hear)]
  return []
}

/** A card goes to my pile of its colour, or to the plate of who took it; the row is filled from the deck. */
function taken(table: TicketTable, seat: number | null, from: string, kind: string, hear: Hear): Running | null {
  if (seat === table.own) return arrived(table, from, kind)
  const [start, goal] = [thing(from), plate(seat)]
  if (!start || !goal) return null
  hear('card')
  return together([fly(faceOf(kind || null), start, goal, { ms: RIVAL_MS, fades: true }), refilled(from)])
}

/** My card has flown since the click: its pile shows it, and the row is filled. */
function arrived(table: TicketTable, from: string, kind: string): Running | null {
  reached.delete(table)
  const pile = drawing(`hand:${kind}`)
  return together([pile ? pop([pile], 220) : null, refilled(from)])
}

function refilled(place: string): Running | null {
  if (place === 'deck:cards') return null
  const [deck, card, face] = [thing('deck:cards'), thing(place), drawing(place)]
  return deck && card && face ? fly(face, deck, card, { ms: REFILL_MS, back: drawing('deck:cards') }) : null
}

const routeOf = (facts: EventShown['facts']) => thing(`route:${routePrinted(String(facts.route ?? '')) ?? ''}`)
const cityOf = (facts: EventShown['facts']) => thing(`city:${cityPrinted(String(facts.city ?? '')) ?? ''}`)

/** A card that is paid, and where it comes from. */
interface Paid {
  face: Element
  from: Element
}

/** My cards lie on their piles; of a pile that is gone the hand is left. */
function cardsFrom(kinds: string[]): Paid[] {
  const hand = document.querySelector('[data-region="tray"] ul')
  return kinds.slice(0, MOST_PAID).flatMap((kind) => {
    const from = thing(`hand:${kind}`) ?? hand
    return from ? [{ face: faceOf(kind), from }] : []
  })
}

function flownTo(goal: Element | null, cards: Paid[], hear: Hear): Running | null {
  if (!goal || !cards.length) return null
  hear('card')
  return together(
    cards.map(({ face, from }, at) => fly(face, from, goal, { ms: PAID_MS, delay: at * PAID_APART_MS, fades: true })),
  )
}

/** Paid cards fly from my hand, or from the plate of who pays, to the route; extra cards of a tunnel to the discards. */
function paid(table: TicketTable, { seat, facts }: EventShown, hear: Hear): Running | null {
  const kinds = spread(facts.card)
  if (seat === table.own && laid.delete(table)) return null // they have flown since the click
  const goal = routeOf(facts) ?? cityOf(facts) ?? thing('deck:cards')
  const from = plate(seat)
  if (seat === table.own) return flownTo(goal, cardsFrom(kinds), hear)
  return (
    from &&
    flownTo(
      goal,
      kinds.slice(0, MOST_PAID).map((kind) => ({ face: faceOf(kind), from })),
      hear,
    )
  )
}

/** The cards reach the city, and the station is set down there. */
function built(table: TicketTable, event: EventShown, hear: Hear): Running | null {
  const cards = paid(table, event, hear)
  const house = cityOf(event.facts)?.querySelector('.built')
  if (!house) return cards
  const heard = () => hear('car')
  return together([cards, drop(house, { after_ms: cards ? PAID_MS : 0, high: STATION_FALLS, heard })])
}

/** The cards reach the route, its cars fall, the engine steams and the points rise; a tunnel was paid for before. */
function claimed(table: TicketTable, event: EventShown, hear: Hear): Piece[] {
  const { facts } = event
  const [route, points] = [() => routeOf(facts), Number(facts.points)]
  const cars = () => [...(route()?.querySelectorAll('.car') ?? [])]
  return [
    () => {
      const cards = event.what === 'claimed-with' ? paid(table, event, hear) : null
      const falling = cars().length ? fall(cars(), (last) => hear(last ? 'engine' : 'car'), cards ? PAID_MS : 0) : null
      return together([cards, falling])
    },
    () => {
      const at = cars().at(-1)
      if (!at || !points) return null
      hear('points')
      return together([rise(`+${points}`, at), steam(at)])
    },
  ]
}

/** The cards of a tunnel are turned over one by one. */
function revealed(hear: Hear): Running | null {
  const cards = [...document.querySelectorAll('[data-revealed]')]
  const turn = [
    { transform: 'scaleX(0)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  if (cards.length) hear('card')
  const timing = (at: number) => ({ duration: REVEAL_MS, delay: at * REVEAL_MS, fill: 'backwards' as const })
  return cards.length ? ended(cards.map((card, at) => card.animate(turn, timing(at)))) : null
}

function tickets(seat: number | null, hear: Hear): Running | null {
  const [deck, face, goal] = [thing('deck:tickets'), drawing('deck:tickets'), plate(seat)]
  if (!deck || !face || !goal) return null
  hear('card')
  return fly(face, deck, goal, { ms: RIVAL_MS, fades: true })
}
