import type { Direction, Special } from '../../generated/games/railroad_ink.ts'
import baseBox from '@semafor/games/railroad_ink/base.toml'
import lavaBox from '@semafor/games/railroad_ink/lava.toml'

/** The printed things as the rules' own files give them. */
export type Kind = 'none' | 'highway' | 'railway' | 'lava'
export type Side = Direction

export interface Printed {
  id: string
  sides: Kind[]
  joins: string[]
  looks: number
  station?: boolean
}

export interface Exit {
  id: string
  cell: [number, number]
  side: Side
  type: 'highway' | 'railway'
}

/** How a face is turned: mirrored first, then by quarter turns clockwise. */
export interface Orientation {
  rotation: number
  mirrored: boolean
}

interface Box {
  face: Printed[]
  dice: string[][]
}
const base = baseBox as Box & { special: Printed[]; exit: Exit[]; centre: [number, number][]; rows: number }
const lava = lavaBox as Box & { volcano: Printed }

export const SIZE = base.rows
export const SIDES: Side[] = ['N', 'E', 'S', 'W']
export const STEPS: Record<Side, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] }
export const EXITS = base.exit
export const COLUMNS = [...'ABCDEFG']
export const SPECIALS = base.special.map(({ id }) => id as Special)
export const PLAIN: Orientation = { rotation: 0, mirrored: false }

const CRATER: Printed = { id: 'crater', sides: ['none', 'none', 'none', 'none'], joins: [], looks: 1 }
export const FACES: Record<string, Printed> = Object.fromEntries(
  [...base.face, ...base.special, ...lava.face, lava.volcano, CRATER].map((face) => [face.id, face]),
)
const CENTRE = new Set(base.centre.map(String))

/** What a cell is called: a letter for the column and a number for the row, as on the edge of the board. */
export function cellName(row: number, column: number): string {
  return `${COLUMNS[column]}${row + 1}`
}

/** Row and column of the cell of that name. */
export function cellCalled(name: string): [number, number] {
  return [Number(name.slice(1)) - 1, COLUMNS.indexOf(name.slice(0, 1))]
}

export function isCentre(row: number, column: number): boolean {
  return CENTRE.has(`${row},${column}`)
}

/** All six faces of the die that lies as "die:0" or "lava:1", the one it shows first. */
export function facesOf(thing: string, shown: string): string[] {
  const [kind, at] = thing.split(':')
  const faces = (kind === 'lava' ? lava : base).dice[Number(at)] ?? [shown]
  const place = Math.max(0, faces.indexOf(shown))
  return [shown, ...faces.slice(place + 1), ...faces.slice(0, place)]
}

export function printed(face: string): Printed {
  const found = FACES[face]
  if (!found) throw new Error(`no face ${face}`)
  return found
}

/** Where a side of the pattern comes to lie. */
function turned(side: number, { rotation, mirrored }: Orientation): number {
  return ((mirrored ? 4 - side : side) + rotation) % 4
}

/** What each side carries once the face is turned so. */
export function sidesOf(face: string, orientation: Orientation): Kind[] {
  const sides: Kind[] = ['none', 'none', 'none', 'none']
  for (const [side, kind] of printed(face).sides.entries()) sides[turned(side, orientation)] = kind
  return sides
}

/** The groups of sides that hang together once the face is turned so. */
export function joinsOf(face: string, orientation: Orientation): number[][] {
  return printed(face).joins.map((join) =>
    [...join].map((side) => turned(SIDES.indexOf(side as Side), orientation)).sort((a, b) => a - b),
  )
}

export function looksAlike(face: string, a: Orientation, b: Orientation): boolean {
  const look = (turn: Orientation) => String(sidesOf(face, turn)) + joinsOf(face, turn).map(String).sort().join('|')
  return look(a) === look(b)
}

/** The face's different orientations: plain before mirrored, few turns before many. */
export function looksOf(face: string): Orientation[] {
  const found: Orientation[] = []
  for (const mirrored of [false, true]) {
    for (const rotation of [0, 1, 2, 3]) {
      const look = { rotation, mirrored }
      if (!found.some((other) => looksAlike(face, look, other))) found.push(look)
    }
  }
  return found
}

/** The same drawing seen in a mirror that stands upright. */
export function flipped({ rotation, mirrored }: Orientation): Orientation {
  return { rotation: (4 - rotation) % 4, mirrored: !mirrored }
}
