// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

export type Move =
  | Finish
  | Done
  | NoDeal
  | Pay
  | SellShare
  | Skip
  | Hire
  | Pick
  | Place
  | Station
  | Track
  | Office
  | Sale
  | Extra
  | Reward
  | FirstBonus
  | Tile
  | Deal
  | Flip
  | TakeTrain
  | Step
  | Promote
  | Exchange
  | Gain
  | Complete
  | Keep

export type Phase = 'action' | 'deal' | 'keep' | 'order' | 'over' | 'pick' | 'turn'

/** The table as one watcher may know it. */
export interface RailroadRevolutionView {
  phase: Phase
  first: number
  turn: number | null
  actors: number[]
  turns_left: number | null
  general: Record<string, number>
  trains: Record<string, number>
  city_tiles: Record<string, string>
  telegraph_tiles: Record<string, string>
  first_stations: Record<string, number | null>
  first_offices: Record<string, number | null>
  setup_tiles: Record<string, [string, string]>
  deal: string
  deals_taken: string[]
  deal_stack: number
  deal_discards: string[]
  stacks: Record<string, StackView>
  drawn: (string | null)[]
  action: ActionView | null
  rewards: Record<string, number>[]
  seats: SeatView[]
}

/** A stack of milestones: how many lie in it, and which this watcher knows by their place from the top. */
export interface StackView {
  size: number
  known: Record<string, string>
}

export type FieldName = 'rail' | 'sale' | 'station' | 'telegraph'

export type Colour = 'grey' | 'orange' | 'purple' | 'turquoise' | 'white'

export type Pool = 'extra' | 'first-bonus' | 'flip' | 'main' | 'reward' | 'tile'

/** The action in progress: what is open, what is owed, and the city or section built in. */
export interface ActionView {
  field: FieldName
  used_as: Colour
  open: Pool[]
  owed: number
  pieces_due: number
  built: string | null
}

/** What everybody may know of a seat: all of it. */
export interface SeatView {
  seat: number
  money: number
  shares: number
  supply: Record<string, number>
  board: Record<string, Record<string, number>>
  trains_front: Record<string, number>
  trains_back: Record<string, number>
  markers: Record<string, number>
  tracks_left: number
  buildings_left: number
  spare_track: number
  spare_building: number
  spaces: string[]
  stations: string[]
  offices: number[]
  open_milestones: (OpenMilestone | null)[]
  completed: string[]
  points: number
}

/** An open milestone with the colours of its managers. */
export interface OpenMilestone {
  id: string
  managers: string[]
  conditions_met: boolean
}

/** End the action. */
export interface Finish {
  move: 'finish'
}

/** Leave what is left of the reward in hand. */
export interface Done {
  move: 'done'
}

/** Accept no (further) deal. */
export interface NoDeal {
  move: 'no-deal'
}

/** Pay what the main part of the action costs. */
export interface Pay {
  move: 'pay'
}

/** Sell one share; repeat it to sell more. */
export interface SellShare {
  move: 'sell-share'
}

/** Skip the turn because no piece is left for any action. */
export interface Skip {
  move: 'skip'
}

/** Hire a worker of the general supply for 800 dollars. */
export interface Hire {
  move: 'hire'
  colour: string
}

/** Choose the set-up tile at that place, 1 to 4. */
export interface Pick {
  move: 'pick'
  place: number
}

/** Put a worker on an action field, as himself or as an unskilled one. */
export interface Place {
  move: 'place'
  colour: string
  field: string
  as_white: boolean
}

/** Put a building in the city. */
export interface Station {
  move: 'station'
  city: string
}

/** Lay a track on the space. */
export interface Track {
  move: 'track'
  space: string
}

/** Put a building in the telegraph section, 1 to 8. */
export interface Office {
  move: 'office'
  section: number
}

/** Sell a track or a building of the leftmost section. */
export interface Sale {
  move: 'sale'
  piece: string
}

/** Use the extra effect of the placed worker. */
export interface Extra {
  move: 'extra'
}

/** Take the basic reward of the city. */
export interface Reward {
  move: 'reward'
}

/** Take the first-station bonus of the city. */
export interface FirstBonus {
  move: 'first-bonus'
}

/** Discard this worker to use the telegraph tile. */
export interface Tile {
  move: 'tile'
  colour: string
  source: string
}

/** Accept the top or the bottom deal. */
export interface Deal {
  move: 'deal'
  half: string
}

/** Turn over a train of this kind that lies with that side up. */
export interface Flip {
  move: 'flip'
  train: string
  side: string
}

/** Take a train of this kind. */
export interface TakeTrain {
  move: 'train'
  train: string
}

/** Move a performance marker one field up, discarding a worker where the field costs one. */
export interface Step {
  move: 'step'
  track: string
  colour: string | null
  source: string | null
}

/** Make the worker a manager on the first or second open milestone. */
export interface Promote {
  move: 'promote'
  colour: string
  source: string
  milestone: number
}

/** Exchange an own worker for one of the general supply. */
export interface Exchange {
  move: 'exchange'
  colour: string
  source: string
  gained: string
}

/** Take a worker of this colour. */
export interface Gain {
  move: 'gain'
  colour: string
}

/** Complete the first or the second open milestone first. */
export interface Complete {
  move: 'complete'
  milestone: number
}

/** Keep the drawn milestone at that place, 1 to 3. */
export interface Keep {
  move: 'keep'
  place: number
}

/** Who starts, two readings of the rulebook, and corrections of printed values. */
export interface RailroadRevolutionOptions {
  first_seat: number | null
  engineer_cost: 'per_action' | 'per_track'
  setup_pick_direction: 'clockwise' | 'counterclockwise'
  material: string
}
