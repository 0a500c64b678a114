import type { Result, SeatId } from '../generated/messages.ts'
import { hasWords, say } from '../words.svelte.ts'

/** Who sits there: a player by name, an automaton by what it is called. */
export function seatName(names: string[], seat: SeatId): string {
  if (typeof seat === 'number') return names[seat] ?? ''
  return hasWords(`automaton-${seat}`) ? say(`automaton-${seat}`) : seat
}

/** A line of the ranking, to be written under a picture. */
export interface PlaceLine {
  seat: SeatId
  total: number
  text: string
}

/** The ranking in a line for each seat, the first on top. */
export function placeLines({ ranking, seats }: Result, names: string[]): PlaceLine[] {
  const totalOf = (seat: SeatId) => seats.find((sheet) => sheet.seat === seat)?.total ?? 0
  return ranking.flatMap(({ place, seats: placed }) =>
    placed.map((seat) => {
      const total = totalOf(seat)
      return { seat, total, text: say('companion-picture-line', { place, name: seatName(names, seat), total }) }
    }),
  )
}
