import { engine } from '../engine/engine.ts'
import type { Examined } from '../generated/engine.ts'
import { say } from '../words.svelte.ts'
import * as d from './draft.ts'
import { filesOf, type Files } from './files.ts'
import { begun, changed, redone, undone } from './history.ts'
import { drawn, isOutline, type Shape } from './land.ts'
import { keepDraft } from './store.ts'
import { Trying } from './trying.svelte.ts'
import { shortestWays, worth } from './ways.ts'

export const STEPS = ['cities', 'routes', 'tickets', 'rules', 'land', 'try', 'play'] as const
export type Step = (typeof STEPS)[number]
export type Chosen = { kind: 'city'; id: string } | { kind: 'route'; at: number } | { kind: 'ticket'; at: number }

const CHECK_MS = 350

/** The drawing board: the draft, what is chosen on it, which step one is at, and what the rules say of it. */
export class MapDesk {
  private history = $state.raw(begun(d.emptyDraft('')))
  step = $state<Step>('cities')
  chosen = $state.raw<Chosen | null>(null)
  /** The city from which a route or a ticket begins. */
  from = $state('')
  shape = $state<Shape>('land')
  points = $state.raw<d.Point[]>([])
  kept = $state(true)
  examined = $state.raw<Examined | null>(null)
  /** Whether the rules could not be loaded into this browser. */
  broken = $state(false)
  /** Bots play on while one goes on drawing. */
  readonly trying = new Trying()
  private due: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(
    readonly id: string,
    draft: d.Draft,
  ) {
    this.history = begun(draft)
    this.look()
  }

  get draft(): d.Draft {
    return this.history.now
  }
  get canUndo(): boolean {
    return this.history.before.length > 0
  }
  get canRedo(): boolean {
    return this.history.after.length > 0
  }
  /** Whether nothing keeps the map, as it is drawn now, from being played. */
  get playable(): boolean {
    return this.examined?.misfits.length === 0
  }
  files(): Files {
    return filesOf(this.draft)
  }

  change(draft: d.Draft, instead = false): void {
    this.history = changed(this.history, draft, instead)
    this.changed()
  }

  undo(): void {
    this.history = undone(this.history)
    this.changed()
  }

  redo(): void {
    this.history = redone(this.history)
    this.changed()
  }

  private changed(): void {
    if (!this.exists(this.chosen)) this.chosen = null
    if (this.from && !this.city(this.from)) this.from = ''
    this.examined = null
    clearTimeout(this.due)
    this.due = setTimeout(() => void this.settle(), CHECK_MS)
  }

  private async settle(): Promise<void> {
    this.kept = await keepDraft(this.id, $state.snapshot(this.draft) as d.Draft)
    this.look()
  }

  /** What the rules say of the draft as it is now; an answer about an older one is not heard. */
  look(): void {
    const asked = ++this.asked
    engine.ask('examined', { files: this.files() }).then(
      (found) => asked === this.asked && (this.examined = found),
      () => (this.broken = true),
    )
  }

  private exists(chosen: Chosen | null): boolean {
    if (chosen?.kind === 'city') return this.city(chosen.id) !== undefined
    return chosen === null || chosen.at < this.draft[chosen.kind].length
  }

  city(id: string): d.DraftCity | undefined {
    return this.draft.city.find((city) => city.id === id)
  }

  go(step: Step): void {
    this.step = step
    this.from = ''
    this.points = []
    this.chosen = null
  }

  /** A click on the bare sheet. */
  pickPlace(at: d.Point): void {
    if (this.step === 'cities') this.putCity(at)
    else if (this.step === 'land') this.putPoint(at)
    else this.chosen = null
    if (this.step !== 'land') this.from = ''
  }

  putCity(at: d.Point): void {
    const next = d.addCity(this.draft, say('maps-city-number', { number: this.draft.city.length + 1 }), at)
    if (next === this.draft) return
    this.change(next)
    this.chosen = { kind: 'city', id: next.city.at(-1)!.id }
  }

  /** A click on a city: it is chosen, or it is an end of a route or a ticket. */
  pickCity(id: string): void {
    this.chosen = { kind: 'city', id }
    if (this.step !== 'routes' && this.step !== 'tickets') return
    if (!this.from) this.from = id
    else if (this.from === id) this.from = ''
    else this.join(this.from, id)
  }

  /** A route, or a ticket, between these cities; where there is one, that is chosen. */
  join(one: string, other: string): void {
    if (this.step === 'tickets') this.joinByTicket(one, other)
    else this.joinByRoute(one, other)
    this.from = ''
  }

  private joinByRoute(one: string, other: string): void {
    this.change(d.addRoute(this.draft, one, other))
    const at = d.between(this.draft, one, other)[0]
    this.chosen = at === undefined ? null : { kind: 'route', at }
  }

  private joinByTicket(one: string, other: string): void {
    this.change(d.addTicket(this.draft, one, other, worth(shortestWays(this.draft), one, other)))
    const at = this.draft.ticket.findIndex(({ between }) => between.includes(one) && between.includes(other))
    this.chosen = at < 0 ? null : { kind: 'ticket', at }
  }

  rename(id: string, name: string): void {
    const at = this.draft.city.findIndex((city) => city.id === id)
    this.change(d.renameCity(this.draft, id, name))
    this.chosen = { kind: 'city', id: this.draft.city[at]!.id }
  }

  private putPoint(at: d.Point): void {
    const place = d.within(this.draft, at)
    if (!isOutline(this.shape)) this.change(drawn(this.draft, this.shape, [place]))
    else this.points = [...this.points, place]
  }

  /** The outline is closed. */
  finishShape(): void {
    this.change(drawn(this.draft, this.shape, this.points))
    this.points = []
  }

  remove(): void {
    const { chosen, draft } = this
    if (chosen?.kind === 'city') this.change(d.removeCity(draft, chosen.id))
    if (chosen?.kind === 'route') this.change(d.removeRoute(draft, chosen.at))
    if (chosen?.kind === 'ticket') this.change(d.removeTicket(draft, chosen.at))
    this.chosen = null
  }

  /** Moves what is chosen by so much; many steps in a row are one for undoing. */
  nudge(x: number, y: number, instead: boolean): void {
    if (this.chosen?.kind !== 'city') return
    const city = this.city(this.chosen.id)!
    this.change(d.moveCity(this.draft, city.id, [city.at[0] + x, city.at[1] + y]), instead)
  }
}
