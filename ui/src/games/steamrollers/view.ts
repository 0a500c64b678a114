/** The view of SteamRollers as the rules give it (games/steamrollers/views.py). Nothing is hidden. */
export interface TileView {
  tile: string
  owner: number | null
  sideways: boolean
  once: boolean
  points: number
}

export interface OrderView {
  order: number
  side: string
  goods: string[]
  points: number
  owner: number | null
}

export interface SheetView {
  seat: number
  tracks: Record<string, string>
  boxes: number[]
  power: number
  delivery_power: number
  deliveries: number
  bonus: number
  links: { cities: [number, number]; cells: string[]; towns: string[] }[]
  kept: Record<string, number>
  load: { good: string; city: number } | null
  total: number
}

export interface DeliveryView {
  action: number
  origin: number
  to: number
  good: string
  distance: number
  stops: string[]
}

export interface SteamView {
  phase: string
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
  eva: { crosses: number[]; points: number; die: number | null } | null
  ended_by: string | null
}

/** The part of a view that is drawn as sheets. */
export interface SheetsDrawn extends Pick<SteamView, 'sheet' | 'colours' | 'walls'> {
  seats: Pick<SheetView, 'tracks'>[]
}
