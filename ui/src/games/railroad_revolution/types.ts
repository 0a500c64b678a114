/** The view of the rules (views.py) and the printed material (material.toml) in TypeScript. */

export const COLOURS = ['white', 'purple', 'orange', 'grey', 'turquoise'] as const
export const FIELDS = ['station', 'rail', 'telegraph', 'sale'] as const
export const TRACKS = ['telegraph', 'stations', 'network'] as const

export type Colour = (typeof COLOURS)[number]
export type Field = (typeof FIELDS)[number]
export type Workers = Record<string, number>

/** A worker of mine: his colour and where he stands. */
export interface Own {
  colour: string
  source: string
}

export interface OpenMilestone {
  id: string
  managers: string[]
  conditions_met: boolean
}

export interface SeatView {
  seat: number
  money: number
  shares: number
  supply: Workers
  board: Record<string, Workers>
  trains_front: Record<string, number>
  trains_back: Record<string, number>
  markers: Record<string, number>
  tracks_left: number
  buildings_left: number
  spaces: string[]
  stations: string[]
  offices: number[]
  open_milestones: (OpenMilestone | null)[]
  completed: string[]
  points: number
}

export interface ActionView {
  field: Field
  used_as: Colour
  open: string[]
  owed: number
  pieces_due: number
  built: string | null
}

/** What is left of a reward in hand; `due` and `each` count units of 50 dollars. */
export type Reward = Record<string, number>

export interface View {
  phase: 'pick' | 'turn' | 'action' | 'deal' | 'order' | 'keep' | 'over'
  first: number
  turn: number | null
  actors: number[]
  turns_left: number | null
  general: Workers
  trains: Record<string, number>
  city_tiles: Record<string, string>
  telegraph_tiles: Record<string, string>
  first_stations: Record<string, number | null>
  first_offices: Record<string, number | null>
  setup_tiles: Record<string, [string, string]>
  deal: string
  deals_taken: string[]
  deal_stack: number
  stacks: Record<string, { size: number; known: Record<string, string> }>
  drawn: (string | null)[]
  action: ActionView | null
  rewards: Reward[]
  seats: SeatView[]
}

export interface Bonus {
  pay?: number
  pay_shares?: number
  pay_each?: number
  money?: number
  shares?: number
  steps?: number
  promote?: number
  flip?: number
  train?: boolean
  track?: string
  station?: string
  office?: string
  exchange?: boolean
  workers?: string[]
  one_of?: string[]
}

export interface City {
  id: string
  name: string
  level: number
  cost: number
  x: number
  y: number
}

export interface Space {
  id: string
  between: [string, string]
  terrain?: number
  deal?: boolean
  start?: boolean
}

export interface Section {
  id: string
  shares: number
  first_shares: number
  deal: boolean
  link?: number
}

export interface Condition {
  connected?: number
  stations?: number
  deal_tracks?: number
  tracks?: number
  level?: number
  terrain?: number
}

export interface Milestone {
  id: string
  stack: string
  points: number
  managers: string[]
  conditions: Condition[]
}

export interface BoardSection {
  id: string
  sale: number
  tracks: number
  buildings: number
  left_of_logo: boolean
}

export interface StepCost {
  money?: number
  shares?: number
  workers?: number
}

export interface Performance {
  id: string
  points: number[]
  costs: StepCost[]
}

export interface Printed {
  rules: Record<string, number>
  board: BoardSection[]
  city: City[]
  space: Space[]
  city_tile: { id: string; basic: Bonus; first: Bonus }[]
  section: Section[]
  telegraph_tile: { id: string; bonus: Bonus }[]
  train: { id: string; bonus: Bonus }[]
  deal: { id: string; top: Bonus; bottom: Bonus }[]
  setup_tile: { id: string; a: Bonus; b: Bonus }[]
  milestone: Milestone[]
  performance: Performance[]
}
