import { beyond, edge, R, wayOf, type Cell, type Side } from './geometry.ts'

/** A stable chance: the same words always give the same row of numbers, so that the land never changes on redraw. */
export function chance(...words: (string | number)[]): () => number {
  let hash = 2166136261
  for (const sign of words.join('|')) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619)
  return () => {
    hash += 0x6d2b79f5
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Chance = () => number
const round = (length: number) => length.toFixed(1)

/** What grows or stands in a region, in two tones of it: wheat, canyon, peaks, pine moor, lakes, forest. */
const MOTIFS: Record<number, (luck: Chance) => string> = {
  1: (luck) => (luck() < 0.32 ? haycock() : wheat()),
  2: (luck) => {
    const [wide, high] = [10 + luck() * 7, 11 + luck() * 7]
    return luck() < 0.22 ? cactus() : mesa(wide, high)
  },
  3: (luck) => peak(13 + luck() * 6, 20 + luck() * 10),
  4: (luck) => (luck() < 0.55 ? pine() : boulder()),
  5: (luck) => (luck() < 0.6 ? waves() : reeds()),
  6: (luck) => tree(0.8 + luck() * 0.5),
}

const wheat = () =>
  '<path class="line" stroke="var(--land-1b)" stroke-width="2.2" d="M-9 5q1-6-1-10M-3 5q0-8 1-12M3 5q1-6 4-9M9 5q0-5 2-7"/>'
const haycock = () =>
  '<path fill="var(--land-1b)" d="M-8 5Q-8-7 0-8Q8-7 8 5Z"/><path fill="var(--land-1c)" d="M-8 5Q-8-7 0-8Q-3-2-2 5Z"/>'
const cactus = () => '<path class="line" stroke="var(--land-6b)" stroke-width="3.4" d="M0 7V-9M0 1H-5V-4M0-1H5V-6"/>'

function mesa(wide: number, high: number): string {
  const [w, h] = [round(wide), round(high)]
  return (
    `<path fill="var(--land-2b)" d="M-${w} 6L${round(-wide * 0.66)}-${h}H${round(wide * 0.6)}L${w} 6Z"/>` +
    `<path fill="var(--land-2c)" d="M-${w} 6L${round(-wide * 0.66)}-${h}H${round(-wide * 0.05)}L${round(-wide * 0.2)} 6Z"/>` +
    `<path stroke="var(--land-2)" stroke-width="2" d="M${round(-wide * 0.8)} ${round(-high * 0.35)}H${round(wide * 0.78)}"/>`
  )
}

function peak(wide: number, high: number): string {
  const snow = [
    [-0.36, -0.55],
    [0, -1],
    [0.36, -0.55],
    [0.1, -0.42],
    [0, -0.56],
    [-0.14, -0.4],
  ] as const
  const at = snow.map(([x, y]) => `${round(wide * x)} ${round(high * y)}`).join('L')
  return (
    `<path fill="var(--land-3b)" d="M${round(-wide)} 7L0 ${round(-high)}L${round(wide)} 7Z"/>` +
    `<path fill="var(--land-3d)" d="M${round(-wide)} 7L0 ${round(-high)}L${round(wide * 0.12)} ${round(-high * 0.3)}L${round(-wide * 0.1)} 7Z"/>` +
    `<path fill="var(--land-3c)" d="M${at}Z"/>`
  )
}

const pine = () => '<path fill="var(--land-4b)" d="M-7 6L0-15L7 6H1.2V10H-1.2V6Z"/><path fill="#0002" d="M0-15L7 6H1Z"/>'
const boulder = () =>
  '<path fill="var(--land-4c)" d="M-11 6L-8-4L-1-8L6-3L9 6Z"/><path fill="var(--land-4b)" opacity=".6" d="M-1-8L6-3L9 6H1L2-2Z"/>'
const waves = () =>
  '<path class="line" stroke="var(--land-5b)" stroke-width="2.6" d="M-13-3q4.5-4 9 0t9 0t8 0M-7 4q4.5-4 9 0t9 0"/>'
const reeds = () =>
  '<ellipse cy="3" rx="13" ry="5.5" fill="var(--land-5c)"/>' +
  '<path class="line" stroke="var(--land-6b)" stroke-width="2" d="M-3 4V-9M1 4Q1-4 4-8M-6 4Q-6-2-9-5"/>'

function tree(size: number): string {
  return (
    `<g transform="scale(${size.toFixed(2)})"><path stroke="#6b4a2b" stroke-width="3" d="M0 4V9"/>` +
    '<circle cy="-3" r="9" fill="var(--land-6b)"/>' +
    '<path fill="var(--land-6c)" opacity=".75" d="M-9-3A9 9 0 0 1 2-11.8A10 10 0 0 0-6 4A9 9 0 0 1-9-3Z"/></g>'
  )
}

const CLEAR_OF_RAILS = 27
const CLEAR_OF_TOWNS = 30

/** Where motifs stand: near the corners of a cell, so that rails pass between them, and never on a track or a town. */
export function spots(cell: Cell, sides: [Side, Side] | null, luck: Chance = chance('land', cell.name)): [number, number][] {
  const found: [number, number][] = []
  for (let corner = 0; corner < 6; corner++) {
    const angle = ((30 + 60 * corner + (luck() - 0.5) * 24) * Math.PI) / 180
    const far = R * (0.56 + luck() * 0.16)
    found.push([far * Math.cos(angle), far * Math.sin(angle)])
  }
  found.push([(luck() - 0.5) * 16, (luck() - 0.5) * 14])
  const rare = cell.region === 6 ? 0.12 : 0.3
  const stays = found.map(() => luck() >= rare)
  return found.filter(([x, y], at) => stays[at] && y >= -R * 0.5 && free(x, y, cell, sides)).sort((a, b) => a[1] - b[1])
}

function free(x: number, y: number, cell: Cell, sides: [Side, Side] | null): boolean {
  if (cell.town && Math.hypot(x, y) < CLEAR_OF_TOWNS) return false
  const way = sides && wayOf(sides)
  const parts = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]
  return !way || parts.every((part) => Math.hypot(way.at(part)[0] - x, way.at(part)[1] - y) >= CLEAR_OF_RAILS)
}

