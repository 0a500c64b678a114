// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

export type Move =
  | Pass
  | EndTurn
  | Decline
  | TakeDie
  | LeaveDie
  | RerollEva
  | BlockEva
  | LetEva
  | NudgeDie
  | FlipDie
  | RerollDie
  | ChooseDie
  | ChooseTwo
  | SetDie
  | FulfilOrder
  | PickStart
  | PlaceLoad
  | CrossBox
  | TakeTile
  | Deliver
  | DrawTrack

export type Phase =
  | 'act'
  | 'after'
  | 'asked-2b'
  | 'choose-die'
  | 'eva-loads'
  | 'eva-rolled'
  | 'over'
  | 'start-box'
  | 'start-load'
  | 'start-pick'
  | 'start-tile'
  | 'start-track'
  | 'which-die'

/** The whole table. */
export interface SteamRollersView {
  phase: Phase
  round: number
  first: number
  turn: number | null
  actors: number[]
  dice: number[]
  black: string[]
  die: number | null
  die_final: boolean
  second_die: number | null
  actions_left: number
  stolen: Record<string, number>
  sheet: string[]
  colours: string[]
  walls: [string, string][]
  cities: string[][]
  bag: Record<string, number>
  tiles: TileView[]
  orders: OrderView[]
  starting_tiles: string[]
  seats: SheetView[]
  deliveries: DeliveryView[]
  eva: EvaView | null
  ended_by: string | null
}

/** An action tile: its printed name, e.g. "4b", and where it lies (no owner: in the pool). */
export interface TileView {
  tile: string
  owner: number | null
  sideways: boolean
  once: boolean
  points: number
}

/** An order tile with the goods it asks for. */
export interface OrderView {
  order: number
  side: string
  goods: string[]
  points: number
  owner: number | null
}

/** One player's sheet and the goods beside it. */
export interface SheetView {
  seat: number
  tracks: Record<string, string>
  boxes: number[]
  power: number
  delivery_power: number
  deliveries: number
  bonus: number
  links: LinkView[]
  kept: Record<string, number>
  load: LoadView | null
  total: number
}

/** A finished link with the cells of its tracks and of its towns. */
export interface LinkView {
  cities: [number, number]
  cells: string[]
  towns: string[]
}

/** A good that only its owner can deliver. */
export interface LoadView {
  good: string
  city: number
}

/** A delivery that can be chosen now, with the stops of one route that it may run. */
export interface DeliveryView {
  action: number
  origin: number
  to: number
  good: string
  distance: number
  stops: string[]
}

/** Eva's crosses by region, her points so far and, while one can still answer it, her die. */
export interface EvaView {
  crosses: number[]
  points: number
  die: number | null
}

/** The die allows nothing: it is spent without an action. */
export interface Pass {
  move: 'pass'
}

/** Fulfil no order in this turn. */
export interface EndTurn {
  move: 'end-turn'
}

/** Do not use the starting tile just picked. */
export interface Decline {
  move: 'decline'
}

/** Tile 2b: take the die another player has just chosen. */
export interface TakeDie {
  move: 'take-die'
}

/** Do not use tile 2b now, or not at all in this round. */
export interface LeaveDie {
  move: 'leave-die'
  round: boolean
}

/** Solo tile 2a: reroll Eva's die before her phase 1. */
export interface RerollEva {
  move: 'reroll-eva'
}

/** Solo tile 2b: Eva removes no good and crosses out a cell instead. */
export interface BlockEva {
  move: 'block-eva'
}

/** Do not use the Solo tile now. */
export interface LetEva {
  move: 'let-eva'
}

/** Tile 5a: the die shows one less or one more. */
export interface NudgeDie {
  move: 'nudge-die'
  by: -1 | 1
}

/** Tile 5b: turn the die to its opposite face. */
export interface FlipDie {
  move: 'flip-die'
}

/** Tile 5b: reroll the die. */
export interface RerollDie {
  move: 'reroll-die'
}

/** Choose a white die that shows this; with two dice in hand, use this one first. */
export interface ChooseDie {
  move: 'die'
  face: number
}

/** Tile 2a: choose two white dice. */
export interface ChooseTwo {
  move: 'dice'
  faces: [number, number]
}

/** Tile 1: the die shows this now. */
export interface SetDie {
  move: 'set-die'
  face: number
}

/** Give up the goods of the order, one coal in place of a good of that colour if it is named. */
export interface FulfilOrder {
  move: 'order'
  order: number
  coal_for: string | null
}

/** Pick this starting tile. */
export interface PickStart {
  move: 'start'
  tile: string
}

/** Put a good of that colour on city 3 or 4 of your own sheet. */
export interface PlaceLoad {
  move: 'load'
  good: string
  city: number
}

/** Improve the locomotive: cross out this box. */
export interface CrossBox {
  move: 'box'
  box: number
}

/** Take this action tile and turn it sideways. */
export interface TakeTile {
  move: 'tile'
  tile: number
}

/**
 * Deliver a good; the distance counts tile 3b's addition too.
 *
 * The good is one of the destination's colour from the board ("colour"), "coal", the "own" load, or in the solo game
 * the one at a place of the row ("place 1" is the leftmost).
 */
export interface Deliver {
  move: 'deliver'
  origin: number
  to: number
  distance: number
  good: string
}

/** Draw a track on the cell that joins these two sides. */
export interface DrawTrack {
  move: 'track'
  cell: string
  sides: [string, string]
}

export type EvaLevel = 'conductor' | 'engineer' | 'investor' | 'railway-magnate' | 'railway-worker' | 'train-driver'

/** The mini expansions, each on its own, who starts, and the solo game. */
export interface SteamRollersOptions {
  coal: boolean
  orders: boolean
  starting_tiles: boolean
  walls: 'hard' | 'medium' | 'none'
  first_seat: number | null
  eva: EvaLevel | null
  goods_per_city: 3 | 4 | null
  material: string
}
