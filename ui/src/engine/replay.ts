import type { Moment, Source } from '../table/source.ts'
import type { Denial, Incoming } from '../wire.ts'
import { engine } from './engine.ts'
import { shown } from './local.ts'

/** A record to look at: its last moment is its newest frame, and nothing can be played. */
export class Replay implements Source {
  private seen = new Map<number, Moment>()

  constructor(
    readonly record: string,
    readonly seat: number | null,
  ) {}

  open(hear: (message: Incoming) => void, alive: (on: boolean) => void): void {
    this.moment(0)
      .then(({ count }) => this.moment(count - 1))
      .then(
        ({ update }) => hear(update),
        () => alive(false),
      )
  }

  close(): void {
    this.seen.clear()
  }

  send(): void {}

  async why(): Promise<Denial | null> {
    return null
  }

  /** A moment once seen is kept: winding back is as quick as going on. */
  async moment(n: number): Promise<Moment> {
    const known = this.seen.get(n)
    if (known) return known
    const moment = shown(await engine.ask('replayed', { record: this.record, seat: this.seat, moment: n }))
    this.seen.set(n, moment)
    return moment
  }
}
