import { proof } from '../../games/railroad_ink/lights.ts'
import type { DrawnFace } from '../../generated/games/railroad_ink.ts'
import type { Orientation } from '../../games/railroad_ink/material.ts'
import type * as Rules from '../../generated/companion/railroad_ink.ts'
import type { Editor, PositionOf, SeatOf } from '../contract.ts'
import Board from './Board.svelte'
import Things from './Things.svelte'

/** A drawn cell, with how it lies. */
export type Drawing = Omit<Rules.Drawing, 'face' | 'rotation' | 'mirrored' | 'round'> & { face: DrawnFace } & Orientation
export type InkSeat = SeatOf<Rules.Seat, { drawings: Drawing[] }>
export type InkPosition = PositionOf<Required<Rules.Position>, InkSeat>

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
