import { smooth } from './geometry.ts'
import type { Point } from './material.ts'

/** What lies under a board's routes as its folder has it; points are written as "x y, x y", in units of the canvas. */
export interface Land {
  land?: string[]
  water?: string[]
  rivers?: string[]
  border?: string
  mountains?: string
  parallels?: string
  compass?: Point
  ship?: Point
  /** Somebody's own picture of it all. */
  picture?: string
}

export interface Scenery {
  land: Point[][]
  water: Point[][]
  rivers: Point[][]
  border: Point[]
  mountains: Point[]
  /** Latitude lines: where each meets the edges, and how deep it hangs in the middle. */
  parallels: Point[]
}

export function sceneryOf({ land, water, rivers, border, mountains, parallels }: Land): Scenery {
  const all = (texts: string[] = []) => texts.map(points)
  return {
    land: all(land),
    water: all(water),
    rivers: all(rivers),
    border: points(border),
    mountains: points(mountains),
    parallels: points(parallels),
  }
}

function points(text = ''): Point[] {
  return text.trim() ? text.split(',').map((pair) => pair.trim().split(/\s+/).map(Number) as Point) : []
}

const shores = new WeakMap<object, string>()

/** The line of the land, made once for a map. */
export function shoreOf(land: Land): string {
  let shore = shores.get(land)
  if (shore === undefined) shores.set(land, (shore = sceneryOf(land).land.map(smooth).join('')))
  return shore
}
