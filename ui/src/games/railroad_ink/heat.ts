import type { Heat } from '../heat.ts'
import Drawing from './HeatDrawing.svelte'

/** Cells, which are called as on the edge of the board. */
export const heat: Heat = { Drawing, name: (what) => what.slice('cell:'.length) }
