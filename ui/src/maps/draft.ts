/** A map while it is drawn: plain data of the same form as `map.toml` and `land.toml`. Every edit gives another draft. */

export type Point = [number, number]

export interface DraftCity {
  id: string
  en: string
  pl?: string
  board?: string
  at: Point
  label?: [number, number, 'start' | 'middle' | 'end']
}

export interface DraftRoute {
  between: [string, string]
  colour: string
  length: number
  ferry?: number
  tunnel?: boolean
  bend?: Point
  curve?: [number, number, number]
}

export interface DraftTicket {
  between: [string, string]
  points: number
  long?: boolean
}

export interface DraftLand {
  land?: string[]
  water?: string[]
  rivers?: string[]
  mountains?: string
  compass?: Point
  ship?: Point
  border?: string
  parallels?: string
}

export interface Draft {
  name: string
  canvas: Point
  seats: [number, number]
  cars: number
  hand_dealt: number
  row_locomotive_limit: number
  twins_open_from_seats: number
  end_when_cars_at_most: number
  longest_bonus: number
  points: number[]
  deck: Record<string, number>
  opening: { tickets: number; long_tickets: number; keep_at_least: number; returned_to: 'bottom' | 'box' }
  ticket_draw: { tickets: number; keep_at_least: number }
  stations: { each: number; points_kept: number }
  city: DraftCity[]
  route: DraftRoute[]
  ticket: DraftTicket[]
  land: DraftLand
  /** One's own picture under the routes, and whether it goes with the map when that is shared. */
  picture?: string
  sharePicture?: boolean
  /** A `rules.toml` that the map brought with it. */
  rules?: string
}

export const COLOURS = ['grey', 'purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red']
export const MOST = { cities: 47, routes: 101, tickets: 46, length: 8 }
const DECK = { purple: 12, blue: 12, orange: 12, white: 12, green: 12, yellow: 12, black: 12, red: 12, locomotive: 14 }

/** An empty sheet for a small map; what is not said is as in the box. */
export function emptyDraft(name: string): Draft {
  return {
    name,
    canvas: [1000, 650],
    seats: [2, 4],
    cars: 20,
    hand_dealt: 4,
    row_locomotive_limit: 3,
    twins_open_from_seats: 4,
    end_when_cars_at_most: 2,
    longest_bonus: 10,
    points: [0, 1, 2, 4, 7, 10, 15, 18, 21],
    deck: { ...DECK },
    opening: { tickets: 3, long_tickets: 0, keep_at_least: 2, returned_to: 'bottom' },
    ticket_draw: { tickets: 3, keep_at_least: 1 },
    stations: { each: 0, points_kept: 4 },
    city: [],
    route: [],
    ticket: [],
    land: {},
  }
}

/** A name as the id of a city: small letters, digits and hyphens. */
export function slug(name: string): string {
  const plain = name.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 30)
      .replace(/-+$/, '') || 'city'
  )
}

function free(draft: Draft, wanted: string, but = ''): string {
  const taken = new Set(draft.city.map(({ id }) => id).filter((id) => id !== but))
  let id = wanted
  for (let number = 2; taken.has(id); number++) id = `${wanted.slice(0, 26)}-${number}`
  return id
}

/** Keeps a place on the sheet, in whole steps. */
export function within(draft: Draft, [x, y]: Point): Point {
  const clip = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most))
  return [clip(x, draft.canvas[0]), clip(y, draft.canvas[1])]
}

export function addCity(draft: Draft, name: string, at: Point): Draft {
  if (draft.city.length >= MOST.cities) return draft
  return { ...draft, city: [...draft.city, { id: free(draft, slug(name)), en: name, at: within(draft, at) }] }
}

export function moveCity(draft: Draft, id: string, at: Point): Draft {
  const place = within(draft, at)
  return { ...draft, city: draft.city.map((city) => (city.id === id ? { ...city, at: place } : city)) }
}

/** The city with another name, and with the id that belongs to it; routes and tickets follow. */
export function renameCity(draft: Draft, id: string, name: string): Draft {
  const next = free(draft, slug(name), id)
  const named = ({ board: _, ...city }: DraftCity): DraftCity => ({ ...city, id: next, en: name })
  const end = (city: string) => (city === id ? next : city)
  const moved = <T extends { between: [string, string] }>(each: T): T => ({
    ...each,
    between: [end(each.between[0]), end(each.between[1])],
  })
  return {
    ...draft,
    city: draft.city.map((city) => (city.id === id ? named(city) : city)),
    route: draft.route.map(moved),
    ticket: draft.ticket.map(moved),
  }
}

