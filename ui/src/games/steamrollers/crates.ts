import type { DeliveryView, SteamRollersView } from '../../generated/games/steamrollers.ts'

/** A crate as it stands in a city on the board. */
export interface Standing {
  city: number
  good: string
  /** Its place in the city's row, from 0; -1 is a load that only its owner can deliver. */
  place: number
  own: boolean
  legal: boolean
  chosen: boolean
  /** Others can be delivered now, this one not. */
  faded: boolean
  /** What a tap on it does, in words. */
  said: string
}

interface Place {
  x: number
  y: number
  scale: number
}

/** Where so many crates stand on a city's square: in one row, from four on in two, never outside of the hex. */
export function stacked(count: number): Place[] {
  if (count <= 3) return row(count, 16, 27, 1.06)
  if (count === 4) return [...row(2, 9, 27, 0.92), ...row(2, 34, 27, 0.92)]
  const upper = Math.min(4, Math.ceil(count / 2))
  if (count <= 7) return [...row(upper, 7, 22.5, 0.78), ...row(count - upper, 28.5, 22.5, 0.78)]
  const three = Math.ceil(count / 3)
  return [0, 1, 2].flatMap((at) => row(Math.min(three, count - at * three), 3 + at * 15, 17, 0.54))
}

function row(count: number, y: number, apart: number, scale: number): Place[] {
  return Array.from({ length: Math.max(count, 0) }, (_, at) => ({ x: (at - (count - 1) / 2) * apart, y, scale }))
}

/** The good that a delivery carries: by its colour, as coal, the own load, or by its place in the row. */
export function goodOf(view: SteamRollersView, seat: number, { good, origin, to }: DeliveryView): string {
  if (good === 'coal') return 'coal'
  if (good === 'own') return view.seats[seat]?.load?.good ?? 'coal'
  if (good.startsWith('place ')) return view.cities[origin - 1]?.[Number(good.slice(6)) - 1] ?? 'coal'
  return view.colours[to - 1] ?? 'coal'
}

/** Whether the delivery takes that crate; of equal crates in a city it may be any. */
export function carries(view: SteamRollersView, seat: number, delivery: DeliveryView, crate: Standing): boolean {
  if (delivery.origin !== crate.city || (delivery.good === 'own') !== crate.own) return false
  if (delivery.good.startsWith('place ')) return Number(delivery.good.slice(6)) === crate.place + 1
  return goodOf(view, seat, delivery) === crate.good
}

/** The action tiles that a delivery uses, as they are printed: without them it could not be made. */
export function tilesOf(view: SteamRollersView, seat: number, { origin, distance, stops }: DeliveryView): string[] {
  const further = origin !== view.die || distance > stops.length
  const stronger = distance > (view.seats[seat]?.power ?? 0)
  const printed = (number: string) => view.tiles.filter(({ tile }) => tile.startsWith(number)).map(({ tile }) => tile)
  return [...(further ? printed('3') : []), ...(stronger ? printed('4') : [])]
}

/** Those of the tiles that go back to the pool after one use. */
export function spentOf(view: SteamRollersView, tiles: string[]): string[] {
  return tiles.filter((tile) => view.tiles.some((each) => each.tile === tile && each.once))
}
