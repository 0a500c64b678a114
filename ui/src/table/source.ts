import type { Command, Denial, Incoming, Move, Story, Update } from '../wire.ts'

/** Whether the table's frames come in: they do, the connection is being opened again, or this audience is shut out. */
export type Link = 'open' | 'lost' | 'shut'

/** Where a table's frames come from: a server's socket, the engine in this browser, or a record. All speak alike. */
export interface Source {
  /** Starts the stream; `hear` is called with every message, `link` whenever the connection changes. */
  open(hear: (message: Incoming) => void, link: (state: Link) => void): void
  close(): void
  send(command: Command): void
  /** Is this move legal, and if not, by which rule? */
  why(move: Move): Promise<Denial | null>
  /** The table after the n-th act, as this audience may know it. */
  moment(n: number | 'last'): Promise<Moment>
  /** All this audience was told so far. */
  story(): Promise<Story>
}

export interface Moment {
  n: number
  count: number
  update: Update
  /** The act that led here. */
  seat: number | null
  notation: string | null
}