/** What the city is called in Polish; nothing where that is the same. */
export function callInPolish(draft: Draft, id: string, pl: string): Draft {
  const called = ({ pl: _, ...city }: DraftCity): DraftCity => (pl ? { ...city, pl } : city)
  return { ...draft, city: draft.city.map((city) => (city.id === id ? called(city) : city)) }
}

export function removeCity(draft: Draft, id: string): Draft {
  const away = ({ between }: { between: [string, string] }) => !between.includes(id)
  return {
    ...draft,
    city: draft.city.filter((city) => city.id !== id),
    route: draft.route.filter(away),
    ticket: draft.ticket.filter(away),
  }
}

const joins = (one: string, other: string) => (thing: { between: [string, string] }) =>
  thing.between.includes(one) && thing.between.includes(other)

/** Both halves of what lies between two cities: none, one route, or twins. */
export function between(draft: Draft, one: string, other: string): number[] {
  return draft.route.flatMap((route, at) => (joins(one, other)(route) ? [at] : []))
}

/** As many cars as fit between the cities as they lie. */
export function lengthOf(draft: Draft, one: string, other: string): number {
  const [a, b] = [one, other].map((id) => draft.city.find((city) => city.id === id)!.at) as [Point, Point]
  return Math.min(6, Math.max(1, Math.round((Math.hypot(a[0] - b[0], a[1] - b[1]) - 36) / 42)))
}

/** A grey route as long as it is drawn; cities that are joined already stay as they are. */
export function addRoute(draft: Draft, one: string, other: string): Draft {
  if (one === other || between(draft, one, other).length > 0 || draft.route.length >= MOST.routes) return draft
  const route: DraftRoute = { between: [one, other], colour: 'grey', length: lengthOf(draft, one, other) }
  return { ...draft, route: [...draft.route, route] }
}

/** Changes a route; what twins share, their length and their course, is changed for both. */
export function changeRoute(draft: Draft, at: number, change: Partial<DraftRoute>): Draft {
  const { length, bend } = change
  const shared = { ...(length === undefined ? {} : { length }), ...(bend === undefined ? {} : { bend, curve: undefined }) }
  const mates = between(draft, ...draft.route[at]!.between)
  const route = draft.route.map((each, number): DraftRoute => {
    if (number === at) return tidy({ ...each, ...change, ...shared })
    return mates.includes(number) ? tidy({ ...each, ...shared }) : each
  })
  return { ...draft, route }
}

/** A ferry is grey, no tunnel, and needs no more locomotives than it has spaces. */
function tidy(route: DraftRoute): DraftRoute {
  const ferry = Math.min(route.ferry ?? 0, route.length)
  const { ferry: _, tunnel, curve, ...rest } = route
  const kept: DraftRoute = ferry > 0 ? { ...rest, colour: 'grey', ferry } : tunnel ? { ...rest, tunnel } : rest
  return curve ? { ...kept, curve } : kept
}

/** Makes a double route of it in that colour, changes the colour of the other half, or takes that away (no colour). */
export function double(draft: Draft, at: number, colour: string): Draft {
  const route = draft.route[at]!
  const mate = between(draft, ...route.between).find((each) => each !== at)
  if (!colour) return mate === undefined ? draft : { ...draft, route: draft.route.filter((_, each) => each !== mate) }
  if (mate !== undefined) return changeRoute(draft, mate, { colour })
  if (draft.route.length >= MOST.routes) return draft
  return { ...draft, route: draft.route.toSpliced(at + 1, 0, tidy({ ...route, colour })) }
}

export function removeRoute(draft: Draft, at: number): Draft {
  return { ...draft, route: draft.route.filter((_, each) => each !== at) }
}

export function addTicket(draft: Draft, one: string, other: string, points: number): Draft {
  if (one === other || draft.ticket.some(joins(one, other)) || draft.ticket.length >= MOST.tickets) return draft
  return { ...draft, ticket: [...draft.ticket, { between: [one, other], points }] }
}

export function changeTicket(draft: Draft, at: number, change: Partial<DraftTicket>): Draft {
  return { ...draft, ticket: draft.ticket.map((each, number) => (number === at ? { ...each, ...change } : each)) }
}

export function removeTicket(draft: Draft, at: number): Draft {
  return { ...draft, ticket: draft.ticket.filter((_, each) => each !== at) }
}
