import type { SheetView } from '../../generated/games/steamrollers.ts'
import { sideBetween, trackSides, wayOf, type Cell } from './geometry.ts'

/** A delivery as far as its line goes: from a city over its stops, towns by their cells and cities by their numbers. */
export interface Course {
  origin: number
  stops: string[]
}

export interface Point {
  x: number
  y: number
}

const isCity = (stop: string) => /^\d+$/.test(stop)

function place(cells: Cell[], stop: string): Cell | undefined {
  return cells.find((cell) => (isCity(stop) ? cell.city && cell.region === Number(stop) : cell.name === stop))
}

/** The cells a good comes through, cities and tracks, in the order of its way. */
export function courseOf(cells: Cell[], links: SheetView['links'], { origin, stops }: Course): Cell[] {
  const all = [String(origin), ...stops]
  const cities = all.flatMap((stop, at) => (isCity(stop) ? [at] : []))
  const names = cities.slice(1).flatMap((to, leg) => [...link(links, all.slice(cities[leg], to + 1)), all[to]!])
  return [String(origin), ...names].flatMap((name) => place(cells, name) ?? [])
}

/** The cells of the link between two cities that has just these towns, from the first city on. */
function link(links: SheetView['links'], leg: string[]): string[] {
  const [from, to, towns] = [Number(leg[0]), Number(leg.at(-1)), leg.slice(1, -1)]
  const joins = links.filter(({ cities }) => cities.includes(from) && cities.includes(to))
  const exact = joins.find((each) => each.towns.length === towns.length && each.towns.every((town) => towns.includes(town)))
  const found = exact ?? joins[0]
  if (!found) return []
  return found.cities[0] === from ? found.cells : [...found.cells].reverse()
}

const SAMPLES = 16

/** The line itself, point by point along the middle of its tracks; cities are run through. */
export function pointsOf(course: Cell[], tracks: SheetView['tracks']): Point[] {
  return course.flatMap((cell, at) => {
    const [track, before] = [tracks[cell.name], course[at - 1]]
    if (cell.city || !track || !before) return [{ x: cell.x, y: cell.y }]
    const [a, b] = trackSides(track)
    const way = wayOf(sideBetween(cell, before) === b ? [b, a] : [a, b])
    return Array.from({ length: SAMPLES + 1 }, (_, part) => {
      const [x, y] = way.at(part / SAMPLES)
      return { x: cell.x + x, y: cell.y + y }
    })
  })
}

/** The points with how far along the line each lies. */
export function measured(points: Point[]): (Point & { along: number })[] {
  let along = 0
  return points.map((point, at) => {
    const last = points[at - 1]
    if (last) along += Math.hypot(point.x - last.x, point.y - last.y)
    return { x: point.x, y: point.y, along }
  })
}

/** Where the stops lie: a city in its middle, a town on its line. */
export function stopsOf(cells: Cell[], tracks: SheetView['tracks'], { stops }: Course): Point[] {
  return stops.flatMap((stop) => {
    const cell = place(cells, stop)
    if (!cell) return []
    const [x, y] = cell.city || !tracks[cell.name] ? [0, 0] : wayOf(trackSides(tracks[cell.name]!)).at(0.5)
    return [{ x: cell.x + x, y: cell.y + y }]
  })
}
