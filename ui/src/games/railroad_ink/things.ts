import type { EventShown, Move } from '../../wire.ts'
import { cellThing } from './view.ts'

/** The things a log line or a move lights: on the board of the seat it speaks of, or on the board in the middle. */
export function lights(told: EventShown | Move): string[] {
  if ('move' in told) return told.move === 'draw' ? [cellThing(Number(told.row), Number(told.column))] : []
  const { cell, cells } = told.facts
  const named = [cell, ...(Array.isArray(cells) ? cells : [])].filter((each) => typeof each === 'string')
  return named.map((each) => `cell:${each}${told.seat === null ? '' : `@${told.seat}`}`)
}

/** The things that prove a part: exits of networks, cells, or ends such as "3,4 E". */
export function proof(part: string, names: string[]): string[] {
  if (part === 'networks') return words(names).map((exit) => `exit:${exit}`)
  if (part === 'errors' || part === 'crater-ends') return names.map((end) => `end:${end}`)
  return words(names).map((cell) => `cell:${cell}`)
}

const words = (names: string[]) => names.flatMap((name) => name.split(' ')).filter(Boolean)
