import type { SeatShown } from '../generated/messages.ts'
import { hasWords, say } from '../words.svelte.ts'

type Seated = Pick<SeatShown, 'seat' | 'kind' | 'name' | 'level'>

/** Who a bot of that level is, in its own words; empty for a level that nobody has given a character. */
export function characterOf(level: string): string {
  const id = `bot-${plain(level)}`
  return hasWords(id) ? say(id) : ''
}

/** What everybody is called, in the chosen language: bots by the name of their character, with a number if there are several. */
export function calledAll(seats: readonly Seated[]): string[] {
  const own = seats.map(({ kind, name, level }) => name || (kind === 'bot' ? nameOf(level) : ''))
  return seats.map(({ seat, kind, name }, at) => {
    const number = seat + 1
    if (!own[at]) return say(`seat-${kind}`, { number })
    const several = !name && own.filter((each) => each === own[at]).length > 1
    return several ? say('bot-numbered', { name: own[at], number }) : own[at]
  })
}

function nameOf(level: string): string {
  const id = `bot-name-${plain(level)}`
  return hasWords(id) ? say(id) : ''
}

/** The level without its budget. */
function plain(level: string): string {
  return level.split('@')[0]!
}
