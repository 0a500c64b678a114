// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

/** A physical table. */
export interface Position {
  game: string
  seats: Seat[]
  walls?: string
  eva?: Eva | null
  pool?: string[]
  material?: string
}

/** One player's sheet and tiles at the end of the game. */
export interface Seat {
  tracks: string[]
  boxes?: number[]
  deliveries?: number
  bonus?: number
  tiles?: string[]
  orders?: string[]
  name?: string
}

/** What Eva has at the end of a solo game: her points from phase 4 and her crosses by region. */
export interface Eva {
  deliveries: number
  crosses: number[]
}
