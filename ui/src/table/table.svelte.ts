import { forgotten } from '../kinds.ts'
import { OWN_MS, OWN_SMALL_MS, Pacer } from '../motion/pace.ts'
import { moving } from '../motion/stage.svelte.ts'
import { confirms, settings } from '../settings.svelte.ts'
import type { Both, ChatLine, Denial, Outage, Outgoing, MoveShown, Update, AnyRequest } from '../generated/messages.ts'
import type { AnyMove, GameKey, Games } from '../generated/games.ts'
import { calledAll } from './characters.ts'
import { lostSince } from './clock.ts'
import type { Link, Moment, Source } from './source.ts'
import { continued, joined, said, type Line } from './story.ts'

export type { Line } from './story.ts'

/** The semaphore's arm: you may act, a move is on its way, a click was refused, or others are to act. */
export type Signal = 'go' | 'wait' | 'stop' | 'rest'

/** What is seen happening: a frame, my own move as soon as it is begun, or its refusal. */
export type News = Update | Denial | { type: 'begun'; move: AnyMove }

/** The moves of the game that has this view; of one kind if it is named. */
export type MoveOf<V, K = string> = Extract<
  { [G in GameKey]: Games[G]['view'] extends V ? Games[G]['move'] : never }[GameKey],
  { move: K }
>

/** A legal move of a game. */
export interface Legal<M extends AnyMove> extends MoveShown {
  move: M
}

