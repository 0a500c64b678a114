import type { EventShown, SeatId } from '../../generated/messages.ts'
import type { Move } from '../../generated/games/railroad_ink.ts'
import { cellThing } from './view.ts'

/** The things a log line or a move lights: on the board of the seat it speaks of, or on the board in the middle. */
export function lights(told: EventShown | Move): string[] {
  if ('move' in told) return told.move === 'draw' ? [cellThing(Number(told.row), Number(told.column))] : []
  const { cell, cells } = told.facts
  const named = [cell, ...(Array.isArray(cells) ? cells : [])].filter((each) => typeof each === 'string')
  return named.map((each) => `cell:${each}${told.seat === null ? '' : `@${told.seat}`}`)
}

/** The things that prove a part: exits of networks, cells, or ends such as "E4 N"; of a seat's board, if one is named. */
export function proof(part: string, names: string[], seat?: SeatId): string[] {
  const whose = seat === undefined ? '' : `@${seat}`
  if (part === 'networks') return words(names).map((exit) => `exit:${exit}${whose}`)
  if (part === 'errors' || part === 'crater-ends') return names.map((end) => `end:${end}${whose}`)
  return words(names).map((cell) => `cell:${cell}${whose}`)
}

/** Of the things lit on the table those of this seat's board, by their plain names. */
export function litOn(lit: ReadonlySet<string>, seat: number, plain: boolean): Set<string> {
  const named = [...lit].map((thing) => thing.split('@') as [string, string?])
  return new Set(named.filter(([, whose]) => (whose === undefined ? plain : whose === String(seat))).map(([thing]) => thing))
}

/** The one seat whose board the lit things lie on, if they name one. */
export function litSeat(lit: ReadonlySet<string>): number | null {
  const [, seat] = [...lit][0]?.split('@') ?? []
  return seat === undefined ? null : Number(seat)
}

const words = (names: string[]) => names.flatMap((name) => name.split(' ')).filter(Boolean)
