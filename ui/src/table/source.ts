import type { Command, Denial, Incoming, Move, Update } from '../wire.ts'

/** Where a table's frames come from: a server's socket, the engine in this browser, or a record. All speak alike. */
export interface Source {
  /** Starts the stream; `hear` is called with every message, `alive` whenever the connection is lost or back. */
  open(hear: (message: Incoming) => void, alive: (on: boolean) => void): void
  close(): void
  send(command: Command): void
  /** Is this move legal, and if not, by which rule? */
  why(move: Move): Promise<Denial | null>
  /** The table after the n-th act, as this audience may know it. */
  moment(n: number): Promise<Moment>
}

export interface Moment {
  n: number
  count: number
  update: Update
  /** The act that led here. */
  seat: number | null
  notation: string | null
}
