import type { SeatShown } from '../generated/messages.ts'
import { hasWords, say } from '../words.svelte.ts'

type Seated = Pick<SeatShown, 'seat' | 'kind' | 'name' | 'level'>

/** Who a bot of that level is, in its own words; empty for a level that nobody has given a character. */
export function characterOf(level: string, name = castOf(level)[0]!): string {
  const id = `bot-${plain(level)}`
  return hasWords(id) ? say(id, { name }) : ''
}

/** How the bot of a seat introduces itself; one that plays for somebody has its own name all the same. */
export const introductionOf = ({ name, level }: Seated, called: string): string => characterOf(level, name ? undefined : called)

/** What everybody is called, in the chosen language. Each bot is one of its level's cast: the first who is not at the table yet,
 *  so that the same seats have the same names again in the next game. */
export function calledAll(seats: readonly Seated[]): string[] {
  const taken = new Set(seats.map(({ name }) => name))
  return seats.map(({ seat, kind, name, level }) => {
    const called = name || (kind === 'bot' ? castOf(level).find((each) => !taken.has(each)) : '')
    if (!called) return say(`seat-${kind}`, { number: seat + 1 })
    taken.add(called)
    return called
  })
}

/** The names that bots of a level have, first that of its character. */
function castOf(level: string): string[] {
  const [first, others] = [`bot-name-${plain(level)}`, `bot-others-${plain(level)}`]
  return hasWords(first) ? [say(first), ...say(others).split(', ')] : []
}

/** The level without its budget. */
function plain(level: string): string {
  return level.split('@')[0]!
}
