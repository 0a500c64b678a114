import type { Analysis, Hint, NextRoom } from '../generated/http.ts'
import type { CardLine, ChatLine, Command, Denial, Outgoing, RoomShown, Story, Update } from '../generated/messages.ts'
import type { AnyMove } from '../generated/games.ts'

/**
 * Whether the table's frames come in: they do, the connection is being opened again, or this audience is shut out.
 *
 * A table of this device may be `unkept`, or another window may have `overtaken` this one.
 */
export type Link = 'open' | 'lost' | 'shut' | 'unkept' | 'overtaken'

/** Where a table's frames come from: a server's socket, the engine in this browser, or a record. All speak alike. */
export interface Source {
  /** Starts the stream; `hear` is called with every message, `link` whenever the connection changes. */
  open(hear: (message: Outgoing) => void, link: (state: Link) => void): void
  close(): void
  send(command: Command): void
  /** Is this move legal, and if not, by which rule? */
  why(move: AnyMove): Promise<Denial | null>
  /** The table after the n-th act, as this audience may know it; `open`, after the end, adds what every seat saw. */
  moment(n: number | 'last', open: boolean): Promise<Moment>
  /** All this audience was told so far. */
  story(): Promise<Story>
  /** What everything costs and scores at a table that is laid like this room. */
  card(room: RoomShown): Promise<CardLine[]>
  /** What only a server offers. */
  readonly server?: Services
}

export interface Services {
  /** The best moves of my seat now, where the room allows it. */
  hint(): Promise<Hint>
  /** What the decisions of a finished game were worth, as far as it is known yet. */
  analysis(): Promise<Analysis>
  /** My word on playing again with the same people: the room of the next game, or this one while some are awaited. */
  rematch(agree: boolean): Promise<NextRoom>
  /** The record of a finished game. */
  record(): Promise<string>
  /** What watchers have said, as far as this audience hears it. */
  gallery(): Promise<ChatLine[]>
  /** Says something to those who watch. */
  speak(name: string, text: string): Promise<ChatLine[]>
}

export interface Moment {
  n: number
  count: number
  update: Update
  /** The act that led here. */
  seat: number | null
  notation: string | null
  /** The view of every seat, where all may be known. */
  opened: unknown[] | null
}
