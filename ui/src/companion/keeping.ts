import type { Position } from './contract.ts'

const KEY = (game: string) => `semafor-companion-${game}`

/** Keeps the position on this device, so that a reload loses nothing. */
export function keep(game: string, position: Position): void {
  localStorage.setItem(KEY(game), JSON.stringify(position))
}

export function kept(game: string): Position | null {
  return read(game, localStorage.getItem(KEY(game)) ?? '')
}

/** A position from a text, if it is one of this game. */
export function read(game: string, text: string): Position | null {
  try {
    const position = JSON.parse(text) as Position
    return position.game === game && Array.isArray(position.seats) && position.seats.length > 0 ? position : null
  } catch {
    return null
  }
}
