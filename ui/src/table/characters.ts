import { hasWords, say } from '../words.svelte.ts'

/** Who a bot of that level is, in its own words; empty for a level that nobody has given a character. */
export function characterOf(level: string): string {
  const id = `bot-${level.split('@')[0]}`
  return hasWords(id) ? say(id) : ''
}
