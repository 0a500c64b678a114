// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

/** A physical table. */
export interface Position {
  game: string
  seats: Seat[]
  options?: Readings
}

/** One player's board at the end of the game. */
export interface Seat {
  drawings: Drawing[]
  name?: string
}

/** One drawn cell. The round is given for every drawing of a board or for none. */
export interface Drawing {
  face: string
  row: number
  column: number
  rotation?: number
  mirrored?: boolean
  round?: number | null
}

/** How the table reads the longest way. */
export interface Readings {
  longest?: 'path' | 'trail'
}