/** The motifs of a cell as SVG; a track that is drawn there later leaves the others where they stood. */
export function motifs(cell: Cell, sides: [Side, Side] | null): string {
  return spots(cell, sides)
    .map(([x, y]) => `<g transform="translate(${round(x)} ${round(y)})">${standing(cell, x, y)}</g>`)
    .join('')
}

/** Each motif has a chance of its own, so that it stays as it is when another goes. */
function standing(cell: Cell, x: number, y: number): string {
  return MOTIFS[cell.region]?.(chance('motif', cell.name, round(x), round(y))) ?? ''
}

/** The rows of a wheat field, each cell ploughed its own way. */
export function furrows({ name }: Cell): { d: string; turned: number } {
  const rows = Array.from({ length: 11 }, (_, at) => (at - 5) * 13)
  const d = rows.map((y) => `M-70 ${y}Q0 ${y + 10} 70 ${y}`).join('')
  return { d, turned: Math.round(chance('furrows', name)() * 60 - 30) }
}

/** The lines between lands, in one path. */
export function borders(cells: Cell[]): string {
  const eastwards: Side[] = ['NE', 'E', 'SE']
  return cells
    .flatMap((cell) =>
      eastwards.flatMap((side) => {
        const next = beyond(cells, cell, side)
        return next && next.region !== cell.region ? [edge(side, cell.x, cell.y)] : []
      }),
    )
    .join('')
}

/** Little waves on the sea. */
export function ripples(width: number, height: number): string {
  const luck = chance('sea')
  return Array.from({ length: 150 }, () => {
    const [x, y] = [-width / 2 + luck() * width * 2, -height / 2 + luck() * height * 2]
    return `M${x.toFixed(0)} ${y.toFixed(0)}q7-6 14 0t14 0`
  }).join('')
}
