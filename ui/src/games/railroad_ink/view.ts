import type { MoveShown, Part } from '../../wire.ts'
import type { Orientation } from './material.ts'

/** What a cell holds; round 0 is the volcano of the set-up, or a crater. */
export interface Drawn extends Orientation {
  face: string
  row: number
  column: number
  round: number
}

export interface InkBoard {
  seat: number
  finished: boolean
  cells: Drawn[]
  dice_left: string[]
  lava_dice_left: string[]
  specials: string[]
  specials_left: number
  special_open: boolean
  meteor_waits: boolean
  mark: [number, number] | null
  sheet: { seat: number; total: number; parts: Part[] }
}

/** The part of a board that is drawn as a sheet. */
export interface SheetDrawn extends Pick<InkBoard, 'cells' | 'mark'> {
  sheet: { parts: Part[] }
}

/** The table as the rules show it (views.py). */
export interface InkView {
  variant: 'base' | 'lava' | 'meteor'
  round: number
  rounds: number
  over: boolean
  dice: string[]
  lava_dice: string[]
  direction: string | null
  distance: number | null
  open_drawing: boolean
  actors: number[]
  seat: number | null
  boards: InkBoard[]
}

/** The move that draws a face into a cell. */
export interface Draw extends Orientation {
  move: 'draw'
  face: string
  row: number
  column: number
}

export function drawOf(shown: MoveShown | null): Draw | null {
  return shown?.move.move === 'draw' ? (shown.move as unknown as Draw) : null
}

export const cellThing = (row: number, column: number) => `cell:${row},${column}`
