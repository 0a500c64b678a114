import { mount, unmount } from 'svelte'
import type { BoardView, Drawn, RailroadInkView } from '../../generated/games/railroad_ink.ts'
import type { Table } from '../../table/table.svelte.ts'
import Drawing from './Drawing.svelte'
import { cellCalled } from './material.ts'
import { SVG } from './props.ts'

const sheets = new WeakMap<Table<RailroadInkView>, BoardView[]>()

/** The sheets as they were when this was asked last: a meteor or lava takes something away from them. */
export function formerSheets(table: Table<RailroadInkView>): BoardView[] {
  const before = sheets.get(table) ?? []
  sheets.set(table, table.view.boards)
  return before
}

/** What was drawn in the cell. */
export function drawnAt(board: BoardView | undefined, name: string): Drawn | undefined {
  const [row, column] = cellCalled(name)
  return board?.cells.find((each) => each.row === row && each.column === column)
}

/** The ends that were open, or lay at craters. */
export function endsOf(board: BoardView | undefined): Set<string> {
  const parts = board?.sheet.parts.filter(({ name }) => name === 'errors' || name === 'crater-ends') ?? []
  return new Set(parts.flatMap(({ proof }) => proof))
}

interface Laid {
  thing: Element
  /** Takes it away for good. */
  remove: () => void
}

/** A drawing that is gone from its sheet lies over it once more. */
export function laidOver(ink: Element, cell: Drawn, wet: boolean, small: boolean): Laid {
  const thing = document.createElementNS(SVG, 'g')
  const drawing = mount(Drawing, { target: thing, props: { cell, wet, small } })
  ink.append(thing)
  const remove = () => {
    thing.remove()
    void unmount(drawing)
  }
  return { thing, remove }
}
