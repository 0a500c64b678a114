import type { Component } from 'svelte'
import type { AnyPosition } from '../generated/games.ts'
import type { Part, Proof, SeatId } from '../generated/messages.ts'
import type { Pad } from './pad.svelte.ts'

/** What one player has at the end, whichever game it is (docs/companion.md); here everybody has a name, if an empty one. */
export type SeatThings = Required<Pick<AnyPosition['seats'][number], 'name'>>

/** A real table as the rules count it: plain JSON, so that it can be kept, sent and counted as it is. */
export interface Position<S extends SeatThings = SeatThings> extends Pick<AnyPosition, 'game'> {
  seats: S[]
}

/** A player's things as the pad keeps them: nothing is left out, some fields say more than the rules ask for. */
export type SeatOf<S, More = object> = Omit<Required<S>, keyof More> & More

/** A game's position with such players. */
export type PositionOf<P, S> = Omit<P, 'seats'> & { seats: S[] }

/** What one game adds to the score pad. Every folder under `companion/` exports one as its `editor`. */
export interface Editor {
  /** What must be there before a table of that key is entered. */
  prepare?(game: string): Promise<void>
  /** How many players may sit there. */
  seats: { least: number; most: number }
  /** A player who has nothing yet. */
  blank(game: string): SeatThings
  /** What the table has beside its players. */
  table?(game: string): object
  /** What depends on the number of players is put right when somebody comes or goes. */
  settle?(position: Position<any>): void
  /** The board to tap on: of the whole table, or of the player in question. */
  Board: Component<{ pad: Pad<any> }>
  /** What lies beside the board: tickets, tiles, tools. */
  Things?: Component<{ pad: Pad<any> }>
  /** The things on the board where the points of a part lie. */
  lights(part: Part, seat: SeatId, proofs: Proof[], position: Position<any>): string[]
  /** One thing that has points, by name, and where they lie. */
  proved(proof: Proof): { name: string; things: string[] }
}
