import { agrees, type Legal, type Table } from '../../table/table.svelte.ts'
import { sentence } from './sentences.ts'
import type { Move, RailroadRevolutionView } from '../../generated/games/railroad_revolution.ts'
import type { Own } from './types.ts'

/** What the player holds in mind between the taps of one move: a worker, and the thing looked at. */
export class Hand {
  worker = $state.raw<Own | null>(null)
  /** The performance track whose next field costs a worker. */
  track = $state.raw<string | null>(null)
  /** The move whose result is told in words before it is made. */
  seen = $state.raw<Move | null>(null)

  /** What follows the move that is on its way. */
  private next: Move | null = null

  constructor(private readonly table: Table<RailroadRevolutionView>) {}

  /** The sentence of the move that is looked at or waits for its second tap. */
  get preview(): string {
    const move = this.table.choice?.move ?? this.seen
    return move ? sentence(this.table, move) : ''
  }

  holds({ colour, source }: Own): boolean {
    return this.worker?.colour === colour && this.worker.source === source
  }

  /** My legal moves that use this worker. */
  uses({ colour, source }: Own): Legal<Move>[] {
    return this.table.moves.filter(
      ({ move }) => agrees(move, { colour, source }) || (source === 'supply' && agrees(move, { move: 'place', colour })),
    )
  }

  /** A selection belongs to one decision. */
  letGo(): void {
    this.worker = this.track = this.seen = null
  }

  /** Takes a worker in hand, or puts him back. */
  take(worker: Own): void {
    this.table.cancel()
    this.next = null
    this.worker = this.holds(worker) ? null : worker
  }

  /** Makes a legal move, or says why it is none; what comes then follows in the next frame, if it is legal there. */
  try(move: Move, then: Move | null = null): void {
    const legal = this.find(move)
    if (!legal) return void this.table.askWhy(move)
    this.next = then
    this.table.propose(legal)
  }

  /** The second half of two moves in one step, once the first is made. */
  goOn(): void {
    if (!this.table.moves.length || this.table.choice) return
    const legal = this.next && this.find(this.next)
    this.next = null
    if (legal) this.table.act(legal.number)
  }

  find(move: Move): Legal<Move> | undefined {
    return this.table.moves.find((shown) => agrees(shown.move, move))
  }

  chosen(move: Move): boolean {
    const choice = this.table.choice?.move
    return choice !== undefined && agrees(choice, move)
  }
}

const hands = new WeakMap<object, Hand>()

/** The one hand of a table, shared by its board, tray and supply. */
export function handOf(table: Table<RailroadRevolutionView>): Hand {
  let hand = hands.get(table)
  if (!hand) hands.set(table, (hand = new Hand(table)))
  return hand
}
