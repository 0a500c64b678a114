/** A piece of motion that has begun: when it is over, and how to end it at once. */
export interface Running {
  done: Promise<unknown>
  finish(): void
}

/** What begins a piece when its turn comes; null where there is nothing to move. */
export type Piece = () => Running | null

/**
 * The one queue of the table's motions: each piece begins when the one before is over.
 *
 * The table itself is always as it will be after the motion, so skipping loses nothing: what runs is ended, the rest dropped.
 */
export class Queue {
  private waiting: Piece[] = []
  private running: Running | null = null

  get busy(): boolean {
    return this.running !== null
  }

  add(...pieces: Piece[]): void {
    this.waiting.push(...pieces)
    if (!this.running) this.next()
  }

  /** Ends all of it now. */
  skip(): void {
    this.waiting = []
    const { running } = this
    this.running = null
    running?.finish()
  }

  private next(): void {
    for (let piece = this.waiting.shift(); piece; piece = this.waiting.shift()) {
      const running = piece()
      if (!running) continue
      this.running = running
      const after = () => {
        if (this.running !== running) return // it was skipped
        this.running = null
        this.next()
      }
      void running.done.then(after, after)
      return
    }
  }
}

/** Several pieces at once as one: over with the last of them. */
export function together(pieces: (Running | null)[]): Running | null {
  const begun = pieces.filter((each) => each !== null)
  if (!begun.length) return null
  return {
    done: Promise.all(begun.map(({ done }) => done.catch(() => null))),
    finish: () => begun.forEach((each) => each.finish()),
  }
}
