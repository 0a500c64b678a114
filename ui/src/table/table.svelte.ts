import { confirms } from '../settings.svelte.ts'
import type { Denial, EventShown, Incoming, Move, MoveShown, Update, Wish } from '../wire.ts'
import type { Moment, Source } from './source.ts'

/** The semaphore's arm: you may act, a move is on its way, a click was refused, or others are to act. */
export type Signal = 'go' | 'wait' | 'stop' | 'rest'

/** A line of the story as this audience was told it. */
export interface Line extends EventShown {
  id: number
}

/**
 * A table as the page's components see it, whoever plays it and wherever its frames come from.
 *
 * `V` is the form of the game's own view. A component reads `view` and `moves`, proposes a move, or asks why not.
 */
export class Table<V = unknown> {
  /** The newest frame. */
  live = $state.raw<Update | null>(null)
  /** The moment of the past that is looked at, if any. */
  past = $state.raw<Moment | null>(null)
  /** The move on its way to the log. */
  pending = $state.raw<Move | number | null>(null)
  /** The move that waits for a second tap: the board draws it as a ghost. */
  choice = $state.raw<MoveShown | null>(null)
  /** Why the last click or command was refused. */
  refusal = $state.raw<Denial | null>(null)
  /** Things lit on the board from elsewhere (a log line, a ticket, a score part): "route:x", "city:y", "cell:3,4". */
  lit = $state.raw<ReadonlySet<string>>(new Set())
  lines = $state.raw<Line[]>([])
  connected = $state(true)

  private keys = new Map<string, Wish>()
  private told = 0

  constructor(
    readonly source: Source,
    readonly seat: number | null,
  ) {}

  open(): void {
    this.source.open(
      (message) => this.hear(message),
      (on) => (this.connected = on),
    )
  }

  close(): void {
    this.source.close()
  }

  /** The frame that is shown: the past while one looks at it, else the newest. */
  get update(): Update | null {
    return this.past?.update ?? this.live
  }

  get view(): V {
    return this.update?.view as V
  }

  get game(): string {
    return this.live?.room.game ?? ''
  }

  get names(): string[] {
    return this.live?.room.seats.map((seat) => seat.name || seat.level) ?? []
  }

  /** The moves I may make now; none while I look at the past or a move is on its way. */
  get moves(): MoveShown[] {
    return this.past || this.pending !== null ? [] : (this.live?.moves ?? [])
  }

  get myTurn(): boolean {
    return this.live?.prompt.what === 'prompt-act'
  }

  get signal(): Signal {
    if (this.refusal) return 'stop'
    if (this.pending !== null) return 'wait'
    return this.myTurn && !this.past ? 'go' : 'rest'
  }

  /** My legal moves of a kind, narrowed by some of their fields. */
  legal(kind: string, fields: Record<string, unknown> = {}): MoveShown[] {
    return this.moves.filter(
      ({ move }) => move.move === kind && Object.entries(fields).every(([name, value]) => move[name] === value),
    )
  }

  /** Chooses a move: it is made at once, or waits as a ghost for the second tap where the settings ask for one. */
  propose(chosen: MoveShown, always = false): void {
    this.refusal = null
    if (this.choice?.number === chosen.number || !(confirms() || always)) this.act(chosen.number)
    else this.choice = chosen
  }

  confirm(): void {
    if (this.choice) this.act(this.choice.number)
  }

  /** Takes back the selection; nothing was sent yet. */
  cancel(): void {
    this.choice = null
    this.refusal = null
  }

  act(move: number | Move): void {
    this.choice = null
    this.pending = move
    this.send({ type: 'act', move })
  }

  /** Says why a click that is not legal is refused, by the rule that forbids it. */
  async askWhy(move: Move): Promise<void> {
    this.choice = null
    this.refusal = await this.source.why(move)
  }

  send(wish: Wish): void {
    const key = crypto.randomUUID()
    this.refusal = null
    this.keys.set(key, wish)
    this.source.send({ key, decision: this.live?.decision ?? null, do: wish })
  }

  light(things: Iterable<string>): void {
    this.lit = new Set(things)
  }

  /** Looks at the table after the n-th act; null comes back to the present. */
  async lookAt(n: number | null): Promise<void> {
    this.choice = null
    this.past = n === null ? null : await this.source.moment(n)
  }

  private hear(message: Incoming): void {
    if (message.type === 'update') this.take(message)
    if (message.type === 'behind') this.take(message.update)
    if (message.type === 'behind' || message.type === 'answer' || message.type === 'denial') this.settle(message.key)
    if (message.type === 'denial') this.refusal = message
  }

  private take(update: Update): void {
    if (this.live && update.n < this.live.n) return
    const fresh = update.events.map((event) => ({ ...event, id: this.told++ }))
    this.lines = [...this.lines, ...fresh]
    this.live = update
    if (this.choice && !update.moves.some(({ number }) => number === this.choice?.number)) this.choice = null
  }

  private settle(key: string | null): void {
    const wish = key === null ? undefined : this.keys.get(key)
    if (key !== null) this.keys.delete(key)
    if (wish?.type === 'act' || key === null) this.pending = null
  }
}
