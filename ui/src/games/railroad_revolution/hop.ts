import type { Move } from '../../generated/games/railroad_revolution.ts'
import { fly, flyBack } from '../../motion/flights.ts'
import { hidden, squash } from '../../motion/landings.ts'
import type { Piece, Running } from '../../motion/queue.ts'

type Placing = Extract<Move, { move: 'place' }>

/** A worker in the air: how he looks, where he came from, and what carries him. */
interface Hop {
  man: Element
  home: Element
  stand: Element
  running: Running | null
  air: Element | null
}

const HOP_MS = 420
const LAND_MS = 300
const hops = new WeakMap<object, Hop>()

/** At the click the worker leaves his place towards the field as it lies now. */
export function leave(table: object, { colour, field }: Placing): Piece[] {
  const home = [...document.querySelectorAll(`[data-crew] [data-man="${colour}"]`)].at(-1)
  const stand = document.querySelector(`[data-stand="${field}"]`)
  if (!home || !stand) return []
  const hop: Hop = { man: home.cloneNode(true) as Element, home: still(home), stand, running: null, air: null }
  hops.set(table, hop)
  return [
    () => {
      hop.running = fly(hop.man, hop.home, stand.querySelector('.would') ?? stand, { ms: HOP_MS })
      hop.air = document.body.lastElementChild
      return hop.running
    },
  ]
}

/** Placed: from wherever he is in the air he lands where he stands now, for the field has opened meanwhile, and squashes. */
export function land(table: object, colour: string, field: string): Piece[] {
  const hop = hops.get(table)
  hops.delete(table)
  const man = [...document.querySelectorAll(`[data-stand="${field}"] > [data-man="${colour}"]`)].at(-1)
  if (!man) return []
  if (!hop) return [() => squash([man])]
  const from = hop.air?.isConnected ? still(hop.air) : hop.home
  hop.running?.finish()
  const show = hidden(man, HOP_MS + LAND_MS)
  const landing = () => fly(hop.man, from, man, { ms: LAND_MS })
  return [landing, () => (show(), squash([man]))]
}

/** Refused: he hops home. */
export function home(table: object): Running | null {
  const hop = hops.get(table)
  hops.delete(table)
  return hop ? flyBack(hop.man, hop.stand, hop.home) : null
}

/** The place of a thing as it is now, wherever the thing goes. */
function still(thing: Element): Element {
  const box = thing.getBoundingClientRect()
  return { getBoundingClientRect: () => box } as Element
}
