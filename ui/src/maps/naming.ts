import { settings } from '../settings.svelte.ts'
import { hasWords, say } from '../words.svelte.ts'
import type { Message } from '../generated/engine.ts'
import type { Advice } from '../generated/games/ticket_to_ride.ts'
import type { Draft, DraftCity } from './draft.ts'
import type { Chosen } from './desk.svelte.ts'

export const cityName = (city: DraftCity | undefined): string => (settings.lang === 'pl' && city?.pl) || city?.en || ''

export function endNames(draft: Draft, between: [string, string]): string {
  return between.map((id) => cityName(draft.city.find((city) => city.id === id))).join(' – ')
}

/** The thing that a key of the file speaks of, such as `route[3].length`. */
export function thingAt(draft: Draft, key: string): Chosen | null {
  const [, kind, number] = /^(city|route|ticket)\[(\d+)\]/.exec(key) ?? []
  const at = Number(number)
  if (kind === 'city') return draft.city[at] ? { kind, id: draft.city[at].id } : null
  if (kind === 'route' || kind === 'ticket') return draft[kind][at] ? { kind, at } : null
  return null
}

export function nameOf(draft: Draft, thing: Chosen | null): string {
  if (!thing) return ''
  if (thing.kind === 'city') return cityName(draft.city.find(({ id }) => id === thing.id))
  return endNames(draft, draft[thing.kind][thing.at]!.between)
}

/** What keeps the map from being played, in a sentence that names the thing. */
export function sayMisfit(draft: Draft, { id, facts }: Message): string {
  const key = String(facts['key'] ?? '')
  const thing = nameOf(draft, thingAt(draft, key))
  const what = id === 'map-misfit' ? formWord(key) : id.replace('map-', '')
  const message = `maps-wrong-${what}`
  const other = draft.city.find((city) => city.id === facts['other'])
  const told = { ...plain(facts), thing, ...(other ? { other: cityName(other) } : {}) }
  return hasWords(message) ? say(message, told) : say('maps-wrong-other', { key })
}

/** Only what a sentence can hold. */
function plain(facts: Message['facts']): Record<string, string | number> {
  const simple = Object.entries(facts).filter(([, fact]) => typeof fact === 'string' || typeof fact === 'number')
  return Object.fromEntries(simple) as Record<string, string | number>
}

function formWord(key: string): string {
  if (/^city\[\d+\]\.(en|pl|board|id)$/.test(key)) return 'name'
  if (key.startsWith('title')) return 'title'
  return /^(city|route|ticket)$/.test(key) ? 'many' : 'form'
}

export function sayAdvice(draft: Draft, { what, key, facts }: Advice): string {
  const thing = nameOf(draft, thingAt(draft, key))
  const told = what === 'close' ? { ...facts, other: cityName(draft.city[Number(facts['other'])]) } : facts
  return say(`maps-advice-${what}`, { ...told, thing })
}
