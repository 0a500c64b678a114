import type { GameRoom } from '../games/contract.ts'
import type { Choice, Decision } from '../generated/http.ts'
import { Table } from './table.svelte.ts'

/** Moments of a finished game as the deciding seat saw them before it chose: for sentences about what it could do. */
export class Glimpses {
  private seen = new Map<number, Promise<Table | null>>()

  constructor(
    private readonly table: Table,
    private readonly game: GameRoom,
  ) {}

  /** The table before that decision; null where the moment cannot be had. */
  before({ number, seat }: Decision): Promise<Table | null> {
    const known = this.seen.get(number) ?? this.look(number - 1, seat).catch(() => null)
    this.seen.set(number, known)
    return known
  }

  /** The choice as a sentence in the chosen language, else in notation. */
  words(still: Table | null, { act, move }: Choice): string {
    return still && act.move ? this.game.sentence(still, { number: -1, move: act, notation: move }) : move
  }

  private async look(n: number, seat: number): Promise<Table> {
    const still = new Table(this.table.source, seat)
    still.live = this.table.live
    still.past = await this.table.source.moment(n, true)
    still.lens = seat
    return still
  }
}
