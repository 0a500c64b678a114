import baseBox from '@semafor/games/railroad_ink/base.toml'
import lavaBox from '@semafor/games/railroad_ink/lava.toml'
import meteorBox from '@semafor/games/railroad_ink/meteor.toml'
import type { Rolled as MeteorDirection } from '../generated/games/railroad_ink.ts'
import { oneOf } from './chance.ts'
import { keptBox } from '../box/keeping.ts'
import { boxWith } from '../games/steamrollers/box.ts'

/** A die that lies there: a route to draw, pips, two kinds of track, or where a meteor falls. */
export type Rolled =
  | { die: 'route'; face: string }
  | { die: 'pips'; face: number }
  | { die: 'black'; tracks: string[] }
  | { die: 'meteor'; direction: MeteorDirection; distance: number }

export const SETS = ['railroad-ink', 'railroad-ink-lava', 'railroad-ink-meteor', 'steamrollers', 'ordinary'] as const
export type DiceSet = (typeof SETS)[number]

/** Whether one says how many dice there are. */
export const counted = (set: DiceSet) => set === 'steamrollers' || set === 'ordinary'

const ROUTES = (baseBox as { dice: string[][] }).dice
const LAVA = (lavaBox as { dice: string[][] }).dice
const METEOR = meteorBox as { direction: MeteorDirection[]; distance: number[] }

/** All dice of a set, rolled. */
export function rolled(set: DiceSet, count: number): Rolled[] {
  if (counted(set)) return [...pips(count), ...(set === 'steamrollers' ? [black()] : [])]
  const faces = set === 'railroad-ink-lava' ? [...ROUTES, ...LAVA] : ROUTES
  const routes = faces.map((die): Rolled => ({ die: 'route', face: oneOf(die) }))
  return set === 'railroad-ink-meteor' ? [...routes, meteor()] : routes
}

const pips = (count: number) => Array.from({ length: count }, (): Rolled => ({ die: 'pips', face: oneOf([1, 2, 3, 4, 5, 6]) }))
const black = (): Rolled => ({ die: 'black', tracks: oneOf(boxWith(keptBox('steamrollers')).black_face).tracks })
const meteor = (): Rolled => ({ die: 'meteor', direction: oneOf(METEOR.direction), distance: oneOf(METEOR.distance) })
