import type { Material, Route } from './material.ts'
import type { TicketToRideView } from '../../generated/games/ticket_to_ride.ts'

/** A way between two cities: its routes in order, and how many cars must still be laid. */
export interface Way {
  routes: string[]
  cars: number
}

/** The cheapest way that is still open to the seat: own routes cost nothing, free ones their length, others are closed. */
export function cheapestWay(map: Material, view: TicketToRideView, seat: number, from: string, to: string): Way | null {
  const costs = new Map<string, number>([[from, 0]])
  const cameBy = new Map<string, Route>()
  const settled = new Set<string>()
  const open = map.route.filter((route) => openTo(view, seat, route.id, map))
  for (;;) {
    const here = nearest(costs, settled)
    if (here === null) return null
    if (here === to) return { routes: back(cameBy, from, to), cars: costs.get(to)! }
    settled.add(here)
    for (const route of open.filter(({ between }) => between.includes(here))) {
      const next = otherEnd(route, here)
      const cost = costs.get(here)! + (view.routes[route.id] === seat ? 0 : route.length)
      if (cost >= (costs.get(next) ?? Infinity)) continue
      costs.set(next, cost)
      cameBy.set(next, route)
    }
  }
}

function openTo(view: TicketToRideView, seat: number, route: string, map: Material): boolean {
  const owner = view.routes[route]
  if (owner !== undefined) return owner === seat
  if (view.closed.includes(route)) return false
  const twin = map.route.find(({ id }) => id === route)?.twin
  return !map.route.some((other) => twin && other.twin === twin && view.routes[other.id] === seat)
}

function nearest(costs: Map<string, number>, settled: Set<string>): string | null {
  let best: string | null = null
  for (const [city, cost] of costs) if (!settled.has(city) && (best === null || cost < costs.get(best)!)) best = city
  return best
}

function back(cameBy: Map<string, Route>, from: string, to: string): string[] {
  const routes: string[] = []
  for (let city = to; city !== from;) {
    const route = cameBy.get(city)!
    routes.unshift(route.id)
    city = otherEnd(route, city)
  }
  return routes
}

export function otherEnd(route: Route, city: string): string {
  return route.between[0] === city ? route.between[1] : route.between[0]
}
