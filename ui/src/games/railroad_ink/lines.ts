/** A place on a line, and the way it runs there. */
export interface Point {
  x: number
  y: number
  angle: number
}

/** A line that a pen can follow, in a cell of 100 × 100: where it is at every length along it. */
export interface Line {
  path: string
  length: number
  at(far: number): Point
}

export type Spot = readonly [number, number]

const QUARTER = Math.PI / 2
const short = (value: number) => Math.round(value * 100) / 100
const spelled = ([x, y]: Spot) => `${short(x)} ${short(y)}`

/** A spot of a cell turned clockwise by quarters around the cell's middle. */
export function turned([x, y]: Spot, quarters: number): Spot {
  return quarters > 0 ? turned([100 - y, x], quarters - 1) : [x, y]
}

export function straight(from: Spot, to: Spot): Line {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const angle = Math.atan2(dy, dx)
  const at = (far: number) => ({ x: from[0] + (dx * far) / length, y: from[1] + (dy * far) / length, angle })
  return { path: `M${spelled(from)}L${spelled(to)}`, length, at }
}

/** A part of a circle: from an angle so far around, clockwise where that is positive; never more than half of it. */
export function arc(middle: Spot, radius: number, start: number, sweep: number): Line {
  const way = Math.sign(sweep)
  const at = (far: number) => {
    const angle = start + (way * far) / radius
    return { x: middle[0] + radius * Math.cos(angle), y: middle[1] + radius * Math.sin(angle), angle: angle + way * QUARTER }
  }
  const length = Math.abs(sweep) * radius
  const spot = (far: number) => spelled([at(far).x, at(far).y])
  return { path: `M${spot(0)}A${radius} ${radius} 0 0 ${way > 0 ? 1 : 0} ${spot(length)}`, length, at }
}

/** Lines that follow each other as one. */
export function joined(...lines: Line[]): Line {
  const path = lines.map((line, at) => (at ? line.path.replace('M', 'L') : line.path)).join('')
  const length = lines.reduce((sum, line) => sum + line.length, 0)
  const at = (far: number): Point => {
    let left = far
    for (const line of lines.slice(0, -1)) {
      if (left <= line.length) return line.at(left)
      left -= line.length
    }
    return lines.at(-1)!.at(left)
  }
  return { path, length, at }
}

/** The same line elsewhere: its path stays where it was, for only a hand follows it. */
export function moved(line: Line, right: number, down: number): Line {
  const at = (far: number) => {
    const { x, y, angle } = line.at(far)
    return { x: x + right, y: y + down, angle }
  }
  return { ...line, at }
}

/** Straight from spot to spot. */
export function edges(...spots: Spot[]): Line {
  return joined(...spots.slice(1).map((spot, at) => straight(spots[at]!, spot)))
}

const FINE = 5

/** A smooth line through all the spots. */
export function curve(...spots: Spot[]): Line {
  const near = (at: number) => spots[Math.min(Math.max(at, 0), spots.length - 1)]!
  const between = spots.slice(1).flatMap((_, at) => {
    const [a, b, c, d] = [near(at - 1), near(at), near(at + 1), near(at + 2)]
    return Array.from({ length: FINE }, (_, step) => smooth(a, b, c, d, (step + 1) / FINE))
  })
  return edges(spots[0]!, ...between)
}

/** Between b and c, with the way there given by what lies before and after them (Catmull and Rom). */
function smooth(a: Spot, b: Spot, c: Spot, d: Spot, t: number): Spot {
  const along = (at: 0 | 1) =>
    0.5 *
    (2 * b[at] +
      (c[at] - a[at]) * t +
      (2 * a[at] - 5 * b[at] + 4 * c[at] - d[at]) * t * t +
      (3 * b[at] - a[at] - 3 * c[at] + d[at]) * t * t * t)
  return [along(0), along(1)]
}
