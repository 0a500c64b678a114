import type { Table } from '../../table/table.svelte.ts'
import { say, type Facts } from '../../words.svelte.ts'
import { bonusWords } from './bonus.ts'
import { materialOf, materialWith, type Material } from './material.ts'
import type { Move, RailroadRevolutionView, SeatView } from '../../generated/games/railroad_revolution.ts'
import type { City, StepCost } from './types.ts'

/** What one needs to say a move: the table's things and whose eyes look. */
interface Scene {
  view: RailroadRevolutionView
  material: Material
  me: SeatView
}

/** What the city is called: as the language has it, or as the box at the table has it printed otherwise than ours. */
export function cityName({ id, name }: City): string {
  return name === OURS.city(id).name ? say(`city-${id}`) : name
}

const OURS = materialWith()

/** The players of these seats by name. */
export function named(table: Table<RailroadRevolutionView>, seats: number[]): string {
  return seats.map((seat) => table.names[seat] ?? '').join(', ') || say('rr-nobody')
}

/** Whose things the tray shows: mine, or for a watcher those of the player to act. */
export function seatShown(table: Table<RailroadRevolutionView>): number {
  return table.seat ?? table.view.actors[0] ?? table.view.turn ?? 0
}

/** The move as a sentence that says what will happen. */
export function sentence(table: Table<RailroadRevolutionView>, move: Move): string {
  const view = table.view
  const scene = { view, material: materialOf(table), me: view.seats[seatShown(table)]! }
  const tell = TOLD[move.move] as Tell<Move> | undefined
  return tell ? tell(scene, move) : say(`rr-do-${move.move}`)
}

type Tell<M> = (scene: Scene, move: M) => string
type Of<K> = Extract<Move, { move: K }>

const TOLD: { [K in Move['move']]?: Tell<Of<K>> } = {
  pay: ({ view }) => say('rr-do-pay', { n: view.action?.owed ?? 0 }),
  'sell-share': ({ material }) => say('rr-do-sell-share', { n: material.amount('share_price') }),
  hire: ({ material }, move) => say('rr-do-hire', { ...hue(move), n: material.amount('hire_cost') }),
  pick: pick,
  place: ({ material }, move) => place(material, move.colour, move.field, move.as_white),
  station: station,
  track: track,
  office: office,
  sale: (scene, move) => say(`rr-do-sale-${move.piece}`, { n: salePrice(scene) }),
  extra: ({ view, material }) =>
    view.action ? extraWords(material, view.action.field, view.action.used_as) : say('rr-do-extra'),
  reward: (scene) => say('rr-do-reward', { bonus: cityBonus(scene, 'basic') }),
  'first-bonus': (scene) => say('rr-do-first-bonus', { bonus: cityBonus(scene, 'first') }),
  tile: tile,
  deal: deal,
  flip: ({ material }, move) =>
    say(`rr-do-flip-${move.side}`, { train: move.train, bonus: bonusWords(material.train(move.train)) }),
  train: ({ material }, move) => say('rr-do-train', { train: move.train, bonus: bonusWords(material.train(move.train)) }),
  step: step,
  promote: ({ me }, move) => {
    const milestone = me.open_milestones[move.milestone - 1]?.id ?? ''
    return say('rr-do-promote', { ...hue(move), milestone })
  },
  exchange: (_, move) => say('rr-do-exchange', { ...hue(move), gained: move.gained }),
  gain: (_, move) => say('rr-do-gain', hue(move)),
  complete: ({ me }, move) => say('rr-do-complete', { milestone: me.open_milestones[move.milestone - 1]?.id ?? '' }),
  keep: ({ view }, move) => say('rr-do-keep', { milestone: view.drawn[move.place - 1] ?? '?' }),
}

function hue(move: { colour?: string | null; source?: string | null }): Facts {
  return { hue: move.colour ?? '', origin: move.source ?? '' }
}

function pick({ view, material }: Scene, move: Of<'pick'>): string {
  const [side, worker] = view.setup_tiles[`${move.place}`] ?? ['s1-a', 'white']
  return say('rr-do-pick', { bonus: bonusWords(material.setup(side)), hue: worker })
}

function place(material: Material, colour: string, field: string, asWhite: boolean): string {
  const extra = extraWords(material, field, asWhite ? 'white' : colour)
  return say(asWhite ? 'rr-do-place-as-white' : 'rr-do-place', { hue: colour, field, extra })
}

