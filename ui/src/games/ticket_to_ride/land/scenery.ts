import type { Point } from '../geometry.ts'

/** What lies under a board's routes: all of it our own drawing, in units of the canvas. */
export interface Scenery {
  land: Point[][]
  water: Point[][]
  rivers: Point[][]
  border: Point[]
  mountains: Point[]
  /** Latitude lines: where each meets the edges, and how deep it hangs in the middle. */
  parallels: Point[]
  compass: Point
  ship: Point
}

/** Points written as "x y, x y". */
export function points(text: string): Point[] {
  return text.split(',').map((pair) => pair.trim().split(' ').map(Number) as Point)
}
