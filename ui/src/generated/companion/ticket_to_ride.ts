// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

/** A physical table. */
export interface Position {
  game: string
  seats: Seat[]
}

/** One player's things at the end of the game. */
export interface Seat {
  routes: string[]
  tickets: string[]
  stations?: string[]
  name?: string
}
