import type { Draft, DraftLand, Point } from './draft.ts'

/** What can be drawn under the routes: outlines of points, or one thing at a place. */
export const SHAPES = ['land', 'water', 'rivers', 'mountains', 'compass', 'ship'] as const
export type Shape = (typeof SHAPES)[number]
type Outlined = 'land' | 'water' | 'rivers'

export const isOutline = (shape: Shape): shape is Outlined => shape === 'land' || shape === 'water' || shape === 'rivers'
/** An outline of fewer points would be nothing to see. */
export const fewest = (shape: Shape): number => (shape === 'rivers' ? 2 : shape === 'mountains' ? 1 : 3)

export function written(points: Point[]): string {
  return points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(', ')
}

/** Draws a shape through these points; one with too few of them is not drawn. */
export function drawn(draft: Draft, shape: Shape, points: Point[]): Draft {
  if (points.length === 0 || (isOutline(shape) && points.length < fewest(shape))) return draft
  const { land } = draft
  if (shape === 'compass' || shape === 'ship') return { ...draft, land: { ...land, [shape]: points[0]! } }
  if (shape === 'mountains')
    return { ...draft, land: { ...land, mountains: [land.mountains, written(points)].filter(Boolean).join(', ') } }
  return { ...draft, land: { ...land, [shape]: [...(land[shape] ?? []), written(points)] } }
}

/** One thing that is drawn: which shape, and which of them. */
export interface Drawn {
  shape: Shape
  at: number
}

export function things(land: DraftLand): Drawn[] {
  return SHAPES.flatMap((shape): Drawn[] => {
    if (isOutline(shape)) return (land[shape] ?? []).map((_, at) => ({ shape, at }))
    return land[shape] ? [{ shape, at: 0 }] : []
  })
}

export function erased(draft: Draft, { shape, at }: Drawn): Draft {
  const { [shape]: found, ...rest } = draft.land
  if (!isOutline(shape)) return { ...draft, land: rest }
  const left = (found as string[]).filter((_, each) => each !== at)
  return { ...draft, land: left.length > 0 ? { ...rest, [shape]: left } : rest }
}

/** An island around all cities, with a little room: eight points of a rounded frame. */
export function island(draft: Draft): Draft {
  const xs = draft.city.map(({ at }) => at[0])
  const ys = draft.city.map(({ at }) => at[1])
  const box =
    draft.city.length > 1 ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : [150, 100, 850, 550]
  const [left, top, right, bottom] = box as [number, number, number, number]
  const [x, y, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2 + 90, (bottom - top) / 2 + 80]
  const points = Array.from({ length: 12 }, (_, part): Point => {
    const angle = (part * Math.PI) / 6
    const wave = 1 + 0.06 * Math.sin(part * 2.4)
    const squared = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)), 0.86)
    return [x + rx * Math.cos(angle) * wave * squared, y + ry * Math.sin(angle) * wave * squared]
  })
  return drawn(draft, 'land', points)
}
