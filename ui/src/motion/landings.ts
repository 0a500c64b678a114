import { ended } from './flights.ts'
import { together, type Running } from './queue.ts'
import { endedBySkip } from './ticking.ts'

/** What has just been set down squashes under its own weight. */
export function squash(things: Element[], ms = 240): Running | null {
  const moves = [{ transform: 'scale(1.2, 0.75)' }, { transform: 'scale(0.92, 1.1)' }, { transform: 'none' }]
  return together(things.map((each) => ended([each.animate(moves, { duration: ms })])))
}

interface Drop {
  ms?: number
  /** It is not seen before so long. */
  after_ms?: number
  /** How far above its place it begins, in its own units. */
  high?: number
  /** It touches the ground. */
  heard?: () => void
}

/** A building falls onto its place, bounces once and raises dust. */
export function drop(building: Element, { ms = 520, after_ms = 0, high = 70, heard }: Drop = {}): Running {
  const moves = [
    { transform: `translateY(${-high}px)`, opacity: 0, easing: 'ease-in' },
    { transform: 'none', opacity: 1, offset: 0.6 },
    { transform: `translateY(${-high / 10}px)`, offset: 0.78 },
    { transform: 'none' },
  ]
  const raised = dust(building, after_ms + ms * 0.55) // where it stands, before it is lifted to fall
  const lands = building.animate([], { duration: after_ms + ms * 0.6 })
  lands.onfinish = heard ?? null
  const falls = building.animate(moves, { duration: ms, delay: after_ms, fill: 'backwards' })
  return together([ended([lands, falls]), raised])!
}

const PUFFS = 6
const DUST_MS = 380

/** Dust rises from the foot of a thing, after a while. */
function dust(thing: Element, delay: number): Running {
  const { x, width, bottom } = thing.getBoundingClientRect()
  const puffs = Array.from({ length: PUFFS }, (_, at) => puff(x + width / 2, bottom, (at / (PUFFS - 1)) * Math.PI, delay))
  return together(puffs)!
}

function puff(x: number, y: number, angle: number, delay: number): Running {
  const cloud = document.createElement('i')
  cloud.className = 'air dust'
  Object.assign(cloud.style, { left: `${x}px`, top: `${y}px` })
  document.body.append(cloud)
  const moves = [
    { transform: 'none', opacity: 0.9 },
    { transform: `translate(${Math.cos(angle) * 28}px, ${-Math.sin(angle) * 16}px)`, opacity: 0 },
  ]
  return ended([cloud.animate(moves, { duration: DUST_MS, delay, fill: 'both' })], () => cloud.remove())
}

/** A track is laid from one end to the other. */
export function unroll(lane: Element, ms = 420): Running {
  const moves = [{ transform: 'scaleX(0)' }, { transform: 'none' }]
  return ended([lane.animate(moves, { duration: ms, easing: 'cubic-bezier(.35,.1,.25,1)', fill: 'backwards' })])
}

/** Not seen until it is shown, for so long at most, or until motions are skipped: what is on its way is not there yet. */
export function hidden(thing: Element, ms: number): () => void {
  const cover = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms })
  const forget = endedBySkip(() => cover.cancel())
  return () => {
    forget()
    cover.cancel()
  }
}
