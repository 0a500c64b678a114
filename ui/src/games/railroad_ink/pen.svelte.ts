import { settings } from '../../settings.svelte.ts'
import type { Legal, Table } from '../../table/table.svelte.ts'
import { flipped, looksAlike, looksOf, PLAIN, SIZE, type Orientation } from './material.ts'
import { litSeat } from './lights.ts'
import type { BoardView, Draw, Face, RailroadInkView } from '../../generated/games/railroad_ink.ts'
import { drawOf } from './view.ts'

/** A face in hand and the thing of the tray it was taken from: "die:0", "lava:1", "special:…", "volcano". */
export interface Held {
  face: Face
  from: string
}

export interface Cell {
  row: number
  column: number
}

const pens = new WeakMap<object, Pen>()

/** The pen of this table: prompt, tray and board share it, so it must outlive whichever of them asked for it first. */
export function penOf(table: Table<RailroadInkView>): Pen {
  if (!pens.has(table)) $effect.root(() => void pens.set(table, new Pen(table)))
  return pens.get(table)!
}

/** What I am about to draw: the face in hand, how it is turned, and the cell under the pointer. */
export class Pen {
  held = $state.raw<Held | null>(null)
  look = $state.raw<Orientation>(PLAIN)
  over = $state.raw<Cell | null>(null)
  /** The cell where the arrow keys have led. */
  walked = $state.raw<Cell>({ row: 3, column: 3 })
  /** Whose board lies in the middle when I only watch. */
  watched = $state(0)
  /** Whose board lies large over the one in the middle, while one looks at it. */
  peeked = $state<number | null>(null)

  constructor(private readonly table: Table<RailroadInkView>) {}

  get mine(): boolean {
    return this.table.view.seat !== null
  }

  /** The board I draw on, or the one I watch. */
  get board(): BoardView {
    const { boards, seat } = this.table.view
    return boards[seat ?? this.watched] ?? boards[0]!
  }

  /** The board in the middle: after the end also the one a proof is shown on. */
  get shown(): BoardView {
    const { boards, over } = this.table.view
    return (over && boards[litSeat(this.table.lit) ?? -1]) || this.board
  }

  /** The drawing that is on its way to the rules: it is being inked already. */
  get inking(): Draw | null {
    const { pending, live } = this.table
    const sent = typeof pending === 'number' ? live?.moves.find(({ number }) => number === pending)?.move : pending
    return sent?.move === 'draw' ? (sent as Draw) : null
  }

  /** All drawings that are legal now, by cell. */
  readonly legal = $derived.by(() => {
    const found = new Map<string, Legal<Draw>[]>()
    for (const shown of this.table.legal('draw')) {
      const { row, column } = shown.move
      found.set(`${row},${column}`, [...(found.get(`${row},${column}`) ?? []), shown])
    }
    return found
  })

  /** What is drawn as a ghost: the choice that waits for its second tap, or what a tap here would choose. */
  get ghost(): Draw | null {
    const chosen = drawOf(this.table.choice)
    if (chosen || !this.held || !this.over) return chosen
    return this.nearest(this.options(this.over, this.held.face))?.move ?? null
  }

  options(cell: Cell, face: Face): Legal<Draw>[] {
    return (this.legal.get(`${cell.row},${cell.column}`) ?? []).filter(({ move }) => move.face === face)
  }

  /** Whether a tap here leads on: the face in hand fits, or with empty hands one of the dice that are left. */
  fits(cell: Cell): boolean {
    const faces = this.held ? [this.held.face] : [...this.board.dice_left, ...this.board.lava_dice_left]
    return faces.some((face) => this.options(cell, face).length > 0)
  }

  take(held: Held): void {
    const same = this.held?.from === held.from
    this.letGo()
    if (!same) this.held = held
  }

  letGo(): void {
    this.table.cancel()
    this.put()
  }

  /** Empties the hand. */
  put(): void {
    this.held = null
    this.look = PLAIN
  }

  /** The keyboard has come to a cell. */
  lookAt(cell: Cell): void {
    this.walked = this.over = cell
  }

  /** A tap on a cell: draws the ghost that lies there, lays one, or says why there can be none. */
  tap(cell: Cell): void {
    const chosen = drawOf(this.table.choice)
    if (chosen && chosen.row === cell.row && chosen.column === cell.column) return this.table.confirm()
    const held = this.held ?? this.guess(cell)
    if (!held || !this.mine || this.table.past) return
    const options = this.options(cell, held.face)
    const best = this.nearest(options)
    if (!best) return void this.table.askWhy({ move: 'draw', face: held.face, ...cell, ...this.look })
    this.held = held
    this.look = orientation(best)
    this.table.propose(best, options.length > 1 || settings.confirm !== 'never')
  }

  /** Turns to the next drawing that is legal here; with no cell in sight to the face's next look. */
  turn(by = 1): void {
    this.change((looks, at) => looks[(at + by + looks.length) % looks.length])
  }

  mirror(): void {
    const held = this.held?.face ?? ''
    this.change((looks, at) => {
      const wanted = flipped(looks[at]!)
      return looks.find((look) => looksAlike(held, look, wanted)) ?? looks.find((look) => look.mirrored !== looks[at]!.mirrored)
    })
  }

  private change(next: (looks: Orientation[], at: number) => Orientation | undefined): void {
    if (!this.held) return
    const chosen = drawOf(this.table.choice)
    const cell = chosen ?? this.over
    const options = cell ? this.options(cell, this.held.face) : []
    const looks = options.length ? options.map(orientation) : looksOf(this.held.face)
    const now = this.ghost ?? this.look
    const at = looks.findIndex((look) => looksAlike(this.held!.face, look, now))
    this.look = next(looks, Math.max(at, 0)) ?? this.look
    if (chosen) this.table.choice = this.nearest(options)
  }

  /** Of these drawings the one turned as the pen is, else the first. */
  private nearest(options: Legal<Draw>[]): Legal<Draw> | null {
    const alike = options.find((shown) => looksAlike(shown.move.face, orientation(shown), this.look))
    return alike ?? options[0] ?? null
  }

  /** With empty hands: the first die that can be drawn here, else the first that is left at all. */
  private guess(cell: Cell): Held | null {
    const left = this.dice.filter(({ used }) => !used)
    const die = left.find(({ face }) => this.options(cell, face).length) ?? left[0] ?? this.dice[0]
    return die ? { face: die.face, from: die.thing } : null
  }

  /** The dice as they lie on the table; of equal ones the first are used up first. */
  get dice(): { face: Face; thing: string; used: boolean }[] {
    const { dice, lava_dice } = this.table.view
    const left = [...this.board.dice_left, ...this.board.lava_dice_left]
    const lying = [
      ...dice.map((face, at) => ({ face, thing: `die:${at}` })),
      ...lava_dice.map((face, at) => ({ face, thing: `lava:${at}` })),
    ]
    return lying
      .reverse()
      .map((die) => ({ ...die, used: !taken(left, die.face) }))
      .reverse()
  }
}

function taken(left: Face[], face: Face): boolean {
  const at = left.indexOf(face)
  if (at >= 0) left.splice(at, 1)
  return at >= 0
}

function orientation(shown: Legal<Draw>): Orientation {
  const { rotation, mirrored } = shown.move
  return { rotation, mirrored }
}

export const CELLS: Cell[] = Array.from({ length: SIZE * SIZE }, (_, at) => ({ row: Math.floor(at / SIZE), column: at % SIZE }))
