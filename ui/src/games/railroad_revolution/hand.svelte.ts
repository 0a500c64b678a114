import type { Table } from '../../table/table.svelte.ts'
import type { Move, MoveShown } from '../../wire.ts'
import { sentence } from './sentences.ts'
import type { Own, View } from './types.ts'

/** What the player holds in mind between the taps of one move: a worker, and the thing looked at. */
export class Hand {
  worker = $state.raw<Own | null>(null)
  /** The performance track whose next field costs a worker. */
  track = $state.raw<string | null>(null)
  /** The move whose result is told in words before it is made. */
  seen = $state.raw<Move | null>(null)

  constructor(private readonly table: Table<View>) {}

  /** The sentence of the move that is looked at or waits for its second tap. */
  get preview(): string {
    const move = this.table.choice?.move ?? this.seen
    return move ? sentence(this.table, move) : ''
  }

  holds({ colour, source }: Own): boolean {
    return this.worker?.colour === colour && this.worker.source === source
  }

  /** My legal moves that use this worker. */
  uses({ colour, source }: Own): MoveShown[] {
    return this.table.moves.filter(
      ({ move }) => move.colour === colour && (move.source === source || (move.move === 'place' && source === 'supply')),
    )
  }

  letGo(): void {
    this.worker = this.track = this.seen = null
  }

  /** Takes a worker in hand, or puts him back. */
  take(worker: Own): void {
    this.table.cancel()
    this.worker = this.holds(worker) ? null : worker
  }

  /** Makes a legal move, or says why it is none. */
  try(move: Move): void {
    const legal = this.find(move)
    if (legal) this.table.propose(legal)
    else void this.table.askWhy(move)
  }

  find(move: Move): MoveShown | undefined {
    const fields = Object.entries(move)
    return this.table.moves.find((shown) => fields.every(([name, value]) => shown.move[name] === value))
  }

  chosen(move: Move): boolean {
    const choice = this.table.choice?.move
    return choice !== undefined && Object.entries(move).every(([name, value]) => choice[name] === value)
  }
}

const hands = new WeakMap<object, Hand>()

/** The one hand of a table, shared by its board, tray and supply. */
export function handOf(table: Table<View>): Hand {
  let hand = hands.get(table)
  if (!hand) hands.set(table, (hand = new Hand(table)))
  return hand
}
