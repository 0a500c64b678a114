// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

/** A physical table. */
export interface Position {
  game: string
  seats: Seat[]
  material?: string
}

/** One player's things at the end of the game. */
export interface Seat {
  tracks: string[]
  markers: Record<string, number>
  stations?: string[]
  offices?: number[]
  trains?: Trains
  milestones?: string[]
  money?: number
  shares?: number
  name?: string
}

/** Trains of a player by the side that lies up. */
export interface Trains {
  front?: Record<string, number>
  back?: Record<string, number>
}
