import { proof } from '../../games/railroad_ink/things.ts'
import type { Orientation } from '../../games/railroad_ink/material.ts'
import type { Editor, Position, SeatThings } from '../contract.ts'
import Board from './Board.svelte'
import Things from './Things.svelte'

/** A drawn cell. */
export interface Drawing extends Orientation {
  face: string
  row: number
  column: number
}

export interface InkSeat extends SeatThings {
  drawings: Drawing[]
}

export interface InkPosition extends Position<InkSeat> {
  options: { longest: 'path' | 'trail' }
}

const VOLCANO: Drawing = { face: 'volcano', row: 3, column: 3, rotation: 0, mirrored: false }

/** Railroad Ink in all three boxes: a board for each player, drawn with the faces of the dice. */
export const editor: Editor = {
  seats: { least: 1, most: 6 },
  blank: (game): InkSeat => ({ name: '', drawings: game === 'railroad-ink-lava' ? [{ ...VOLCANO }] : [] }),
  table: () => ({ options: { longest: 'path' } }),
  Board,
  Things,
  lights: (part) => proof(part.name, part.proof),
  proved: ({ part, of, places }) => ({
    name: of.replaceAll(' ', ' – '),
    things: [...proof(part, [of]), ...places.map((cell) => `cell:${cell}`)],
  }),
}
