import type { Position } from './contract.ts'

const MOST = 20
const KEY = (game: string) => `semafor-companion-${game}-shelf`

/** The tables of a game that were put aside for another one, the last first. */
export function shelf(game: string): Position[] {
  try {
    return JSON.parse(localStorage.getItem(KEY(game)) ?? '[]') as Position[]
  } catch {
    return []
  }
}

/** Puts a table on the shelf; what lies there already lies there once. */
export function putAside(game: string, position: Position): void {
  store(game, [position, ...without(game, position)].slice(0, MOST))
}

export function takeDown(game: string, position: Position): void {
  store(game, without(game, position))
}

function without(game: string, position: Position): Position[] {
  const text = JSON.stringify(position)
  return shelf(game).filter((each) => JSON.stringify(each) !== text)
}

function store(game: string, positions: Position[]): void {
  localStorage.setItem(KEY(game), JSON.stringify(positions))
}
