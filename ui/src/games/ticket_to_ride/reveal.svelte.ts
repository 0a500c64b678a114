import type { TicketTable } from './desk.svelte.ts'

const SHOWN_MS = 6000

/** What was turned up for a tunnel a moment ago. */
export interface Reveal {
  cards: string[]
  extra: number
}

/** The newest reveal, for some seconds: most tunnels cost nothing more and would be over before anybody has seen why. */
export class Reveals {
  last = $state.raw<Reveal | null>(null)

  constructor(table: TicketTable) {
    $effect(() => {
      const event = table.live?.since === null ? undefined : table.live?.events.find(({ what }) => what === 'revealed')
      if (event) this.show({ cards: spread(event.facts.card), extra: Number(event.facts.extra) })
    })
  }

  private show(reveal: Reveal): void {
    this.last = reveal
    setTimeout(() => this.last === reveal && (this.last = null), SHOWN_MS)
  }
}

/** The single cards of `["2 red", "1 blue"]`. */
function spread(counts: unknown): string[] {
  const told = Array.isArray(counts) ? counts.map(String) : []
  return told.flatMap((each) => Array<string>(parseInt(each)).fill(each.split(' ')[1] ?? ''))
}
