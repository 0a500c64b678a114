import { OfflineTable } from '../engine/offline.ts'
import type { GameRoom, Say } from '../games/contract.ts'
import type { PuzzleAsked } from '../generated/http.ts'
import type { AnyMove } from '../generated/games.ts'
import type { MoveShown, Update } from '../generated/messages.ts'
import type { Source } from '../table/source.ts'
import { Table } from '../table/table.svelte.ts'
import { keepSolved } from './solved.ts'

/** What became of a try, or that the solution was shown; with my points where the game has ended. */
export interface Verdict {
  how: 'right' | 'wrong' | 'shown'
  points: number
}

/** How long one can look at an act of the solution before the next. */
const PAUSE_MS = 900

const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS))

/** A table at which one position is to be solved: by one move, or by the best end of the game. */
export class PuzzleTable extends Table {
  verdict = $state.raw<Verdict | null>(null)
  /** Whether nothing more is asked: it is solved, or the solution is shown. */
  free = $state(false)

  constructor(
    source: Source,
    readonly puzzle: PuzzleAsked,
  ) {
    super(source, puzzle.seat)
  }

  override act(move: number | AnyMove): void {
    if (this.free || this.puzzle.goal === 'points') return super.act(move)
    const tried = this.moves.find(({ number, move: each }) => number === move || each === move)
    this.choice = null
    const right = this.puzzle.answers.some(({ number }) => number === tried?.number)
    this.judge(right, 0)
    if (right) super.act(move)
  }

  /** The game has ended with so many points of mine. */
  end(points: number): void {
    if (this.puzzle.goal === 'points' && !this.free && !this.verdict) this.judge(points >= this.puzzle.target, points)
  }

  private judge(right: boolean, points: number): void {
    this.verdict = { how: right ? 'right' : 'wrong', points }
    this.free = right
    if (right) keepSolved(this.puzzle.id)
  }

  /** Plays the solution on the board, act by act. */
  async show(): Promise<void> {
    this.free = true
    for (const number of this.puzzle.way) {
      do await pause()
      while (this.pending !== null)
      super.act(number)
    }
    await pause()
    this.verdict = { how: 'shown', points: this.puzzle.target }
  }

  /** The position as it was asked, for sentences about its moves whatever has happened since. */
  still(asked: Update): Table {
    const still = new Table(this.source, this.puzzle.seat)
    still.live = asked
    return still
  }
}

export async function openPuzzle(puzzle: PuzzleAsked, name: string): Promise<PuzzleTable> {
  const count = Number(/^seats: (\d+)/m.exec(puzzle.record)?.[1] ?? 1)
  const seats = Array.from({ length: count }, (_, seat) =>
    seat === puzzle.seat ? { kind: 'me' as const, name } : { kind: 'bot' as const, level: 'easy' },
  )
  const offline = await OfflineTable.open({ type: 'branch', record: puzzle.record, moment: 'last', seats })
  return new PuzzleTable(offline.seat(puzzle.seat), puzzle)
}

/** The game's table with the puzzle's question above its own. */
export function puzzled(game: GameRoom, table: PuzzleTable): GameRoom {
  const asked: Say = { id: `puzzle-asks-${table.puzzle.goal}` }
  return { ...game, banner: (view) => (table.free ? (game.banner?.(view) ?? null) : asked) }
}

/** What makes the solution better, in words: the two parts of the count that differ most. */
export function reasons(parts: Record<string, number>): [string, number][] {
  const greatest = Object.entries(parts).sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  return greatest.filter(([, points]) => Math.abs(points) >= 0.5).slice(0, 2)
}

/** A move of the puzzle as the game says it. */
export function sentenceOf(game: GameRoom, still: Table | null, move: MoveShown): string {
  return still ? game.sentence(still, move) : move.notation
}
