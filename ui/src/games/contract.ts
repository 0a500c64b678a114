import type { Component } from 'svelte'
import type { Legal, MoveOf, News, Table } from '../table/table.svelte.ts'
import type { EventShown, SeatId } from '../generated/messages.ts'
import type { Piece } from '../motion/queue.ts'
import type { Heard } from '../motion/sound.ts'
import type { GoesOn } from '../table/story.ts'
import type { Facts } from '../words.svelte.ts'

/** A message id with its facts, to be said in the chosen language. */
export interface Say {
  id: string
  facts?: Facts
}

/** What one can press or do on a board, as a sign or a message id, and the message that says what comes of it. */
export interface Gesture {
  press: string
  does: string
}

/** What one game adds to the one table page. Every folder under `games/` exports one as its `room`. */
export interface GameRoom<V = any> {
  /** What must be there before the table of that key is drawn. */
  prepare?(game: string): Promise<void>
  /** The board: drawn inside a `BoardFrame`, which pans and zooms. */
  Board: Component<{ table: Table<V> }>
  /** My own things, in the tray under the board. */
  Tray: Component<{ table: Table<V> }>
  /**
   * How its table lies: a `row` of cards under a wide board, a square `sheet` of the whole height beside the dice, a `land` of the
   * whole height with all else in one column beside it, or a whole player board, a `desk`, under a wide board.
   */
  plan: 'row' | 'sheet' | 'land' | 'desk'
  /** What lies beside the board for everybody: decks, dice, tiles. */
  Supply?: Component<{ table: Table<V> }>
  /** My own papers at the side of the board: tickets. */
  Aside?: Component<{ table: Table<V> }>
  /** The public things of one seat, inside the panel of players (name, score and clock are there already). */
  Seat: Component<{ table: Table<V>; seat: number }>
  /** What of a seat is read at a glance, beside its name and before its points. */
  Sums?: Component<{ table: Table<V>; seat: number }>
  /** The points of a seat that everybody can count now. */
  score(view: V, seat: number): number | null
  /** What is wanted of me now, in one sentence; only asked when I am to act. */
  prompt(table: Table<V>): Say
  /** A move before it is made as a sentence: in hints, and while it waits for its confirmation. */
  sentence(table: Table<V>, move: Legal<MoveOf<V>>): string
  /** The whole board beside the question, where a phone shows a part of it. */
  Overview?: Component<{ table: Table<V> }>
  /** The piece in hand and how it lies, for who cannot see it turn; empty while there is none. */
  inHand?(table: Table<V>): string
  /** What its board understands beside the keys of every table. */
  keys?: Gesture[]
  /** How far the game has come, in a few words under its name. */
  moment?(view: V): Say
  /** Something everybody must not miss (last round, a tunnel to pay …). */
  banner?(view: V): Say | null
  /** The things a log line or a move lights on the board, as in `table.lit`. */
  lights(told: EventShown | MoveOf<V>): string[]
  /** An event, or a refusal told as one, with the words the chosen language has for things that the rules spell in one way. */
  told?(event: EventShown, table?: Table<V>): EventShown
  /** A line of the story, where pictures say more than its words; `before` are those of the same paragraph. */
  Told?: Component<{ line: EventShown; names: string[]; before: EventShown[] }>
  /** Whether a line belongs to the paragraph of those before it, though another act brought it. */
  goesOn?: GoesOn
  /** How a frame, my own move or its refusal is seen happening; the table is already drawn as it is after it. */
  motions?(table: Table<V>, news: News, hear: (heard: Heard) => void): Piece[]
  /** How much longer than usual an act of mine is seen before others act: a completed ticket has more to show. */
  lasting?(before: V, after: V): number
  /** What a seat's line of the result shows beside its bar: tickets done and missed. */
  Outcome?: Component<{ table: Table<V>; seat: number }>
  /** The things that prove a part of a score, of that seat where every seat has a board of its own. */
  proof(part: string, names: string[], seat?: SeatId): string[]
}
