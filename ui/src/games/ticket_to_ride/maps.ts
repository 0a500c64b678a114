import { ask } from '../../api.ts'
import { isDrawn, meet } from '../../maps/drawn.ts'
import { know, knows, show, type City, type Material, type Route } from './material.ts'
import type { Land } from './scenery.ts'

/** A map as its file has it: what can be told from the rest may be left out. */
export type Written = Omit<Material, 'id' | 'land' | 'city' | 'route' | 'ticket'> & {
  city: (Omit<City, 'pl' | 'board'> & Partial<City>)[]
  route: (Omit<Route, 'id' | 'ends'> & { id?: string })[]
  ticket: (Omit<Material['ticket'][number], 'id'> & { id?: string })[]
}

/** What the box has, where the file does not say otherwise. */
const BOX = { canvas: [1000, 650], seats: [2, 5], cars: 45, stations: { each: 0 } } satisfies Partial<Material>

const files = import.meta.glob<Written>('@semafor/games/ticket_to_ride/maps/*/map.toml', { eager: true, import: 'default' })
const lands = import.meta.glob<Land>('@semafor/games/ticket_to_ride/maps/*/land.toml', { eager: true, import: 'default' })
for (const [path, file] of Object.entries(files)) {
  know(whole(path.split('/').at(-2)!, file, lands[path.replace('map.toml', 'land.toml')] ?? {}))
}

/** Lays out the game's map; one that this page has not of itself is fetched from the server. */
export async function layOut(game: string): Promise<void> {
  const name = game.replace('ticket-to-ride-', '')
  if (!knows(name) && isDrawn(game)) {
    const { land, ...file } = (await meet(game)).drawing
    know(whole(name, file, land))
  } else if (!knows(name)) {
    const { drawing } = await ask('GET /api/games/{game}/map', { game })
    const { land, ...file } = drawing as unknown as Written & { land: Land }
    know(whole(name, file, land))
  }
  show(name)
}

/** The map with all that its file leaves to be told, as `maps/folder.py` tells it for the rules. */
export function whole(id: string, file: Written, land: Land): Material {
  const city = file.city.map((each): City => ({ pl: each.en, board: each.en, ...each }))
  const ends = (between: [string, string]) => between.map((end) => city.find((each) => each.id === end)!) as [City, City]
  const route: Route[] = file.route.map((each, at) => {
    const mates = file.route.filter((other) => each.between.every((end) => other.between.includes(end)))
    const between = mates[0]!.between
    const apart = mates.length > 1 && each.colour !== 'grey' && mates[0]!.colour !== mates[1]!.colour
    const name = between.join('_')
    const twin = mates.length > 1 ? { twin: name } : {}
    const suffix = mates.length === 1 ? '' : `_${apart ? each.colour : mates.indexOf(file.route[at]!) + 1}`
    return { id: name + suffix, ...each, between, ends: ends(between), ...twin }
  })
  for (const each of route) {
    const mate = route.find((other) => each.twin && other.twin === each.twin && other !== each)
    if (mate) each.mate = mate
  }
  const ticket = file.ticket.map((each) => ({ id: each.between.join('_'), ...each }))
  return { ...BOX, ...file, id, city, route, ticket, land }
}
