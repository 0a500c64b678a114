import type { Line, Table } from '../../table/table.svelte.ts'
import { say } from '../../words.svelte.ts'
import type { RailroadRevolutionView } from '../../generated/games/railroad_revolution.ts'

/** What a seat said to the deal that is asked now, newest story first told. */
export interface Said {
  seat: number
  halves: string[]
  refused: boolean
}

/** The answers given since the deal was announced. */
export function answers(lines: Line[], seats: number): Said[] {
  const start = lines.findLastIndex(({ what }) => what === 'deal-due')
  const since = start < 0 ? [] : lines.slice(start)
  return Array.from({ length: seats }, (_, seat) => {
    const own = since.filter((line) => line.seat === seat)
    return {
      seat,
      halves: own.filter(({ what }) => what === 'accepted-deal').map(({ facts }) => String(facts.half)),
      refused: own.some(({ what }) => what === 'no-deal'),
    }
  })
}

/** What a seat has answered so far, in words. */
export function answerWords(table: Table<RailroadRevolutionView>, { seat, halves, refused }: Said): string {
  if (table.view.actors.includes(seat)) return say(halves.length ? 'rr-deal-took-thinks' : 'rr-deal-thinks', { half: halves })
  if (halves.length) return say('rr-deal-took', { half: halves })
  return say(refused ? 'rr-deal-refused' : 'rr-deal-waits')
}
