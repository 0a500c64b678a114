import type { Gesture } from '../contract.ts'
import type { Cell, Pen } from './pen.svelte.ts'
import { SIZE } from './material.ts'
import { cellThing } from './view.ts'

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** What the page's help says of this board. */
export const keys: Gesture[] = [
  { press: '1 – 6', does: 'ink-keys-dice' },
  { press: 'R', does: 'ink-keys-turn' },
  { press: 'press-wheel', does: 'ink-keys-turn' },
  { press: 'M', does: 'ink-keys-mirror' },
  { press: 'press-drag', does: 'ink-keys-drag' },
]

/** The keys of the whole table: numbers take dice, R turns, M mirrors, Escape lets go. */
export function keyed(event: KeyboardEvent, pen: Pen): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return
  const key = event.key.toLowerCase()
  const die = pen.dice[Number(key) - 1]
  if (die && !die.used && pen.mine) pen.take({ face: die.face, from: die.thing })
  else if (key === 'r') pen.turn(event.shiftKey ? -1 : 1)
  else if (key === 'm') pen.mirror()
  else if (key === 'escape') pen.letGo()
}

/** Whether the keys belong to something else: a text being written, a dialog over the table. */
function elsewhere(target: EventTarget | null): boolean {
  const writing = target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
  return writing || document.querySelector('dialog[open]') !== null
}

/** The arrow keys walk from cell to cell. */
export function walk(event: KeyboardEvent, cell: Cell): void {
  const step = ARROWS[event.key]
  if (!step) return
  event.preventDefault()
  const [row, column] = [within(cell.row + step[0]), within(cell.column + step[1])]
  const group = (event.currentTarget as Element).parentElement
  group?.querySelector<SVGGElement>(`[data-thing="${cellThing(row, column)}"]`)?.focus()
}

const within = (at: number) => Math.min(Math.max(at, 0), SIZE - 1)
