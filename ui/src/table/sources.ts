/** How sources of points are shown: each has its tint of the seat's colour and its moment, in the bar and in the list under it. */
import type { Row } from './scores.ts'

/** How much of a seat's colour a source has: neighbours differ clearly. */
const TINTS = [100, 46, 76, 30, 60, 22, 88, 38, 68]
const LOST = 'repeating-linear-gradient(135deg, var(--red) 0 3px, var(--raised) 3px 7px)'
/** All sources are seen growing within so long, each for at most so long before the next. */
const [ALL_MS, EACH_MS] = [3000, 740]

/** What the source of a row is filled with; what was lost is hatched. */
export const fillOf = (row: number, lost: boolean): string =>
  lost ? LOST : `color-mix(in srgb, var(--seat) ${TINTS[row % TINTS.length]}%, var(--raised))`

/** How long after one source the next is shown. */
export const stepOf = (table: Row[]): number => Math.min(EACH_MS, ALL_MS / Math.max(table.length, 1))
