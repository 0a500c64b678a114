// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

import type { SeatResult } from '../messages.ts'

export type Move = Draw | Finish | Fall | Ignore

export type Variant = 'base' | 'lava' | 'meteor'

export type Face =
  | 'highway_curve'
  | 'highway_straight'
  | 'highway_t'
  | 'lava_bay'
  | 'lava_corner'
  | 'lava_highway'
  | 'lava_railway'
  | 'lava_strait'
  | 'overpass'
  | 'railway_curve'
  | 'railway_straight'
  | 'railway_t'
  | 'special_corner_station'
  | 'special_cross_station'
  | 'special_highway_cross'
  | 'special_railway_cross'
  | 'special_three_highway'
  | 'special_three_railway'
  | 'station_curve'
  | 'station_straight'
  | 'volcano'

export type Rolled = 'E' | 'N' | 'S' | 'W' | 'choose'

/** The table as one watcher may know it. */
export interface RailroadInkView {
  variant: Variant
  round: number
  rounds: number
  over: boolean
  dice: Face[]
  lava_dice: Face[]
  direction: Rolled | null
  distance: number | null
  open_drawing: boolean
  actors: number[]
  seat: number | null
  boards: BoardView[]
}

export type Special =
  | 'special_corner_station'
  | 'special_cross_station'
  | 'special_highway_cross'
  | 'special_railway_cross'
  | 'special_three_highway'
  | 'special_three_railway'

/** A board, and what its seat still has for this round; `sheet` is the count as if the game ended with it. */
export interface BoardView {
  seat: number
  finished: boolean
  cells: Drawn[]
  dice_left: Face[]
  lava_dice_left: Face[]
  specials: Special[]
  specials_left: number
  special_open: boolean
  meteor_waits: boolean
  mark: [number, number] | null
  sheet: SeatResult
}

export type DrawnFace =
  | 'crater'
  | 'highway_curve'
  | 'highway_straight'
  | 'highway_t'
  | 'lava_bay'
  | 'lava_corner'
  | 'lava_highway'
  | 'lava_railway'
  | 'lava_strait'
  | 'overpass'
  | 'railway_curve'
  | 'railway_straight'
  | 'railway_t'
  | 'special_corner_station'
  | 'special_cross_station'
  | 'special_highway_cross'
  | 'special_railway_cross'
  | 'special_three_highway'
  | 'special_three_railway'
  | 'station_curve'
  | 'station_straight'
  | 'volcano'

/** What a cell holds. Round 0 is the volcano of the set-up, or a crater. */
export interface Drawn {
  face: DrawnFace
  row: number
  column: number
  rotation: number
  mirrored: boolean
  round: number
}

/** Draw a face into a cell: mirrored first, then turned by quarter turns clockwise. */
export interface Draw {
  move: 'draw'
  face: Face
  row: number
  column: number
  rotation: number
  mirrored: boolean
}

/** Finish the round. */
export interface Finish {
  move: 'finish'
}

/** Readings on which tables differ; every default is the catalogue's decision. */
export interface RailroadInkOptions {
  longest: 'path' | 'trail'
  strict_duty: boolean
  open_drawing: boolean
}

export type Direction = 'E' | 'N' | 'S' | 'W'

/** Let this round's meteor fall in that direction. */
export interface Fall {
  move: 'meteor'
  direction: Direction
}

/** Cross out a special route to ignore this round's meteor. */
export interface Ignore {
  move: 'ignore'
  special: Special
}
