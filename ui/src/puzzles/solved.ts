import type { PuzzleShown } from '../generated/http.ts'

const KEY = 'semafor-solved'

/** The puzzles that were solved on this device. */
export function solvedHere(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[])
  } catch {
    return new Set()
  }
}

export function keepSolved(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...solvedHere(), id])]))
}

/** The next puzzle of the stream, easy ones first: one that is not solved yet, after the one that is left; else any other. */
export function nextOf(puzzles: PuzzleShown[], solved: ReadonlySet<string>, left = ''): PuzzleShown | null {
  const at = puzzles.findIndex(({ id }) => id === left)
  const ahead = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))]
  return ahead.find(({ id }) => !solved.has(id)) ?? ahead[0] ?? null
}

/** How hard it is, as signs. */
export function stars(level: number): string {
  return '★'.repeat(level) + '☆'.repeat(5 - level)
}
