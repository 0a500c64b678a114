import type { GameRoom } from '../games/contract.ts'
import type { Table } from './table.svelte.ts'

/** How many points the others' acts since my last one brought each of them. */
export class Since {
  private base = $state.raw<(number | null)[]>([])

  constructor(
    private readonly table: Table,
    private readonly game: GameRoom,
  ) {
    $effect(() => {
      const { live } = table
      if (live && (live.since === null || live.events.some(({ seat }) => seat === table.own))) this.base = this.scores
    })
  }

  /** The points a seat has won since my last act; none while one looks at the past. */
  gained(seat: number): number {
    const [then, now] = [this.base[seat], this.table.past ? null : this.scores[seat]]
    return seat === this.table.own || typeof then !== 'number' || typeof now !== 'number' ? 0 : now - then
  }

  private get scores(): (number | null)[] {
    const { live } = this.table
    return live?.view ? live.room.seats.map(({ seat }) => this.game.score(live.view, seat)) : []
  }
}
