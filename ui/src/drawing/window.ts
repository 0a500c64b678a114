/** Left, top, width and height in units of a board. */
export type Area = readonly [number, number, number, number]

/** What of a board its window shows. */
export interface Seen {
  x: number
  y: number
  width: number
  height: number
}

const HARDLY = 1.08
const HIGH = 0.66 // a window so much higher than wide is filled by its height

/**
 * The part of the board that a window of that size shows before one zooms, with the window's own proportions.
 *
 * All of the area is seen, with a margin where the proportions differ; with a `least` scale a high window is filled by its
 * height instead, and the rest is panned to.
 */
export function fitting([x, y, width, height]: Area, wide: number, high: number, least = 0): Seen {
  const whole = Math.min(wide / width, high / height)
  const scale = least && high > wide * HIGH ? Math.max(high / height, whole, least) : whole
  const seen = { width: wide / scale, height: high / scale }
  return { x: x + (width - seen.width) / 2, y: y + (height - seen.height) / 2, ...seen }
}

/** The window zoomed in so many times around a place, and moved so that it never looks past the board's edge. */
export function clamped(
  fit: Seen,
  [left, top, across, down]: Area,
  zoom: number,
  middle: readonly [number, number] | null,
): Seen {
  const [width, height] = [fit.width / zoom, fit.height / zoom]
  const [x, y] = middle ?? [fit.x + fit.width / 2, fit.y + fit.height / 2]
  return {
    x: within(x - width / 2, width, Math.min(left, fit.x), Math.max(left + across, fit.x + fit.width)),
    y: within(y - height / 2, height, Math.min(top, fit.y), Math.max(top + down, fit.y + fit.height)),
    width,
    height,
  }
}

/** A window's zoom and the place it is zoomed around. */
export interface Glance {
  zoom: number
  middle: [number, number]
}

/**
 * How a window so `wide` that fits as `fit` shows an area as large as it can; null where that would be hardly larger.
 *
 * With a `least` scale the rest of a wide area is panned to: its eastern end is seen.
 */
export function glanceAt(fit: Seen, [x, y, width, height]: Area, wide: number, least = 0): Glance | null {
  const zoom = Math.max(Math.min(fit.width / width, fit.height / height), (least * fit.width) / wide)
  if (zoom < HARDLY) return null
  const spare = fit.width / zoom - width
  return { zoom, middle: [spare < 0 ? x + width - fit.width / zoom / 2 : x + width / 2, y + height / 2] }
}

/** What a drawing seen one way looks like when it was seen another way before, as a transform of its window. */
export function turnedBack(now: Seen, before: Seen, wide: number): string {
  const scale = wide / before.width
  return `translate(${(now.x - before.x) * scale}px, ${(now.y - before.y) * scale}px) scale(${now.width / before.width})`
}

function within(start: number, length: number, least: number, most: number): number {
  return Math.min(Math.max(start, least), most - length)
}
