import { settings } from '../../settings.svelte.ts'
import type { Land } from './scenery.ts'

/** A map: its printed material and how it is drawn, as its folder says. */
export interface Material {
  id: string
  canvas: Point
  city: City[]
  route: Route[]
  ticket: TicketPrinted[]
  seats: [number, number]
  cars: number
  stations: { each: number }
  land: Land
}

export type Point = [number, number]
export type Anchor = 'start' | 'middle' | 'end'

export interface City {
  id: string
  en: string
  pl: string
  board: string
  at: Point
  /** Where its name stands, seen from its dot. */
  label?: [number, number, Anchor]
}

export interface Route {
  id: string
  between: [string, string]
  ends: [City, City]
  colour: string
  length: number
  /** A point that it passes. */
  bend?: Point
  /** How far its middle lies aside, and how much room it leaves at both ends. */
  curve?: [number, number, number]
  twin?: string
  /** The twin beside it. */
  mate?: Route
  tunnel?: boolean
  ferry?: number
}

export interface TicketPrinted {
  id: string
  between: [string, string]
  points: number
  long?: boolean
}

/** The kinds of train cards in the order of the rules, the locomotive last. */
export const KINDS = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'locomotive'] as const

/** A map by its ids and by the names that the log's events carry. */
interface Index {
  map: Material
  cities: Map<string, City>
  routes: Map<string, Route>
  citiesPrinted: Map<string, string>
  routesPrinted: Map<string, string>
}

const known = new Map<string, Index>()
/** The map that lies on the table: where two maps have the same id or name, it speaks. */
let shown: Index | undefined

export function know(map: Material): void {
  const index: Index = {
    map,
    cities: new Map(map.city.map((city) => [city.id, city])),
    routes: new Map(map.route.map((route) => [route.id, route])),
    citiesPrinted: new Map(map.city.map((city) => [city.board, city.id])),
    routesPrinted: new Map(map.route.map((route) => [printed(route), route.id])),
  }
  known.set(map.id, index)
  shown ??= index
}

export const knows = (map: string) => known.has(map)

/** From now on this map lies on the table. */
export function show(map: string): void {
  shown = known.get(map) ?? shown
}

/** The map that lies on the table. */
export const onTable = (): Material => shown!.map

function found<T>(look: (index: Index) => T | undefined): T | undefined {
  for (const index of [shown!, ...known.values()]) {
    const thing = look(index)
    if (thing !== undefined) return thing
  }
  return undefined
}

export function material(map: string): Material {
  return (known.get(map) ?? shown!).map
}

export function cityOf(id: string): City {
  return found(({ cities }) => cities.get(id))!
}

export function routeOf(id: string): Route | undefined {
  return found(({ routes }) => routes.get(id))
}

/** The city's name in the chosen language. */
export function cityName(id: string): string {
  return cityOf(id)[settings.lang]
}

export function routeName(route: Route): string {
  return route.ends.map((city) => city[settings.lang]).join(' – ')
}

/** The name the log's events carry: the board's own spelling, twins told apart by colour or number. */
function printed(route: Route): string {
  const ends = route.ends.map(({ board }) => board).join('-')
  return route.twin ? `${ends} (${route.id.split('_')[2]})` : ends
}

export function routePrinted(name: string): string | undefined {
  return found(({ routesPrinted }) => routesPrinted.get(name))
}

export function cityPrinted(name: string): string | undefined {
  return found(({ citiesPrinted }) => citiesPrinted.get(name))
}

/** A name without marks and capitals, so that Zürich is found as zurich and Łódź as lodz. */
export function plain(text: string): string {
  return text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
