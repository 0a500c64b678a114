import type { Link, Moment, Source } from '../table/source.ts'
import type { CardLine, Command, Denial, Outgoing, RoomShown, Story } from '../generated/messages.ts'
import type { AnyMove } from '../generated/games.ts'
import { engine } from './engine.ts'
import type { Branch, Kept, KeptTable, New } from '../generated/engine.ts'
import type { Moment as MomentShown, Update } from '../generated/messages.ts'
import { spoken } from './saying.ts'

/** How long one can look at a bot's act before the next. */
const PAUSE_MS = 500

/** What became of keeping a table: done, not possible in this browser, or another window has kept it further on. */
export type Keeping = 'kept' | 'unkept' | 'overtaken'

export type Keeper = (table: KeptTable) => Promise<Keeping>

/** Another window plays this table further on. */
class Overtaken extends Error {}

/** A table in this browser. Each of its seats, and a watcher, is a source of frames like a server's socket. */
export class OfflineTable {
  private seats = new Set<OfflineSeat>()
  private turn: Promise<void> = Promise.resolve()
  private pausing = false
  /** What the seats are told of their link. */
  link: Link = 'open'

  private constructor(
    readonly id: string,
    /** The seats that are played here. */
    readonly mine: number[],
    private readonly keeper: Keeper | undefined,
  ) {}

  static async open(request: New | Branch | Kept, keeper?: Keeper): Promise<OfflineTable> {
    const { table, mine } = await engine.ask('opened', request)
    return new OfflineTable(table, mine, keeper)
  }

  seat(seat: number | null): OfflineSeat {
    return new OfflineSeat(this, seat)
  }

  /** The record so far: opened as a branch it is this table again, so it is what one keeps. */
  async record(): Promise<string> {
    return (await engine.ask('record', { table: this.id })).record
  }

  proofs() {
    return engine.ask('proved', { table: this.id })
  }

  join(seat: OfflineSeat): void {
    this.seats.add(seat)
    this.queue(() => seat.refresh())
    this.queue(() => this.letBotsPlay())
  }

  /** Whoever leaves last lets the table go. */
  leave(seat: OfflineSeat): void {
    this.seats.delete(seat)
    if (!this.seats.size) this.queue(async () => void (await engine.ask('closed', { table: this.id })))
  }

  /** What happens at the table happens one after the other. */
  queue(work: () => Promise<void>): void {
    this.turn = this.turn.then(work).catch((error: unknown) => this.broke(error))
  }

  /** What happened is kept before anybody is told of it. */
  async keep(): Promise<void> {
    if (!this.keeper) return
    const done = await this.keeper(await engine.ask('kept', { table: this.id }))
    if (done === 'overtaken') throw new Overtaken()
    this.link = done === 'kept' ? 'open' : done
  }

  /** Something changed: everybody hears of it, then bots that are to act do. */
  async changed(): Promise<void> {
    for (const seat of this.seats) await seat.refresh()
    this.queue(() => this.letBotsPlay())
  }

  private async letBotsPlay(): Promise<void> {
    if (this.pausing || !this.seats.size) return
    const step = await engine.ask('bot_step', { table: this.id })
    if (step.seat === null) return
    await this.keep()
    for (const seat of this.seats) await seat.refresh()
    if (step.more) this.pause()
  }

  private pause(): void {
    this.pausing = true
    setTimeout(() => {
      this.pausing = false
      this.queue(() => this.letBotsPlay())
    }, PAUSE_MS)
  }

  private broke(error: unknown): void {
    this.link = error instanceof Overtaken ? 'overtaken' : 'lost'
    if (this.link === 'lost') console.error(error)
    for (const seat of this.seats) seat.tellLink()
  }
}

/** One audience of an offline table. */
export class OfflineSeat implements Source {
  private last: number | null = null
  private hear: (message: Outgoing) => void = () => {}
  private link: (state: Link) => void = () => {}

  constructor(
    private readonly table: OfflineTable,
    readonly seat: number | null,
  ) {}

  open(hear: (message: Outgoing) => void, link: (state: Link) => void): void {
    this.hear = hear
    this.link = link
    this.table.join(this)
  }

  close(): void {
    this.table.leave(this)
  }

  send(command: Command): void {
    this.table.queue(() => this.carryOut(command))
  }

  private async carryOut(command: Command): Promise<void> {
    if (this.seat === null) return
    const { answer, update } = await engine.ask('command', {
      table: this.table.id,
      seat: this.seat,
      command,
      last: this.last,
    })
    if (answer.type === 'answer') await this.table.keep()
    this.take(update)
    this.hear(answer.type === 'denial' ? await spoken(answer) : answer)
    await this.table.changed()
  }

  async why(move: AnyMove): Promise<Denial | null> {
    if (this.seat === null) return null
    const { denial } = await engine.ask('why', { table: this.table.id, seat: this.seat, move })
    return denial && spoken(denial)
  }

  story(): Promise<Story> {
    return engine.ask('story', { table: this.table.id, seat: this.seat })
  }

  card(room: RoomShown): Promise<CardLine[]> {
    return cardOf(room)
  }

  async moment(n: number | 'last', open: boolean): Promise<Moment> {
    return shown(await engine.ask('moment', { table: this.table.id, seat: this.seat, moment: n, opened: open }))
  }

  /** The newest frame, if there is one that this audience has not heard. */
  async refresh(): Promise<void> {
    const update = await engine.ask('update', { table: this.table.id, seat: this.seat, last: this.last })
    if (update.n !== this.last) this.take(update)
    this.tellLink()
  }

  tellLink(): void {
    this.link(this.table.link)
  }

  private take(update: Update): void {
    this.last = update.n
    this.hear(update)
  }
}

export function shown({ n, of, act, update, opened }: MomentShown): Moment {
  return { n, count: of, update, seat: act?.seat ?? null, notation: act?.notation ?? null, opened }
}

/** The card of a table that is laid like this, by the rules of this browser. */
export function cardOf({ game, seats, options }: RoomShown): Promise<CardLine[]> {
  return engine.ask('card', { game, seats: seats.length, options })
}
