import type { Result, SeatId } from '../generated/messages.ts'
import { written } from '../minus.ts'
import { rows } from './scores.ts'

/** The words of a report in the chosen language. */
export interface ReportWords {
  title: string
  day: string
  sources: string
  total: string
  part: (name: string) => string
}

const GAP = 2

/** A session report for BoardGameGeek in BBCode: who, places, and points by source in columns of even width. */
export function bbcode(result: Result, nameOf: (seat: SeatId) => string, words: ReportWords): string {
  const name = (seat: SeatId) => plain(nameOf(seat))
  const totalOf = (seat: SeatId) => result.seats.find((sheet) => sheet.seat === seat)?.total ?? 0
  const places = result.ranking.flatMap(({ place, seats }) =>
    seats.map((seat) => `${place}. ${place === 1 ? `[b]${name(seat)}[/b]` : name(seat)}: ${written(totalOf(seat))}`),
  )
  const sheet = [
    ['', ...result.seats.map(({ seat }) => name(seat))],
    ...rows(result).map((row) => [words.part(row.name), ...row.cells.map((part) => (part ? written(part.points) : '–'))]),
    [words.total, ...result.seats.map(({ total }) => written(total))],
  ]
  const head = `[b]${plain(words.title)}[/b], ${words.day}`
  return [head, '', ...places, '', `[b]${words.sources}[/b]`, `[c]${evened(sheet).join('\n')}[/c]`, ''].join('\n')
}

/** The lines of a table with its columns below each other: words to the left, figures to the right. */
function evened(sheet: string[][]): string[] {
  const wide = sheet[0]!.map((_, column) => Math.max(...sheet.map((row) => row[column]!.length)) + (column ? GAP : 0))
  return sheet.map((row) =>
    row
      .map((cell, at) => (at ? cell.padStart(wide[at]!) : cell.padEnd(wide[at]!)))
      .join('')
      .trimEnd(),
  )
}

/** A name in which nothing is taken for markup. */
const plain = (text: string) => text.replaceAll('[', '(').replaceAll(']', ')')
