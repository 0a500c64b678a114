import { untrack } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import { lights } from './lights.ts'
import type { TicketTable } from './desk.svelte.ts'

const SHOWN_MS = 1200

/** The things the newest frame speaks of, each for a moment; a frame that begins the story is no news. */
export function traced(table: TicketTable): ReadonlySet<string> {
  const fresh = new SvelteSet<string>()
  $effect(() => {
    const frame = table.live
    if (frame && frame.since !== null) untrack(() => frame.events.flatMap(lights).forEach(show))
  })
  function show(thing: string) {
    fresh.add(thing)
    setTimeout(() => fresh.delete(thing), SHOWN_MS)
  }
  return fresh
}
