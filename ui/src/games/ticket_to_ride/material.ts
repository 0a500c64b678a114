import europe from '@semafor/games/ticket_to_ride/maps/europe.toml'
import usa from '@semafor/games/ticket_to_ride/maps/usa.toml'
import { settings } from '../../settings.svelte.ts'

/** The printed material of a map, read from the rules' own file. */
export interface Material {
  id: string
  canvas: [number, number]
  city: City[]
  route: Route[]
  ticket: TicketPrinted[]
  cars: number
  stations: { each: number }
}

export interface City {
  id: string
  en: string
  pl: string
  board: string
}

export interface Route {
  id: string
  between: [string, string]
  colour: string
  length: number
  bend?: [number, number]
  twin?: string
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

const MAPS = [usa, europe] as Material[]
const cities = new Map(MAPS.flatMap((map) => map.city.map((city) => [city.id, city])))
const routes = new Map(MAPS.flatMap((map) => map.route.map((route) => [route.id, route])))
const routesPrinted = new Map([...routes.values()].map((route) => [printed(route), route.id]))
const citiesPrinted = new Map([...cities.values()].map((city) => [city.board, city.id]))

export function material(map: string): Material {
  return MAPS.find(({ id }) => id === map) ?? MAPS[0]!
}

export function cityOf(id: string): City {
  return cities.get(id)!
}

export function routeOf(id: string): Route | undefined {
  return routes.get(id)
}

/** The city's name in the chosen language. */
export function cityName(id: string): string {
  return cityOf(id)[settings.lang]
}

export function routeName(route: Route): string {
  return route.between.map(cityName).join(' – ')
}

/** The name the log's events carry: the board's own spelling, twins told apart by colour or number. */
function printed(route: Route): string {
  const ends = route.between.map((id) => cityOf(id).board).join('-')
  return route.twin ? `${ends} (${route.id.split('_')[2]})` : ends
}

export function routePrinted(name: string): string | undefined {
  return routesPrinted.get(name)
}

export function cityPrinted(name: string): string | undefined {
  return citiesPrinted.get(name)
}

/** The twin beside a route, if it has one. */
export function twinOf(route: Route): Route | undefined {
  return [...routes.values()].find((other) => route.twin && other.twin === route.twin && other !== route)
}

/** A name without marks and capitals, so that Zürich is found as zurich and Łódź as lodz. */
export function plain(text: string): string {
  return text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
