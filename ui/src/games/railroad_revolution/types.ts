import type { Colour, FieldName, RailroadRevolutionView } from '../../generated/games/railroad_revolution.ts'

/** What the page keeps of the printed material (material.toml). */

export const COLOURS: readonly Colour[] = ['white', 'purple', 'orange', 'grey', 'turquoise']
export const FIELDS: readonly FieldName[] = ['station', 'rail', 'telegraph', 'sale']
export const TRACKS = ['telegraph', 'stations', 'network'] as const

/** What is left of a reward in hand; `due` and `each` count units of 50 dollars. */
export type Reward = RailroadRevolutionView['rewards'][number]
export type Workers = Record<string, number>

/** A worker of mine: his colour and where he stands. */
export interface Own {
  colour: string
  source: string
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
