import type { AnyMove } from '../generated/games.ts'
import type { CardLine, Command, Denial, Outgoing, RoomShown, Story, Update } from '../generated/messages.ts'
import type { Link, Moment, Source } from '../table/source.ts'

/**
 * A table whose first frame is known before the engine is there: one reads and chooses meanwhile.
 *
 * What is asked or done before that waits for it; the engine's own first frame is the same, so nothing is seen to change.
 */
export class Begun implements Source {
  private closed = false

  constructor(
    private readonly first: Update,
    private readonly real: Promise<Source>,
  ) {}

  open(hear: (message: Outgoing) => void, link: (state: Link) => void): void {
    hear(this.first)
    link('open')
    this.then((source) => source.open(hear, link))
  }

  close(): void {
    this.then((source) => source.close())
    this.closed = true
  }

  send(command: Command): void {
    this.then((source) => source.send(command))
  }

  async why(move: AnyMove): Promise<Denial | null> {
    return (await this.real).why(move)
  }

  async moment(n: number | 'last', open: boolean): Promise<Moment> {
    return (await this.real).moment(n, open)
  }

  async card(room: RoomShown): Promise<CardLine[]> {
    return (await this.real).card(room)
  }

  async story(): Promise<Story> {
    return (await this.real).story()
  }

  /** In its turn, once the engine is there; who has left meanwhile wants nothing more. An engine that fails is told elsewhere. */
  private then(work: (source: Source) => void): void {
    const left = this.closed
    void this.real.then(
      (source) => left || work(source),
      () => {},
    )
  }
}
