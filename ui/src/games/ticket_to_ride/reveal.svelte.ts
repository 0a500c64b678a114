import type { Update } from '../../generated/messages.ts'

const SHOWN_MS = 6000

/** What was turned up for a tunnel a moment ago. */
export interface Reveal {
  cards: string[]
  extra: number
}

/**
 * The newest reveal, for some seconds: most tunnels cost nothing more and would be over before anybody has seen why.
 *
 * A frame is looked at once, so that a reveal does not come back when the supply is opened again.
 */
export class Reveals {
  last = $state.raw<Reveal | null>(null)
  private seen = 0

  look({ n, since, events }: Update): void {
    if (n <= this.seen) return
    this.seen = n
    const event = since === null ? undefined : events.find(({ what }) => what === 'revealed')
    if (event) this.show({ cards: spread(event.facts.card), extra: Number(event.facts.extra) })
  }

  private show(reveal: Reveal): void {
    this.last = reveal
    setTimeout(() => this.last === reveal && (this.last = null), SHOWN_MS)
  }
}

/** The single cards of `["2 red", "1 blue"]`. */
export function spread(counts: unknown): string[] {
  const told = Array.isArray(counts) ? counts.map(String) : []
  return told.flatMap((each) => Array<string>(parseInt(each)).fill(each.split(' ')[1] ?? ''))
}
