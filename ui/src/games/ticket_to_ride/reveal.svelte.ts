import type { Update } from '../../generated/messages.ts'
import { routeOf, routePrinted, type Route } from './material.ts'

const SHOWN_MS = 6000

/** What was turned up for a tunnel a moment ago. */
export interface Reveal {
  route: Route | undefined
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
    const at = since === null ? -1 : events.findIndex(({ what }) => what === 'revealed')
    if (at < 0) return
    const laid = events.slice(0, at).findLast(({ what }) => what === 'laid-for-tunnel')
    const { card, extra } = events[at]!.facts
    this.show({ route: routeOf(routePrinted(String(laid?.facts.route)) ?? ''), cards: spread(card), extra: Number(extra) })
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
