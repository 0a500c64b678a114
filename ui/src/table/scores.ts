import type { GameRoom } from '../games/contract.ts'
import type { Part, Result, SeatId, Update } from '../generated/messages.ts'

/** What is seen of a table. */
interface Shown {
  view: unknown
  update: Pick<Update, 'result'> | null
}

/** The points that a plate shows: those of the moment, and after the end all that was counted. */
export function scoreOf({ view, update }: Shown, game: Pick<GameRoom, 'score'>, seat: number): number | null {
  return update?.result?.seats.find((sheet) => sheet.seat === seat)?.total ?? game.score(view, seat)
}

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

/** How many minutes a game took that was played at one go; nothing of one that took days, or no time. */
export function minutesOf({ made_ms, over_ms }: { made_ms: number; over_ms: number | null }): number {
  const minutes = Math.round(((over_ms ?? made_ms) - made_ms) / 60_000)
  return minutes <= MOST_MINUTES ? minutes : 0
}
const MOST_MINUTES = 360

/** Whether the points alone do not say who comes before whom: a place is shared, or the next has as many. */
export function tiedAt(result: Result, place: number): boolean {
  const at = result.ranking.findIndex((each) => each.place === place)
  const [here, next] = [result.ranking[at], result.ranking[at + 1]]
  const total = (seat: SeatId | undefined) => result.seats.find((sheet) => sheet.seat === seat)?.total
  return Boolean(here && (here.seats.length > 1 || (next && total(here.seats[0]) === total(next.seats[0]))))
}

/** A piece of a seat's bar: a source of points, as wide as its share of the longest bar. */
export interface Bar {
  part: Part
  /** The row of the sheet that it stands for. */
  row: number
  share: number
  /** What was lost lies hatched along the end of what was won, so far back from it; nothing for what was won. */
  back: number
}

/** The bar of a seat: what it won, source by source, and over its end what it lost; what is left clear is what it has. */
export function barsOf(result: Result, seat: SeatId): Bar[] {
  const table = rows(result)
  const at = result.seats.findIndex((sheet) => sheet.seat === seat)
  const longest = Math.max(1, ...result.seats.map((_, column) => wonBy(table, column)))
  const pieces = table.flatMap(({ cells }, row) => (cells[at]?.points ? [{ part: cells[at], row }] : []))
  const won = pieces
    .filter(({ part }) => part.points > 0)
    .map((piece) => ({ ...piece, share: piece.part.points / longest, back: 0 }))
  let [covered, whole] = [0, wonBy(table, at) / longest]
  const lost = pieces.flatMap((piece): Bar[] => {
    const share = Math.min(-piece.part.points / longest, whole - covered)
    if (piece.part.points > 0 || share <= 0) return []
    covered += share
    return [{ ...piece, share, back: covered }]
  })
  return [...won, ...lost]
}

function wonBy(table: Row[], column: number): number {
  return table.reduce((sum, { cells }) => sum + Math.max(0, cells[column]?.points ?? 0), 0)
}
