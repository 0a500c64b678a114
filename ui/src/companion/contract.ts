import type { Component } from 'svelte'
import type { Proof } from '../engine/messages.ts'
import type { Part, SeatId } from '../wire.ts'
import type { Pad } from './pad.svelte.ts'

/** What one player has at the end, as plain JSON; each game adds its own things (docs/companion.md). */
export interface SeatThings {
  name: string
}

/** A real table as the rules count it: plain JSON, so that it can be kept, sent and counted as it is. */
export interface Position<S extends SeatThings = SeatThings> {
  game: string
  seats: S[]
}

/** What one game adds to the score pad. Every folder under `companion/` exports one as its `editor`. */
export interface Editor {
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
