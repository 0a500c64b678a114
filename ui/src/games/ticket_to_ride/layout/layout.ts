import type { Point } from '../geometry.ts'
import type { Route } from '../material.ts'
import { europe } from './europe.ts'
import { usa } from './usa.ts'

type Anchor = 'start' | 'middle' | 'end'

/**
 * The page's own drawing of a board, finer than the printed material: for each city its place and where its name stands
 * beside it; for each route, or pair of twins, how far its middle bends aside and how much room it leaves at both ends.
 */
export interface Layout {
  cities: Record<string, [number, number, number, number, Anchor]>
  routes: Record<string, [number, number, number]>
}

/** Where a city's name stands, seen from its dot. */
export interface Label {
  x: number
  y: number
  anchor: Anchor
}

const cities = { ...usa.cities, ...europe.cities }
const routes = { ...usa.routes, ...europe.routes }

export function placeOf(city: string): Point {
  const [x, y] = cities[city]!
  return [x, y]
}

export function labelOf(city: string): Label {
  const [, , x, y, anchor] = cities[city]!
  return { x, y, anchor }
}

export function bendOf(route: Route): { aside: number; from: number; to: number } {
  const [aside, from, to] = routes[route.twin ?? route.id]!
  return { aside, from, to }
}
