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

/** By how many points the first is ahead of the second; nothing where they are level, or nobody is second. */
export function leadOf(result: Result): number {
  const totals = result.seats.map(({ total }) => total).sort((one, other) => other - one)
  return result.ranking.length > 1 ? Math.max(0, totals[0]! - totals[1]!) : 0
}

/** A piece of a seat's bar: a source of points, as wide as its share of the longest bar; what was lost is hatched. */
export interface Bar {
  part: Part
  /** The row of the sheet that it stands for. */
  row: number
  share: number
  lost: boolean
}

/** The bar of a seat: what it won, source by source, and then what it lost. */
export function barsOf(result: Result, seat: SeatId): Bar[] {
  const table = rows(result)
  const at = result.seats.findIndex((sheet) => sheet.seat === seat)
  const longest = Math.max(1, ...result.seats.map((_, column) => lengthOf(table, column)))
  const bars = table.flatMap(({ cells }, row): Bar[] => {
    const part = cells[at]
    return part?.points ? [{ part, row, share: Math.abs(part.points) / longest, lost: part.points < 0 }] : []
  })
  return bars.sort((a, b) => Number(a.lost) - Number(b.lost))
}

function lengthOf(table: Row[], column: number): number {
  return table.reduce((sum, { cells }) => sum + Math.abs(cells[column]?.points ?? 0), 0)
}
