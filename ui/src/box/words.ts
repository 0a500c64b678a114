import { cities } from './names.svelte.ts'
import { hasWords, say } from '../words.svelte.ts'

/** Tables whose items are called by a word. */
const NAMED = ['city', 'good', 'city_tile', 'train', 'performance', 'telegraph_tile']

/** What a value is called: a colour, a worker, a city, a kind of track. */
export function valueWord(value: string): string {
  if (cities.called[value]) return cities.called[value]
  const known = [`box-value-${value}`, ...['good', 'worker', 'city', 'type'].map((kind) => `${kind}-${value}`)]
  const found = known.find((id) => hasWords(id))
  return found ? say(found) : value
}

export function keyWord(key: string): string {
  return say(`box-key-${key}`)
}

/** An item of a table: a city by its name, others by what stands on them. */
export function itemWord(table: string, item: string): string {
  if (!item) return say(`box-table-${table}`)
  const word = NAMED.includes(table)
    ? valueWord(item.replace(/^tt-/, ''))
    : item
        .replace(/^base /, '')
        .split(' ')
        .map(valueWord)
        .join(' ')
  return say('box-item', { table: say(`box-one-${table}`), item: word })
}

/** A value as one reads it. */
export function valueSaid(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueSaid).join(', ') || '–'
  if (typeof value === 'object' && value !== null) {
    return (
      Object.entries(value)
        .map(([key, part]) => `${keyWord(key)} ${valueSaid(part)}`)
        .join(' + ') || '–'
    )
  }
  if (typeof value === 'boolean') return say(value ? 'option-yes' : 'option-no')
  return typeof value === 'string' ? valueWord(value) : String(value)
}
