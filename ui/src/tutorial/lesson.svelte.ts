import { keptBox } from '../box/keeping.ts'
import { engine, EngineProblem } from '../engine/engine.ts'
import { OfflineTable } from '../engine/offline.ts'
import type { GameRoom, Say } from '../games/contract.ts'
import { Table } from '../table/table.svelte.ts'
import type { Lang, MoveShown, AnyRequest, Update } from '../generated/messages.ts'
import type { AnyMove } from '../generated/games.ts'
import { sayIn } from '../words.svelte.ts'
import type { Source } from '../table/source.ts'
import { Begun } from './begun.ts'

const ME = 0
const records = import.meta.glob<string>('./lessons/*.log', { query: '?raw', import: 'default' })
const stills = import.meta.glob<Update>('./stills/*.json', { import: 'default' })

/** The games that have a lesson: all of them, and each its own. */
export const LESSONS = Object.keys(records).map((path) => path.replace('./lessons/', '').replace('.log', ''))

/** My moves in a record, in its notation. */
export function myMoves(record: string): string[] {
  return [...record.matchAll(/^\d+\. (\d+) ([^{\n]*)/gm)]
    .filter(([, seat]) => Number(seat) === ME)
    .map(([, , move]) => move!.trim())
}

/**
 * A table on which a record is played again, step by step: only the next move of the lesson is lit.
 *
 * After its last step the game simply goes on.
 */
export class LessonTable extends Table {
  step = $state(0)

  constructor(
    source: Source,
    readonly steps: string[],
    private readonly lesson: string,
  ) {
    super(source, ME)
  }

  get done(): boolean {
    return this.step >= this.steps.length
  }

  /** The message that says what this step wants. */
  get sentence(): string {
    return this.done ? 'lesson-done' : `lesson-${this.lesson}-${this.step + 1}`
  }

  /** Whether the game goes on after the lesson. */
  get free(): boolean {
    return this.step > this.steps.length
  }

  override get moves() {
    const wanted = this.steps[this.step]
    return wanted === undefined ? super.moves : super.moves.filter(({ notation }) => notation === wanted)
  }

  /** The move that the step wants; none once the lesson is over. */
  get next(): MoveShown[] {
    return this.done ? [] : this.moves
  }

  override act(move: number | AnyMove): void {
    this.step += 1
    super.act(move)
  }

  override send(request: AnyRequest): void {
    if (request.type === 'undo' || request.type === 'ask-undo') this.step -= Math.min(this.step, this.takenBack(request))
    super.send(request)
  }

  /** How many of my acts the request takes back. */
  private takenBack(request: AnyRequest): number {
    return request.type === 'undo' && request.scope === 'turn' ? (this.live?.undo?.turn ?? 0) : 1
  }

  override async askWhy(move: AnyMove): Promise<void> {
    if (this.done) return super.askWhy(move)
    this.choice = null
    const later = (lang: Lang) => sayIn(lang, 'lesson-not-now', { step: sayIn(lang, this.sentence) })
    const text = { en: later('en'), pl: later('pl') }
    this.refusal = { type: 'denial', code: 'lesson', text, facts: {}, rule: null, key: null, id: null, instead: null }
  }
}

/**
 * A lesson; `ready` when the engine is there too, or fails with it. `ours`: it is played with our values, though there is a box on
 * this device, because that box does not allow its steps.
 */
export interface Opened {
  table: LessonTable
  ready: Promise<unknown>
  ours?: boolean
}

/** Opens the lesson with the box of this device if there is one, else at once with our values. */
export async function openLesson(game: string, name: string): Promise<Opened> {
  const record = await records[`./lessons/${game}.log`]!()
  const material = keptBox(game)
  return material ? openBoxed(game, name, record, material) : openOurs(game, name, record)
}

/** With somebody's box; a lesson that is not possible with it is played with our values. */
async function openBoxed(game: string, name: string, ours: string, material: string): Promise<Opened> {
  try {
    const { record } = await engine.ask('reboxed', { record: ours, material })
    const table = new LessonTable(await played(record, name), myMoves(record), game)
    return { table, ready: Promise.resolve() }
  } catch (error) {
    if (!(error instanceof EngineProblem)) throw error
    return { ...(await openOurs(game, name, ours)), ours: true }
  }
}

/** By its first frame, and behind it the engine's table, where chance and the others do as the record says. */
async function openOurs(game: string, name: string, record: string): Promise<Opened> {
  const still = await stills[`./stills/${game}.json`]!()
  const ready = played(record, name)
  const first = {
    ...still,
    room: { ...still.room, seats: still.room.seats.map((seat) => (seat.seat === ME ? { ...seat, name } : seat)) },
  }
  return { table: new LessonTable(new Begun(first, ready), myMoves(record), game), ready }
}

async function played(record: string, name: string): Promise<Source> {
  const count = Number(/^seats: (\d+)/m.exec(record)?.[1] ?? 1)
  const others = Array.from({ length: count - 1 }, () => ({ kind: 'bot' as const, level: 'random' }))
  const offline = await OfflineTable.open({
    type: 'branch',
    record,
    moment: 0,
    follow: true,
    seats: [{ kind: 'me', name }, ...others],
  })
  return offline.seat(ME)
}

/** The game's table with the lesson's sentences on its prompt line, until one plays on after it. */
export function taught(game: GameRoom, table: LessonTable): GameRoom {
  return {
    ...game,
    prompt: (): Say => (table.free ? game.prompt(table) : { id: table.sentence }),
    banner: (view) => (table.free ? (game.banner?.(view) ?? null) : null),
  }
}