/** The extra effect of a colour on a field in words. */
export function extraWords(material: Material, field: string, colour: string): string {
  const facts = { ...material.rules, per_track: material.perTrack ? 'yes' : 'no' }
  return say(colour === 'white' ? 'rr-extra-white' : `rr-extra-${field}-${colour}`, facts)
}

/** The same in a few words, for a field with little room. */
export function extraShort(material: Material, field: string, colour: string): string {
  return say(colour === 'white' ? 'rr-plus-white' : `rr-plus-${field}-${colour}`, material.rules)
}

/** A step on a performance track in a few words: what the next field is worth, and what it costs. */
export function stepLabel(table: Table<RailroadRevolutionView>, track: string): string {
  const { points, costs } = materialOf(table).performance(track)
  const at = table.view.seats[seatShown(table)]!.markers[track] ?? 0
  return say('rr-step-short', { track, points: points[at + 1] ?? points[at] ?? 0, cost: stepCost(costs[at] ?? {}) || 'none' })
}

function station({ view, material }: Scene, move: Of<'station'>): string {
  const city = material.city(move.city)
  if (view.rewards.length) return say('rr-do-station-free', { town: cityName(city) })
  const tile = material.tile(view, city.id)
  const facts = { town: cityName(city), n: city.cost, bonus: bonusWords(tile.basic) }
  if (city.id in view.first_stations) return say('rr-do-station', facts)
  return say('rr-do-station-first', { ...facts, first: bonusWords(tile.first) })
}

function track({ view, material }: Scene, move: Of<'track'>): string {
  const space = material.space(move.space)
  const [from, to] = space.between.map((end) => cityName(material.city(end))) as [string, string]
  if (view.rewards.length) return say('rr-do-track-free', { from, to })
  const n = (space.terrain ?? 0) * material.amount('terrain_cost')
  return say('rr-do-track', { from, to, n, deal: space.deal ? 'yes' : 'no' })
}

function office({ view, material }: Scene, move: Of<'office'>): string {
  const section = material.section(move.section)
  if (view.rewards.length) return say('rr-do-office-free', { section: section.id })
  const shares = section.shares + (section.id in view.first_offices ? 0 : section.first_shares)
  const tile = material.wire(view, section.id)
  const facts = { section: section.id, n: shares }
  return tile ? say('rr-do-office', { ...facts, bonus: bonusWords(tile) }) : say('rr-do-office-deal', facts)
}

/** The money for the next piece sold: that of the leftmost section with a piece. */
export function salePrice({ material, me }: Pick<Scene, 'material' | 'me'>): number {
  return leftmost(material, me)?.sale ?? 0
}

export function leftmost(material: Material, me: SeatView) {
  let tracks = total(material, 'tracks') - me.tracks_left
  let buildings = total(material, 'buildings') - me.buildings_left
  return material.printed.board.find((section) => {
    tracks -= section.tracks
    buildings -= section.buildings
    return tracks < 0 || buildings < 0
  })
}

export function total(material: Material, kind: 'tracks' | 'buildings'): number {
  return material.printed.board.reduce((sum, section) => sum + section[kind], 0)
}

function cityBonus({ view, material }: Scene, which: 'basic' | 'first'): string {
  const city = view.action?.built
  return city && view.action?.field === 'station' ? bonusWords(material.tile(view, city)[which]) : ''
}

function tile({ view, material }: Scene, move: Of<'tile'>): string {
  const bonus = view.action?.built ? material.wire(view, view.action.built) : null
  return say('rr-do-tile', { ...hue(move), bonus: bonus ? bonusWords(bonus) : '' })
}

function deal({ view, material }: Scene, move: Of<'deal'>): string {
  const rebate = view.phase === 'action' ? material.amount('negotiator_rebate') : 0
  return say('rr-do-deal', { bonus: bonusWords(material.deal(view.deal, move.half), rebate) })
}

function step({ material, me }: Scene, move: Of<'step'>): string {
  const id = move.track
  const { points, costs } = material.performance(id)
  const at = me.markers[id] ?? 0
  const facts = { track: id, points: points[at + 1] ?? 0, cost: stepCost(costs[at] ?? {}) }
  if (move.colour) return say('rr-do-step-worker', { ...facts, ...hue(move) })
  return say(facts.cost ? 'rr-do-step-cost' : 'rr-do-step', facts)
}

/** What passing the symbol before a field costs, in words; nothing where there is no symbol. */
export function stepCost(cost: StepCost): string {
  if (cost.money) return say('rr-cost-money', { n: cost.money })
  if (cost.shares) return say('rr-cost-shares', { n: cost.shares })
  return cost.workers ? say('rr-cost-worker') : ''
}
