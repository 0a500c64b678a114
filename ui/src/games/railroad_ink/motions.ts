import { thrown } from '../../motion/dice.ts'
import { ended } from '../../motion/flights.ts'
import { together, type Piece, type Running } from '../../motion/queue.ts'
import type { Heard } from '../../motion/sound.ts'
import type { News, Table } from '../../table/table.svelte.ts'
import type { EventShown } from '../../generated/messages.ts'
import type { BoardView, Drawn, Move, RailroadInkView } from '../../generated/games/railroad_ink.ts'
import { inkIn } from './inking.ts'
import { inflow } from './flowing.ts'
import { drawnAt, formerSheets, laidOver } from './former.ts'
import { fallen, type Hit } from './impact.ts'
import { cellCalled, cellName } from './material.ts'
import { penOf } from './pen.svelte.ts'
import { BOLD } from './sheet.ts'
import { wetRound } from './view.ts'

type InkTable = Table<RailroadInkView>
type Hear = (heard: Heard) => void

const DRAWN_MS = 820
const SMALL_MS = 260
const CIRCLED_APART_MS = 110

/** The cell that I have begun to ink at the click. */
const begun = new WeakMap<InkTable, string>()

/** Strokes run along their lines, dice tumble, meteors fall; the table is drawn already, so that every piece can be left out. */
export function motions(table: InkTable, news: News, hear: Hear): Piece[] {
  const before = formerSheets(table)
  if (news.type === 'denial') return []
  if (news.type === 'begun') return started(table, news.move as Move, hear)
  const hits = news.events.filter(({ what }) => what === 'meteor-hit')
  return [
    ...hits.map((event) => () => fallen(hitOf(table, event, before), () => hear('engine'))),
    ...closed(table, news.events, hear),
    ...news.events.flatMap((event) => ofEvent(table, event, hear)),
  ]
}

/** A round is over: what the rivals drew appears, and meanwhile the dice of the next one are thrown. */
function closed(table: InkTable, events: EventShown[], hear: Hear): Piece[] {
  const drawn = events.filter(({ what, seat }) => what === 'round-drawn' && seat !== table.own)
  const rolled = events.some(({ what }) => what === 'rolled' || what === 'rolled-meteor')
  if (!drawn.length && !rolled) return []
  const dice = () => (rolled ? thrown(all('.dice span.die'), () => hear('dice')) : null)
  return [() => together([dice(), ...drawn.map(({ seat, facts }) => roundInked(table, seat, facts.cells as string[]))])]
}

function started(table: InkTable, move: Move, hear: Hear): Piece[] {
  if (move.move !== 'draw') return []
  const cell = cellName(move.row, move.column)
  begun.set(table, cell)
  return [() => inked(table, table.own, cell, hear)]
}

function ofEvent(table: InkTable, { what, seat, facts }: EventShown, hear: Hear): Piece[] {
  const cell = String(facts.cell)
  if (what === 'drew') return arrived(table, seat, cell) ? [] : [() => inked(table, seat, cell, hear)]
  if (what === 'game-over') return [() => circled(all('[data-region="board"] .end'))]
  return []
}

const all = (what: string) => [...document.querySelectorAll(what)]

/** My drawing has been seen since the click. */
function arrived(table: InkTable, seat: number | null, cell: string): boolean {
  const mine = seat === table.own && begun.get(table) === cell
  if (mine) begun.delete(table)
  return mine
}

/** The sheet on which a seat's drawings are seen: the large one, or a thumbnail. */
const sheetOf = (table: InkTable, seat: number | null) =>
  penOf(table).shown.seat === seat ? '[data-region="board"]' : `[data-thing="board:${seat}"]`

function inked(table: InkTable, seat: number | null, name: string, hear: Hear): Running | null {
  const sheet = sheetOf(table, seat)
  const large = sheet.startsWith('[data-region')
  return stroked(table, seat, name, sheet, large ? { ms: DRAWN_MS, heard: () => hear('pen') } : { ms: SMALL_MS, bold: BOLD })
}

type How = Parameters<typeof inkIn>[2]

function stroked(table: InkTable, seat: number | null, name: string, sheet: string, how: How): Running | null {
  const [row, column] = cellCalled(name)
  const board = table.view.boards.find((each) => each.seat === seat)
  const waits = penOf(table).inking
  const cells = [...(board?.cells ?? []), ...(waits && seat === table.own ? [{ ...waits, round: table.view.round }] : [])]
  const cell = cells.findLast((each) => each.row === row && each.column === column)
  const drawn = document.querySelector(`${sheet} [data-drawn="${name}"]`)
  if (!cell || !drawn) return null
  return under(drawn, drawnAt(board, name), cell, inkIn(drawn, cell, { ...how, inflow: inflow(cells, cell) }))
}

/** What my drawing covers is there until all of it is inked. */
function under(drawn: Element, covered: Drawn | undefined, cell: Drawn, inking: Running | null): Running | null {
  if (!covered || covered.face === cell.face || covered.face === 'crater' || !inking) return inking
  const laid = laidOver(drawn.parentElement!.parentElement!, covered, false, false)
  drawn.parentElement!.before(laid.thing)
  const finish = () => {
    inking.finish()
    laid.remove()
  }
  return { done: inking.done.then(laid.remove), finish }
}

/** What a rival drew in the round appears on the thumbnail, one cell shortly after the other. */
function roundInked(table: InkTable, seat: number | null, cells: string[]): Running | null {
  const sheet = `[data-thing="board:${seat}"]`
  const each = cells.map((name, at) =>
    stroked(table, seat, name, sheet, { ms: SMALL_MS, delay: (at * SMALL_MS) / 2, bold: BOLD }),
  )
  return together(each)
}

function hitOf(table: InkTable, { seat, facts }: EventShown, boards: BoardView[]): Hit {
  const small = penOf(table).shown.seat !== seat
  const before = boards.find((board) => board.seat === seat)
  const round = small && before ? wetRound(before) : table.view.round
  return { sheet: sheetOf(table, seat), cell: String(facts.cell), small, before, round }
}

/** The end: the ends that stayed open are circled one by one. */
function circled(ends: Element[]): Running | null {
  const moves = [
    { opacity: 0, transform: 'scale(2.2)' },
    { opacity: 1, transform: 'none' },
  ]
  const timing = (at: number) => ({ duration: 260, delay: at * CIRCLED_APART_MS, fill: 'backwards' as const })
  return ends.length ? ended(ends.map((end, at) => end.animate(moves, timing(at)))) : null
}
