import { ended, inTheAir } from './flights.ts'
import type { Running } from './queue.ts'

/** A place of the screen on a line, so many pixels along it. */
export interface Place {
  x: number
  y: number
  along: number
}

/** A thing that runs along the line, so many pixels behind its head. */
export interface Vehicle {
  picture: Element
  /** How long and how high it is on the screen. */
  size: [number, number]
  behind: number
}

export interface Run {
  line: Place[]
  vehicles: Vehicle[]
  ms: number
  /** What happens where the head passes so many pixels of the line. */
  passes?: { along: number; seen: (ms: number) => Animation[]; heard: () => void }[]
  /** So many puffs of steam are left behind. */
  puffs?: number
}

const RUN = 'cubic-bezier(.4,0,.5,1)'
const PUFF_MS = 700

/** Vehicles run along a line, each turned as the line lies, one behind the other. */
export function run({ line, vehicles, ms, passes = [], puffs = 0 }: Run): Running | null {
  const length = line.at(-1)?.along ?? 0
  if (!length) return null
  const made: Element[] = []
  const moved = vehicles.map((each) => moving(each, line, length, ms, made))
  const smoke = Array.from({ length: puffs }, (_, at) => puff(line, ((at + 1) / (puffs + 1)) * length, length, ms, made))
  const counted = passes.flatMap(({ along, seen, heard }) => {
    const at = when(along / length) * ms
    const bell = bells(at, heard, made)
    return [bell, ...seen(at)]
  })
  return ended([...moved, ...smoke, ...counted], () => made.forEach((each) => each.remove()))
}

function moving({ picture, size, behind }: Vehicle, line: Place[], length: number, ms: number, made: Element[]): Animation {
  const [wide, high] = size
  const air = inTheAir(new DOMRect(-wide / 2, -high / 2, wide, high))
  air.append(picture)
  made.push(air)
  const steps = 60
  let last = 0
  const frames = Array.from({ length: steps + 1 }, (_, step) => {
    const along = Math.max(0, (step / steps) * (length + behind) - behind)
    const [here, ahead] = [placeAt(line, along), placeAt(line, Math.min(length, along + 3))]
    const turn = along + 1 < length ? Math.atan2(ahead.y - here.y, ahead.x - here.x) : last
    last = unwound(turn, last)
    return { transform: `translate(${here.x.toFixed(1)}px, ${here.y.toFixed(1)}px) rotate(${last.toFixed(3)}rad)` }
  })
  return air.animate(frames, { duration: ms, easing: RUN, fill: 'both' })
}

/** The same direction, without a whole turn on the way. */
function unwound(angle: number, last: number): number {
  const full = 2 * Math.PI
  return angle + Math.round((last - angle) / full) * full
}

/** The place so many pixels along the line. */
export function placeAt(line: Place[], along: number): { x: number; y: number } {
  const at = line.findIndex((each) => each.along >= along)
  const [to, from] = [line[at] ?? line.at(-1)!, line[at - 1]]
  if (!from || to.along === from.along) return to
  const part = (along - from.along) / (to.along - from.along)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** The part of the time after which that part of the way is run: the curve of `RUN`, read backwards. */
export function when(part: number): number {
  const [x1, y1, x2, y2] = [0.4, 0, 0.5, 1]
  const curve = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (curve(y1, y2, middle) < part) low = middle
    else high = middle
  }
  return curve(x1, x2, low)
}

function puff(line: Place[], along: number, length: number, ms: number, made: Element[]): Animation {
  const { x, y } = placeAt(line, along)
  const air = inTheAir(new DOMRect(x - 9, y - 16, 18, 18))
  air.classList.add('puff')
  made.push(air)
  const frames = [
    { transform: 'scale(0.5)', opacity: 0 },
    { opacity: 0.9, offset: 0.1 },
    { transform: 'translate(-12px, -30px) scale(1.6)', opacity: 0 },
  ]
  return air.animate(frames, { duration: PUFF_MS, delay: when(along / length) * ms, fill: 'both' })
}

/** A sound at a moment of the run; what is skipped is not heard. */
function bells(at: number, heard: () => void, made: Element[]): Animation {
  const air = inTheAir(new DOMRect(0, 0, 0, 0))
  made.push(air)
  const bell = air.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, delay: at })
  bell.onfinish = heard
  return bell
}

/** A word that shows itself at a place after so long, and fades; for what is counted on the way. */
export function counted(text: string, { x, y }: { x: number; y: number }, delay: number, ms = 900): Animation {
  const air = inTheAir(new DOMRect(x - 30, y - 24, 60, 40))
  air.classList.add('rising')
  air.textContent = text
  const frames = [
    { transform: 'translateY(14px) scale(0.8)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.25 },
    { transform: 'translateY(-10px)', opacity: 1, offset: 0.75 },
    { transform: 'translateY(-24px)', opacity: 0 },
  ]
  const shown = air.animate(frames, { duration: ms, delay, fill: 'both' })
  void shown.finished.then(
    () => air.remove(),
    () => air.remove(),
  )
  return shown
}
