import { say } from '../../words.svelte.ts'
import type { Material } from './material.ts'
import type { SeatView } from '../../generated/games/railroad_revolution.ts'
import type { Condition } from './types.ts'

/** What conditions look at. */
type Built = Pick<SeatView, 'spaces' | 'stations'>

/** How far a seat is with one condition of a milestone. */
export interface Progress {
  words: string
  have: number
  need: number
  /** The things of the board that count for it. */
  things: string[]
}

export function progress(material: Material, me: Built, condition: Condition): Progress {
  const [need, things, words] = counted(material, me, condition)
  return { words, have: Math.min(things.length, need), need, things }
}

function counted(material: Material, me: Built, condition: Condition): [number, string[], string] {
  const { connected, stations, deal_tracks, tracks, level = 0, terrain = 0 } = condition
  const ofLevel = (cities: Iterable<string>) =>
    [...cities].filter((city) => material.city(city).level === level).map((city) => `city:${city}`)
  const spaces = me.spaces.map(material.space)
  if (connected) return [connected, ofLevel(network(material, me)), say('rr-cond-connected', { n: connected, level })]
  if (stations) return [stations, ofLevel(me.stations), say('rr-cond-stations', { n: stations, level })]
  if (deal_tracks) {
    const found = spaces.filter(({ deal }) => deal).map(({ id }) => `space:${id}`)
    return [deal_tracks, found, say('rr-cond-deal-tracks', { n: deal_tracks })]
  }
  const found = spaces.filter((space) => !space.start && (space.terrain ?? 0) === terrain).map(({ id }) => `space:${id}`)
  return [tracks ?? 0, found, say('rr-cond-tracks', { n: tracks ?? 0, hills: terrain })]
}

/** The cities that a seat's tracks reach. */
export function network(material: Material, me: Built): Set<string> {
  return new Set(me.spaces.flatMap((space) => material.space(space).between))
}
