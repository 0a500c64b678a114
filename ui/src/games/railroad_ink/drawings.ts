import { bolder, inked, outline, type Stroke } from './hand.ts'
import { ripplesOf, shoreOf } from './lava.ts'
import { FACES, printed } from './material.ts'
import { crater, house } from './scrawls.ts'
import { strokesOf, type Strokes } from './strokes.ts'

const STROKES: Record<string, Strokes> = Object.fromEntries(Object.values(FACES).map((face) => [face.id, strokesOf(face)]))

/** A face in ink, as outlines to fill; the bed is the road's middle, to be washed. */
export interface Drawing {
  bed: string
  roads: string
  rails: string
  shore: string
  ripples: string
  /** What stays upright however the face is turned. */
  upright: string
}

/** The hand of a cell: row and column decide it, and nothing else. */
export const handOf = (row: number, column: number) => `${row},${column}`

/** How a face looks by that hand. */
export function drawingOf(face: string, hand: string, bold = 1): Drawing {
  const { roads, rails, bed } = STROKES[face]!
  const made = (part: string, strokes: () => Stroke[]) => inked(`${hand}:${face}:${part}`, strokes, bold)
  return {
    bed: bed.map(({ path }) => path).join(''),
    roads: made('road', () => roads),
    rails: made('rail', () => rails),
    shore: made('shore', () => shoreOf(face, hand)),
    ripples: made('ripple', () => ripplesOf(face)),
    upright: made('upright', () => uprightOf(face, hand)),
  }
}

function uprightOf(face: string, hand: string): Stroke[] {
  if (face === 'crater') return crater(hand)
  return printed(face).station ? house(hand) : []
}

/** A stroke on its way: the line the pen follows, and the outline that bounds its ink. */
export interface Running {
  line: Stroke['line']
  width: number
  outline: string
}

/** The strokes of a face one by one, as they are drawn: each the same as in the drawing. */
export function runningOf(face: string, hand: string, bold = 1): Running[] {
  const { roads, rails } = STROKES[face]!
  const parts: [string, Stroke[]][] = [['shore', shoreOf(face, hand)], ['road', roads], ['rail', rails]] // prettier-ignore
  return parts.flatMap(([part, strokes]) =>
    strokes.map((stroke, at) => ({
      line: stroke.line,
      width: stroke.width * bold,
      outline: outline(bolder(stroke, bold), `${hand}:${face}:${part},${at}`),
    })),
  )
}
