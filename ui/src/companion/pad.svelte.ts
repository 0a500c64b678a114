import { engine, EngineBroken, EngineProblem } from '../engine/engine.ts'
import type { Counted, Message } from '../generated/engine.ts'
import type { AnyPosition } from '../generated/games.ts'
import type { Proof } from '../generated/messages.ts'
import type { Stage } from '../engine/messages.ts'
import { sentence } from '../engine/saying.ts'
import type { Both, Part, SeatId } from '../generated/messages.ts'
import { say } from '../words.svelte.ts'
import type { Editor, Position, SeatThings } from './contract.ts'
import { kept, keep } from './keeping.ts'
import { putAside, shelf, takeDown } from './shelf.ts'

/** The facts of a refusal that are places of a board. */
const PLACES = ['cell', 'space', 'section', 'box', 'milestone']

/** The score pad: a position being entered, what is lit on it, and the rules' count of it. */
export class Pad<P extends Position<any> = Position> {
  position = $state() as P
  active = $state(0)
  lit = $state.raw<ReadonlySet<string>>(new Set())
  /** Whose board the lit things lie on, if they belong to one player. */
  litSeat = $state<number | null>(null)
  counted = $state.raw<Counted | null>(null)
  /** Why it cannot be counted: the rules' sentence, or a message of the page. */
  problem = $state.raw<Both | string | null>(null)
  stage = $state<Stage | null>(engine.stage)
  busy = $state(false)
  /** Whether this table came by a link and nothing was changed yet: then it is not kept on this device. */
  sent = $state(false)
  /** Other tables of this game on this device. */
  aside = $state.raw<Position[]>([])
  private asked = 0

  constructor(
    readonly game: string,
    readonly editor: Editor,
    opened: Position | null,
  ) {
    this.position = (opened ?? kept(game) ?? fresh(game, editor)) as P
    this.sent = opened !== null && !same(opened, kept(game))
    this.aside = shelf(game)
  }

  get seat(): P['seats'][number] {
    return this.position.seats[this.shown] ?? this.position.seats[0]!
  }

  /** Whose things are shown: of the player a proof speaks of, else of the active one. */
  get shown(): number {
    return this.litSeat ?? this.active
  }

  nameOf(seat: number): string {
    return this.position.seats[seat]?.name || say('companion-player', { number: seat + 1 })
  }

  select(seat: number): void {
    this.active = seat
    this.light(null)
  }

  addSeat(): void {
    this.position.seats.push(this.editor.blank(this.game))
    this.select(this.position.seats.length - 1)
    this.editor.settle?.(this.position)
  }

  removeSeat(seat: number): void {
    this.position.seats.splice(seat, 1)
    this.select(Math.min(this.active, this.position.seats.length - 1))
    this.editor.settle?.(this.position)
  }

  /** A clean pad for the same people. */
  clear(): void {
    const names = this.position.seats.map(({ name }: SeatThings) => name)
    this.position = fresh(this.game, this.editor, names) as P
    this.active = 0
    this.counted = this.problem = null
  }

  light(part: Part | null, seat?: SeatId): void {
    const proofs = this.counted?.proofs.filter((proof) => proof.seat === seat && proof.part === part?.name) ?? []
    this.litSeat = part && typeof seat === 'number' ? seat : null
    this.lit = new Set(part && seat !== undefined ? this.editor.lights(part, seat, proofs, this.position) : [])
  }

  lightProof(proof: Proof | null): void {
    this.litSeat = proof?.seat ?? null
    this.lit = new Set(proof ? this.editor.proved(proof).things : [])
  }

  /** Keeps what is entered. A table that was sent becomes one's own by that, and one's own is put aside for it. */
  keep(): void {
    if (this.sent) this.putAside(kept(this.game))
    this.sent = false
    keep(this.game, this.position)
  }

  /** Goes on with a table that was put aside, and puts this one aside. */
  open(table: Position): void {
    if (!this.sent) this.putAside($state.snapshot(this.position) as Position)
    takeDown(this.game, table)
    this.aside = shelf(this.game)
    this.sent = false
    this.position = structuredClone(table) as P
    this.select(0)
    this.counted = this.problem = null
  }

  /** A table on which somebody has written anything. */
  private putAside(table: Position | null): void {
    if (!table || same(table, fresh(this.game, this.editor, Array<string>(table.seats.length).fill('')))) return
    putAside(this.game, table)
    this.aside = shelf(this.game)
  }

  /** Lights the places that a refusal names, on the board of whom it names. */
  private lightTrouble(facts: Message['facts']): void {
    const seat = this.position.seats.findIndex(
      ({ name }: SeatThings, at: number) => (name || String(at + 1)) === String(facts.who ?? facts.seat),
    )
    if (seat >= 0) this.select(seat)
    this.lit = new Set(PLACES.flatMap((kind) => (facts[kind] === undefined ? [] : [`${kind}:${String(facts[kind])}`])))
  }

  /** Asks the rules; of several questions under way only the last one counts. */
  async count(): Promise<void> {
    const asked = ++this.asked
    this.busy = true
    const stop = engine.watch((stage) => (this.stage = stage))
    try {
      const counted = await engine.ask('scored', { position: $state.snapshot(this.position) as unknown as AnyPosition })
      if (asked === this.asked) [this.counted, this.problem] = [counted, null]
    } catch (error) {
      const problem = await said(error)
      if (asked === this.asked) [this.counted, this.problem] = [null, problem]
      if (asked === this.asked && error instanceof EngineProblem) this.lightTrouble(error.told.facts)
    } finally {
      stop()
      if (asked === this.asked) this.busy = false
    }
  }
}

function fresh(game: string, editor: Editor, names: string[] = []): Position {
  const count = Math.max(names.length, editor.seats.least) // whoever plays alone is counted alone
  const seats = Array.from({ length: count }, (_, at) => ({ ...editor.blank(game), name: names[at] ?? '' }))
  const position = { game, ...editor.table?.(game), seats }
  editor.settle?.(position)
  return position
}

function same(one: Position, two: Position | null): boolean {
  return JSON.stringify(one) === JSON.stringify(two)
}

async function said(error: unknown): Promise<Both | string> {
  if (error instanceof EngineProblem) return sentence(error.told)
  return error instanceof EngineBroken && error.missing ? 'companion-no-engine' : 'companion-broken'
}