/** Whether the move has these fields. */
export function agrees(move: AnyMove, fields: object): boolean {
  const own: Record<string, unknown> = { ...move }
  return Object.entries(fields).every(([name, value]) => own[name] === value)
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
  pending = $state.raw<MoveOf<V> | number | null>(null)
  /** The move that waits for a second tap: the board draws it as a ghost. */
  choice = $state.raw<Legal<MoveOf<V>> | null>(null)
  /** Why the last click or command was refused. */
  refusal = $state.raw<Denial | null>(null)
  /** Why the server cannot open this table, if it has set it aside. */
  aside = $state.raw<Both | null>(null)
  /** Things lit on the board from elsewhere (a log line, a ticket, a score part): "route:x", "city:y", "cell:E4". */
  lit = $state.raw<ReadonlySet<string>>(new Set())
  /** The story so far, without the talk. */
  lines = $state.raw<Line[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** How often watchers were heard to say something. */
  heardWatchers = $state(0)
  /** Who is connected now, by seat, and how many watch. */
  present = $state.raw<boolean[]>([])
  watchers = $state(0)
  /** Whose talk this seat does not want to read. */
  muted = $state.raw<ReadonlySet<number>>(new Set())
  /** Through whose eyes the past is seen, where all may be known. */
  lens = $state<number | null>(null)
  link = $state<Link>('open')
  /** What the server has to do without now, if anything. */
  outage = $state<Outage['what']>('')
  /** The act of another that is being told just now, and for how long. */
  telling = $state.raw<{ update: Update; ms: number } | null>(null)
  /** What is called with each frame as it happens, with my own move at the click, and when it is refused. */
  watch: (news: News) => void = () => {}
  /** How much longer than usual an act of mine is seen before others act, by what the game has to show. */
  lasting: (after: V) => number = () => 0
  /** How far the server's clock is ahead of this device's. */
  ahead_ms = $state(0)
  /** Since when the clocks stand because the connection is lost: whether they run on is the server's to say. */
  private lost_ms = $state<number | null>(null)

  private keys = new Map<string, AnyRequest>()
  private storied = false
  private greeted = false
  private wanted = 0
  private pacer = new Pacer(
    () => (document.hidden ? 'none' : settings.pace),
    () => (this.telling = null),
  )

  constructor(
    readonly source: Source,
    readonly own: number | null,
  ) {}

  /** My seat, or the one through whose eyes I look at the past; null for a watcher. */
  get seat(): number | null {
    return this.past?.opened && this.lens !== null ? this.lens : this.own
  }

  open(): void {
    this.source.open(
      (message) => this.receive(message),
      (link) => this.connected(link),
    )
  }

  close(): void {
    this.pacer.flush()
    this.source.close()
  }

  private connected(link: Link): void {
    this.link = link
    this.greeted = false
    this.lost_ms = lostSince(this.lost_ms, link, Date.now())
  }

  /** The server's time when it is `now_ms` here, as far as one knows it. */
  time(now_ms: number): number {
    return (this.lost_ms ?? now_ms) + this.ahead_ms
  }

  /** All that is still to be told happens now. */
  hurry(): void {
    this.pacer.flush()
    this.telling = null
  }

  /** The frame that is shown: the past while one looks at it, else the newest. */
  get update(): Update | null {
    return this.past?.update ?? this.live
  }

  get view(): V {
    const opened = this.lens === null ? undefined : this.past?.opened?.[this.lens]
    return (opened ?? this.update?.view) as V
  }

  get game(): string {
    return this.live?.room.game ?? ''
  }

  /** What everybody at the table is called, in the chosen language. */
  get names(): string[] {
    return calledAll(this.live?.room.seats ?? [])
  }

  /** The moves I may make now; none while I look at the past or a move is on its way. */
  get moves(): Legal<MoveOf<V>>[] {
    return this.past || this.pending !== null ? [] : ((this.live?.moves ?? []) as Legal<MoveOf<V>>[])
  }

  get myTurn(): boolean {
    return this.live?.prompt.what === 'prompt-act'
  }

  /** Whether this table wants something of me: a move, or an answer about an undo. */
  get wantsMe(): boolean {
    return this.myTurn || this.live?.prompt.what === 'prompt-answer-undo'
  }

  get over(): boolean {
    return this.live?.room.status === 'over'
  }

  get signal(): Signal {
    if (this.refusal) return 'stop'
    if (this.pending !== null || this.telling) return 'wait'
    return this.wantsMe && !this.past ? 'go' : 'rest'
  }

  /** My legal moves of a kind, narrowed by some of their fields. */
  legal<K extends MoveOf<V>['move']>(kind: K, fields: Partial<MoveOf<V, K>> = {}): Legal<MoveOf<V, K>>[] {
    return this.moves.filter((shown) => shown.move.move === kind && agrees(shown.move, fields)) as Legal<MoveOf<V, K>>[]
  }

  /** Chooses a move: it is made at once, or waits as a ghost for the second tap where the settings ask for one. */
  propose(chosen: Legal<MoveOf<V>>, always = false): void {
    this.refusal = null
    if (this.choice?.number === chosen.number || !(confirms() || always)) this.act(chosen.number)
    else this.choice = chosen
  }

  /** Makes a move that is one tap: a card, a die; only who asks for it always confirms it too. */
  draw(chosen: Legal<MoveOf<V>>): void {
    if (settings.confirm === 'always') this.propose(chosen)
    else this.act(chosen.number)
  }

  confirm(): void {
    if (this.choice) this.act(this.choice.number)
  }

  /** Takes back the selection; nothing was sent yet. */
  cancel(): void {
    this.choice = null
    this.refusal = null
  }

  act(move: number | MoveOf<V>): void {
    this.hurry()
    this.choice = null
    const begun = typeof move === 'number' ? this.moves.find(({ number }) => number === move)?.move : move
    if (begun) this.watch({ type: 'begun', move: begun })
    this.pending = move
    this.send({ type: 'act', move })
  }

  /** Says why a click that is not legal is refused, by the rule that forbids it. */
  async askWhy(move: MoveOf<V>): Promise<void> {
    this.choice = null
    this.refusal = await this.source.why(move)
  }

  send(request: AnyRequest): void {
    const key = crypto.randomUUID()
    this.refusal = null
    this.keys.set(key, request)
    this.source.send({ key, decision: this.live?.decision ?? null, do: request })
  }

  mute(seat: number, on: boolean): void {
    this.muted = new Set(on ? [...this.muted, seat] : [...this.muted].filter((each) => each !== seat))
    this.send({ type: 'mute', seat, on })
  }

  light(things: Iterable<string>): void {
    this.lit = new Set(things)
  }

  /** Looks at the table after the n-th act (the last, where there are not so many); null comes back to the present. */
  async lookAt(n: number | 'last' | null): Promise<void> {
    this.cancel()
    const wanted = (this.wanted += 1)
    const found = n === null ? null : await this.source.moment(n, this.over).catch(() => this.source.moment('last', this.over))
    if (wanted === this.wanted) this.past = found // who winds fast wants only the last moment
  }

  /** Looks at the moment a line of the story tells of; a move that was taken back has none. */
  async lookAtLine(line: Line): Promise<void> {
    const story = await this.source.story()
    const moment = story.told.find(({ n }) => n === line.frame)?.moment
    if (moment !== null && moment !== undefined) await this.lookAt(moment)
  }

  /** What others do is told one by one; all else keeps its place in the row but takes no time. */
  private receive(message: Outgoing): void {
    if (message.type === 'presence' || message.type === 'pong') return this.hear(message)
    const large = message.type === 'update' && message.events.some(({ facts }) => typeof facts.points === 'number')
    if (message.type !== 'update' || !this.tellable(message))
      return this.pacer.pass(() => this.hear(message), moving() ? this.seenFor(message, large) : 0)
    this.pacer.tell({
      large,
      name: (ms) => (this.telling = { update: message, ms }),
      make: () => this.hear(message),
    })
  }

  /** How long an act of mine is seen before that of another begins. */
  private seenFor(message: Outgoing, large: boolean): number {
    const mine = message.type === 'update' && message.since !== null && message.events.some(({ seat }) => seat === this.own)
    return (large ? OWN_MS : mine ? OWN_SMALL_MS : 0) + (mine && this.live ? this.lasting(message.view as V) : 0)
  }

  /** An act of others that I wait for; never behind a running clock, and never while I could act myself. */
  private tellable({ since, events, room, result }: Update): boolean {
    const others = events.some(({ seat }) => seat !== null && seat !== this.own)
    const news = since !== null && others && result === null && room.clock.kind === 'none'
    return news && !this.past && (this.pacer.telling || !this.wantsMe)
  }

  private hear(message: Outgoing): void {
    switch (message.type) {
      case 'update':
        if (!this.greeted) [this.greeted, this.outage] = [true, '']
        return this.take(message)
      case 'behind':
        this.take(message.update)
        return this.settle(message.key)
      case 'answer':
        return this.settle(message.key)
      case 'denial':
        if (message.code.startsWith('aside-')) this.aside = message.text
        if (message.code === 'database-down' || message.code === 'disk-full') this.outage = message.code
        this.settle(message.key)
        this.refusal = message
        return this.watch(message)
      case 'presence':
        return void ([this.present, this.watchers] = [message.seats, message.watchers])
      case 'outage':
        return void (this.outage = message.what)
      case 'reminder': // the prompt line already says whose turn it is
      case 'pong':
        return
      default:
        forgotten(message)
    }
  }

  private take(update: Update): void {
    if (this.live && update.n < this.live.n) return
    this.lost_ms = null
    if (update.since === null) {
      this.chat = update.chat
      this.muted = new Set(update.muted)
      this.storied = false
    } else {
      this.chat = [...this.chat, ...said(update, Date.now() + this.ahead_ms)]
      this.lines = continued(this.lines, update, this.sent(update))
      if (update.events.length > 0) this.ahead_ms = update.clock.at_ms - Date.now()
    }
    this.heardWatchers += update.events.filter(({ what }) => what === 'watcher-said').length
    this.live = update
    if (!this.storied) void this.readStory()
    if (this.choice && !update.moves.some(({ number }) => number === this.choice?.number)) this.choice = null
    if (update.since !== null) this.watch(update)
  }

  /** The move that is on its way, in notation, if this frame may tell of it. */
  private sent(update: Update): string | null {
    const mine = update.events.some(({ seat }) => seat === this.seat)
    return mine ? (this.live?.moves.find(({ number }) => number === this.pending)?.notation ?? null) : null
  }

  /** The story from its beginning; what was told meanwhile follows it. A lost connection leaves it for the next frame. */
  private async readStory(): Promise<void> {
    this.storied = true
    const story = await this.source.story().catch(() => null)
    if (!story) return void (this.storied = false)
    this.lines = joined(story.told, this.lines)
  }

  private settle(key: string | null): void {
    const request = key === null ? undefined : this.keys.get(key)
    if (key !== null) this.keys.delete(key)
    if (request?.type === 'act' || key === null) this.pending = null
  }
}
