import { say } from '../../words.svelte.ts'
import { beyond, opposite, sideBetween, SIDES, trackSides, type Cell, type Side } from './geometry.ts'

/** What lies on a sheet, as far as one cell must know it. */
export interface Around {
  cells: Cell[]
  tracks: Record<string, string>
  walls: [string, string][]
  /** What stands in the cities, from city 1 on, where it is known. */
  goods?: string[][] | null
}

/** A cell with its track, and what comes to its sides: tracks, cities, walls. */
export function cellSaid(around: Around, cell: Cell): string {
  const { name, region, city, town } = cell
  const called = say(city ? 'steam-city' : town ? 'steam-town' : 'steam-cell', { cell: name, region })
  const track = around.tracks[name]
  if (city) return [called, ...standing(around, region)].join(', ')
  const holds = track ? say('steam-cell-track', { sides: ordered(track) }) : say('steam-cell-empty')
  return [`${called},`, holds, ...(track ? [] : comingIn(around, cell)), ...cities(around, cell), ...walled(around, cell)].join(
    ' ',
  )
}

function standing({ goods }: Around, city: number): string[] {
  const there = goods?.[city - 1]
  if (!there) return []
  return [there.length ? say('steam-city-holds', { good: there }) : say('steam-empty')]
}

/** The two sides in the order in which the messages name them. */
function ordered(track: string): string {
  const sides = trackSides(track)
  return sides.sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b)).join('-')
}

function comingIn({ cells, tracks }: Around, cell: Cell): string[] {
  const leads = (side: Side) => trackSides(tracks[beyond(cells, cell, side)?.name ?? ''] ?? '').includes(opposite(side))
  const hex = SIDES.filter(leads)
  return hex.length ? [say('steam-cell-leads', { hex })] : []
}

function cities({ cells }: Around, cell: Cell): string[] {
  return SIDES.flatMap((hex) => {
    const next = beyond(cells, cell, hex)
    return next?.city ? [say('steam-cell-city', { city: next.region, hex })] : []
  })
}

function walled({ cells, walls }: Around, cell: Cell): string[] {
  const named = new Map(cells.map((each) => [each.name, each]))
  const others = walls.flatMap(([a, b]) => (a === cell.name ? [b] : b === cell.name ? [a] : []))
  const hex = others.flatMap((name) => (named.has(name) ? [sideBetween(cell, named.get(name)!)] : []))
  return hex.length ? [say('steam-cell-wall', { hex })] : []
}
