import type { Table } from '../../table/table.svelte.ts'
import { say } from '../../words.svelte.ts'
import { cellName, EXITS, sidesOf, SIDES, STEPS, type Kind, type Orientation, type Side } from './material.ts'
import { penOf, type Cell } from './pen.svelte.ts'
import type { Drawn, RailroadInkView } from '../../generated/games/railroad_ink.ts'

const WAYS = ['highway', 'railway', 'lava'] as const
const lies = (way: Kind) => `ink-lies-${way}`
const leads = (way: Kind) => `ink-leads-${way}`
const exit = (way: Kind) => `ink-exit-${way}`

/** One sentence for each kind of way among four sides: "Highway at the top, on the left." */
function told(message: (way: Kind) => string, sides: Kind[]): string[] {
  return WAYS.flatMap((way) => {
    const edge = SIDES.filter((_, at) => sides[at] === way)
    return edge.length ? [say(message(way), { edge })] : []
  })
}

/** How a face lies when it is turned so. */
export const lying = (face: string, look: Orientation): string[] => told(lies, sidesOf(face, look))

/** The piece in hand and how it is turned, wherever it would be drawn. */
export function inHand(table: Table<RailroadInkView>): string {
  const pen = penOf(table)
  if (!pen.held) return ''
  const { face } = pen.held
  return [say('ink-in-hand', { face }), ...lying(face, pen.ghost ?? pen.look)].join(' ')
}

/** What a cell holds, which exits lie at it, and for an empty one what its neighbours lead into it. */
export function cellSaid(cells: Drawn[], { row, column }: Cell): string {
  const there = drawnAt(cells, row, column)
  const name = say(there ? 'ink-cell' : 'ink-cell-empty', { cell: cellName(row, column), face: there?.face ?? '' })
  const [around, exits] = [(side: Side) => leadingIn(cells, row, column, side), (side: Side) => exitAt(row, column, side)]
  const ways = there ? lying(there.face, there) : told(leads, SIDES.map(around))
  return [name, ...ways, ...told(exit, SIDES.map(exits))].join(' ')
}

function drawnAt(cells: Drawn[], row: number, column: number): Drawn | undefined {
  return cells.find((cell) => cell.row === row && cell.column === column)
}

function leadingIn(cells: Drawn[], row: number, column: number, side: Side): Kind {
  const [down, right] = STEPS[side]
  const next = drawnAt(cells, row + down, column + right)
  return next ? sidesOf(next.face, next)[(SIDES.indexOf(side) + 2) % 4]! : 'none'
}

function exitAt(row: number, column: number, side: Side): Kind {
  return EXITS.find((exit) => exit.cell[0] === row && exit.cell[1] === column && exit.side === side)?.type ?? 'none'
}
