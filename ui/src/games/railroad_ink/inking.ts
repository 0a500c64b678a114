import { ended } from '../../motion/flights.ts'
import type { Running } from '../../motion/queue.ts'
import type { Drawn } from '../../generated/games/railroad_ink.ts'
import { handOf, runningOf, type Running as Stroke } from './drawings.ts'
import { turned, type Spot } from './lines.ts'
import { PENCIL, SVG } from './props.ts'

const LIFTED = 14 // the pen is off the paper for as long as so much of a stroke takes
const LATE_MS = 220
const OVERLAP = 7

interface How {
  ms: number
  delay?: number
  bold?: number
  /** Where lava flows in from. */
  inflow?: Spot
  /** A nib is seen, and heard at the beginning of each longer stroke. */
  heard?: () => void
}

/** A stroke and when it is drawn. */
interface Timed extends Stroke {
  from: number
  for: number
}

/** Strokes after each other, each as long as it takes; all of them take `ms`. */
export function timed(strokes: Stroke[], ms: number): Timed[] {
  const pace = ms / strokes.reduce((sum, { line }) => sum + line.length + LIFTED, 0)
  let now = 0
  return strokes.map((stroke) => {
    const from = now
    now += (stroke.line.length + LIFTED) * pace
    return { ...stroke, from, for: stroke.line.length * pace }
  })
}

/**
 * A drawing is inked stroke by stroke along its lines; the wash and the roof come last.
 *
 * The drawing itself is there already and hidden meanwhile, so that its end is as it was drawn.
 */
export function inkIn(drawn: Element, cell: Drawn, { ms, delay = 0, bold = 1, inflow = [50, 50], heard }: How): Running | null {
  const face = drawn.querySelector('[data-face]')
  if (!face || !drawn.parentElement) return null
  const strokes = timed(runningOf(cell.face, handOf(cell.row, cell.column), bold), ms)
  if (!strokes.length) return ended([appearing(drawn, delay, ms)])
  const overlay = made('g', { transform: face.getAttribute('transform') ?? '' })
  const running = strokes.map((stroke) => led(overlay, stroke, delay))
  drawn.after(overlay)
  const late = [...drawn.querySelectorAll('.road, .late')]
  const lava = [...drawn.querySelectorAll('g > .lava, [data-face] > .glow')]
  const ink = [...face.querySelectorAll('.pen')]
  const hidden = [
    ...late.map((each) => appearing(each, delay, ms)),
    ...lava.map((each) => flowing(each, inflow, delay, ms)),
    ...ink.map((each) => hiding(each, delay + ms)),
  ]
  if (!heard) return ended([...running, ...hidden], () => overlay.remove())
  const nib = nibOver(drawn, cell, strokes, ms)
  sounding(running, strokes, heard)
  return ended([...running, ...hidden, nib.moving], () => {
    overlay.remove()
    nib.thing.remove()
  })
}

let made_ids = 0

/** One stroke: its line is drawn on, within the outline that its ink has. */
function led(into: Element, { line, width, outline, from, for: long }: Timed, delay: number): Animation {
  const id = `inked-${++made_ids}`
  const bounds = made('clipPath', { id })
  bounds.append(made('path', { d: outline }))
  const stroke = made('path', { d: line.path, class: 'led', 'clip-path': `url(#${id})` })
  stroke.style.strokeWidth = String(width + OVERLAP)
  stroke.style.strokeDasharray = `${line.length + OVERLAP} ${line.length + 2 * OVERLAP}`
  into.append(bounds, stroke)
  const moves = [{ strokeDashoffset: line.length + OVERLAP }, { strokeDashoffset: 0 }]
  return stroke.animate(moves, { duration: Math.max(long, 1), delay: delay + from, easing: 'ease-in-out', fill: 'both' })
}

function appearing(thing: Element, delay: number, ms: number): Animation {
  const whole = delay + ms + LATE_MS
  const moves = [{ opacity: 0 }, { opacity: 0, offset: (delay + ms) / whole }, { opacity: 1 }]
  return thing.animate(moves, { duration: whole })
}

/** Lava comes in from a side and spreads over its ground while its shore is drawn. */
function flowing(thing: Element, [x, y]: Spot, delay: number, ms: number): Animation {
  const spread = (size: number) => `translate(${x}px, ${y}px) scale(${size}) translate(${-x}px, ${-y}px)`
  const moves = [
    { transform: spread(0.05), opacity: 0.5 },
    { transform: spread(1), opacity: 1 },
  ]
  return thing.animate(moves, { duration: ms, delay, easing: 'cubic-bezier(.3,0,.3,1)', fill: 'backwards' })
}

const hiding = (thing: Element, ms: number) => thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms })

function sounding(running: Animation[], strokes: Timed[], heard: () => void): void {
  heard()
  running.slice(0, -1).forEach((each, at) => {
    if (strokes[at + 1]!.line.length > 30) each.onfinish = heard
  })
}

/** The nib follows the strokes over the sheet. */
function nibOver(drawn: Element, cell: Drawn, strokes: Timed[], ms: number): { thing: Element; moving: Animation } {
  const thing = made('g', { class: 'nib' })
  thing.innerHTML = PENCIL
  drawn.parentElement!.parentElement!.append(thing)
  const place = ({ x, y }: { x: number; y: number }) => {
    const [right, down] = turned(cell.mirrored ? [100 - x, y] : ([x, y] as Spot), cell.rotation)
    return `translate(${cell.column * 100 + right}px, ${cell.row * 100 + down}px)`
  }
  const whole = ms + LATE_MS
  const moves = strokes.flatMap(({ line, from, for: long }) =>
    [0, 0.25, 0.5, 0.75, 1].map((part) => ({
      transform: place(line.at(line.length * part)),
      opacity: 1,
      offset: (from + long * part) / whole,
    })),
  )
  const last = { ...moves.at(-1)!, opacity: 0, offset: 1 }
  return { thing, moving: thing.animate([...moves, last], { duration: whole, fill: 'both' }) }
}

function made(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
