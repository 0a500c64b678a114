import type { Link, Moment, Source } from '../table/source.ts'
import type { CardLine, Denial, Outgoing, RoomShown, Story } from '../generated/messages.ts'
import { engine } from './engine.ts'
import { cardOf, shown } from './offline.ts'

/** A record to look at: its last moment is its newest frame, and nothing can be played. */
export class Replay implements Source {
  private seen = new Map<number, Moment>()

  constructor(
    readonly record: string,
    readonly seat: number | null,
  ) {}

  open(hear: (message: Outgoing) => void, link: (state: Link) => void): void {
    this.moment('last', true).then(
      ({ update }) => {
        hear(update)
        link('open')
      },
      () => link('shut'),
    )
  }

  close(): void {
    this.seen.clear()
  }

  send(): void {}

  async why(): Promise<Denial | null> {
    return null
  }

  story(): Promise<Story> {
    return engine.ask('retold', { record: this.record, seat: this.seat })
  }

  card(room: RoomShown): Promise<CardLine[]> {
    return cardOf(room)
  }

  /** A moment once seen is kept: winding back is as quick as going on. */
  async moment(n: number | 'last', _open: boolean): Promise<Moment> {
    const known = n === 'last' ? undefined : this.seen.get(n)
    if (known) return known
    const moment = shown(await engine.ask('replayed', { record: this.record, seat: this.seat, moment: n, opened: true }))
    this.seen.set(moment.n, moment)
    return moment
  }
}
