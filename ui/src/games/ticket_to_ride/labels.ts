import type { Lang } from '../../wire.ts'
import type { City } from './material.ts'

/** Where a city's name stands, seen from its dot. */
export interface Label {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

const SIDES: Record<string, Label> = {
  n: { x: 0, y: -12, anchor: 'middle' },
  s: { x: 0, y: 23, anchor: 'middle' },
  e: { x: 11, y: 5.5, anchor: 'start' },
  w: { x: -11, y: 5.5, anchor: 'end' },
  ne: { x: 8, y: -8, anchor: 'start' },
  nw: { x: -8, y: -8, anchor: 'end' },
  se: { x: 8, y: 18, anchor: 'start' },
  sw: { x: -8, y: 18, anchor: 'end' },
}

export function labelOf(city: City, _lang: Lang): Label {
  return SIDES[city.label]!
}
