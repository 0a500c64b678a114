import { keptBox } from '../../box/keeping.ts'
import { say } from '../../words.svelte.ts'
import { proof } from '../../games/railroad_revolution/lights.ts'
import { materialWith } from '../../games/railroad_revolution/material.ts'
import type * as Rules from '../../generated/companion/railroad_revolution.ts'
import type { Editor, PositionOf, SeatOf } from '../contract.ts'
import Board from './Board.svelte'
import Things from './Things.svelte'

export type RevolutionSeat = SeatOf<Rules.Seat, { trains: Required<Rules.Trains> }>
export type RevolutionPosition = PositionOf<Rules.Position, RevolutionSeat>

/** The printed things of the box that is counted. */
export const printedOf = (position: RevolutionPosition) => materialWith(position.material)

/** Railroad Revolution: tracks, stations, offices and markers on the board, the player's other things beside it. */
export const editor: Editor = {
  seats: { least: 2, most: 4 },
  blank: (): RevolutionSeat => ({
    name: '',
    tracks: [],
    stations: [],
    offices: [],
    markers: { telegraph: 0, stations: 0, network: 0 },
    trains: { front: {}, back: {} },
    milestones: [],
    money: 0,
    shares: 0,
  }),
  table: () => ({ material: keptBox('railroad-revolution') }),
  Board,
  Things,
  lights: (part) => proof(part.name, part.proof, 'front'),
  proved: ({ part, of, places }) => ({
    name: part === 'links' ? of.replace('-', ' – ') : say('companion-product', { count: places.length, worth: Number(of) }),
    things: proof(part, part === 'links' ? [of] : places),
  }),
}
