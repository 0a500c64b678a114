/** Left, top, width and height in units of a board. */
export type Area = readonly [number, number, number, number]

/** What of a board its window shows. */
export interface Seen {
  x: number
  y: number
  width: number
  height: number
}

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

function within(start: number, length: number, least: number, most: number): number {
  return Math.min(Math.max(start, least), most - length)
}
