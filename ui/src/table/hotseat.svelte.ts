import type { Table } from './table.svelte.ts'

/**
 * Several people at one device: one table per seat, of which only one is seen at a time.
 *
 * Whoever has played passes the device on; the curtain hides every hand until the next person takes it.
 */
export class HotSeat {
  private at = $state(0)
  curtain = $state(false)

  /** With `trusting` nothing is hidden: one person plays all these seats. */
  constructor(
    readonly tables: Table[],
    private readonly trusting = false,
  ) {
    this.curtain = tables.length > 1 && !trusting
  }

  /** The table of the person whose hands are on the device. */
  get table(): Table {
    const has = this.tables[this.at]!
    return this.trusting && !has.wantsMe ? (this.tables.find(({ wantsMe }) => wantsMe) ?? has) : has
  }

  /** The one who is to take the device now, if it is not the one who has it. */
  get next(): Table | null {
    const has = this.table
    if (this.curtain) return this.tables.find(({ wantsMe }) => wantsMe) ?? has
    if (this.tables.length < 2 || this.trusting || has.wantsMe || has.pending !== null || has.past) return null
    return this.tables.find(({ wantsMe }) => wantsMe) ?? null
  }

  /** The device goes from hand to hand. */
  pass(): void {
    this.curtain = true
  }

  take(): void {
    const next = this.next
    if (next) this.at = this.tables.indexOf(next)
    this.curtain = false
  }
}
