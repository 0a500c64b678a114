import { SvelteSet } from 'svelte/reactivity'
import { lights } from './lights.ts'
import type { TicketTable } from './desk.svelte.ts'

const SHOWN_MS = 1200

/** The things the newest events speak of, each for a moment; the first frame is no news. */
export function traced(table: TicketTable): ReadonlySet<string> {
  const fresh = new SvelteSet<string>()
  let told = table.lines.length
  $effect(() => {
    const news = table.lines.slice(told).flatMap(lights)
    told = table.lines.length
    for (const thing of news) {
      fresh.add(thing)
      setTimeout(() => fresh.delete(thing), SHOWN_MS)
    }
  })
  return fresh
}
