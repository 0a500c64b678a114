import type { Point, Route } from './material.ts'

/** One car's place: its middle, its direction in degrees and how long it is. */
export interface Slot {
  x: number
  y: number
  turn: number
  length: number
}

export const CITY = 6.5
export const SLOT = 9.8
const GAP = 2.4
const LONGEST = 33
const LOOSE = 70 // where nobody has placed the cities so that slots of one length fit
const BESIDE = 6.6
const RUN_IN = 16 // over so much twins run together into the city
const STEPS = 24

/** A route's track: its slots and the line through their middles. */
export interface Track {
  slots: Slot[]
  line: string
  /** From city to city, as rails lie. */
  full: string
  /** Which side of the cars is the lower one: wheels are always there. */
  down: 1 | -1
  middle: Point
}

const tracks = new WeakMap<Route, Track>()
const CLEAR = 18 // of a city, for routes whose map says nothing of it

export function trackOf(route: Route): Track {
  let track = tracks.get(route)
  if (!track) tracks.set(route, (track = laid(route)))
  return track
}

function laid(route: Route): Track {
  const points = along(route)
  const far = lengths(points)
  const whole = far.at(-1)!
  const clear = Math.min(CLEAR, whole * 0.15)
  const [, from, to] = route.curve ?? [0, clear, clear]
  const pitch = Math.min((whole - from - to) / route.length, (route.curve ? LONGEST : LOOSE) + GAP)
  const start = from + (whole - from - to - pitch * route.length) / 2
  const at = (gone: number) => place(points, far, gone)
  const slots = Array.from({ length: route.length }, (_, car) => ({
    ...at(start + pitch * (car + 0.5)),
    length: pitch - GAP,
  }))
  const ends = Array.from({ length: 9 }, (_, step) => at(start + (pitch * route.length * step) / 8))
  const { x, y } = at(whole / 2)
  const [a, b] = route.ends.map((city) => city.at) as [Point, Point]
  return {
    slots,
    line: polyline(ends.map((end) => [end.x, end.y])),
    full: polyline(along(route, RUN_IN)),
    down: b[0] < a[0] - 1 ? -1 : 1,
    middle: [x, y],
  }
}

/** Points along the middle line, moved aside where a twin lies on the other side; twins may run in at both ends. */
function along(route: Route, runIn = 0): Point[] {
  const [a, b] = route.ends.map(({ at }) => at) as [Point, Point]
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const [x, y] = route.bend ?? middle
  const out = (route.curve?.[0] ?? 0) / distance(a, b)
  const bend: Point = [x - (b[1] - a[1]) * out, y + (b[0] - a[0]) * out]
  // the bend is a point the track passes through, so the curve's handle lies twice as far out
  const handle: Point = [2 * bend[0] - middle[0], 2 * bend[1] - middle[1]]
  const aside = side(route) * BESIDE
  const far = distance(a, b)
  const share = (t: number) => (runIn ? Math.min(1, (Math.min(t, 1 - t) * far) / runIn) : 1)
  return Array.from({ length: STEPS + 1 }, (_, step) => moved(a, handle, b, step / STEPS, aside * share(step / STEPS)))
}

function side(route: Route): number {
  return route.mate ? (route.id < route.mate.id ? -1 : 1) : 0
}

/** The point of the curve at `t`, moved to the side by so much. */
function moved(a: Point, handle: Point, b: Point, t: number, aside: number): Point {
  const u = 1 - t
  const x = u * u * a[0] + 2 * u * t * handle[0] + t * t * b[0]
  const y = u * u * a[1] + 2 * u * t * handle[1] + t * t * b[1]
  const dx = u * (handle[0] - a[0]) + t * (b[0] - handle[0])
  const dy = u * (handle[1] - a[1]) + t * (b[1] - handle[1])
  const size = Math.hypot(dx, dy)
  return [x - (dy / size) * aside, y + (dx / size) * aside]
}

function lengths(points: Point[]): number[] {
  const far = [0]
  for (let at = 1; at < points.length; at++) far.push(far[at - 1]! + distance(points[at - 1]!, points[at]!))
  return far
}

function place(points: Point[], far: number[], gone: number): Omit<Slot, 'length'> {
  const at = Math.min(
    Math.max(
      1,
      far.findIndex((each) => each >= gone),
    ),
    points.length - 1,
  )
  const [from, to] = [points[at - 1]!, points[at]!]
  const part = (gone - far[at - 1]!) / (far[at]! - far[at - 1]!)
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return { x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part, turn }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

export function polyline(points: Point[]): string {
  return 'M' + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
}

/** A smooth closed line through the points. */
export function smooth(points: Point[]): string {
  const at = (n: number) => points[(n + points.length) % points.length]!
  const part = (n: number) => {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    const reach = 0.4 * distance(from, to)
    const [one, two] = [handle(from, before, to, reach), handle(to, after, from, reach)]
    return `C${[...one, ...two, ...to].map((each) => each.toFixed(1)).join(' ')}`
  }
  return `M${at(0).join(' ')}${points.map((_, n) => part(n)).join('')}Z`
}

/** The handle at a point towards the next one, along the line between its neighbours and never longer than `reach`. */
function handle(point: Point, behind: Point, ahead: Point, reach: number): Point {
  const [dx, dy] = [(ahead[0] - behind[0]) / 6, (ahead[1] - behind[1]) / 6]
  const shrink = Math.min(1, reach / Math.max(Math.hypot(dx, dy), 0.01))
  return [point[0] + dx * shrink, point[1] + dy * shrink]
}
