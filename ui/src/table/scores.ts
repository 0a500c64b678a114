import type { Part, Result, SeatId } from '../generated/messages.ts'

/** One line of the score sheets, for all seats. */
export interface Row {
  name: string
  cells: (Part | null)[]
}

/** The parts of all sheets as rows, in the order in which they first stand on a sheet. */
export function rows(result: Result): Row[] {
  const names = [...new Set(result.seats.flatMap(({ parts }) => parts.map(({ name }) => name)))]
  return names.map((name) => ({
    name,
    cells: result.seats.map(({ parts }) => merged(parts.filter((part) => part.name === name))),
  }))
}

/** Several parts of one name (a longest route each, say) count together. */
function merged(parts: Part[]): Part | null {
  const [first] = parts
  if (!first) return null
  return {
    name: first.name,
    points: parts.reduce((sum, { points }) => sum + points, 0),
    proof: parts.flatMap(({ proof }) => proof),
  }
}

export function placeOf(result: Result, seat: SeatId): number {
  return result.ranking.find(({ seats }) => seats.includes(seat))?.place ?? 0
}
