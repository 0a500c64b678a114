import { parse } from 'smol-toml'
import printedFile from '@semafor/games/steamrollers/material.toml'

/** What the page keeps of the printed things (material.toml). */
export interface Printed {
  sheet: { rows: string[] }
  region: { number: number; colour: string }[]
  wall_map: { level: string; die: number; borders: [number, number][]; edges: [string, string][] }[]
  order_tile: { tile: number; side: string; goods: string[]; points: number }[]
  black_face: { face: number; tracks: string[] }[]
}

type Item = Record<string, unknown>

/** The keys by which an item is found, as in the rules' `material.py`. */
const NAMED_BY: Record<string, string[]> = {
  region: ['number'],
  black_face: ['face'],
  order_tile: ['tile', 'side'],
  wall_map: ['level', 'die'],
}

const made = new Map<string, Printed>()

/** The box with those corrections; none leave it as we have it. */
export function boxWith(corrections = ''): Printed {
  const known = made.get(corrections)
  if (known) return known
  const box = corrections ? merged(printedFile as Item, parse(corrections)) : printedFile
  made.set(corrections, box as unknown as Printed)
  return box as unknown as Printed
}

function merged(base: Item, given: Item): Item {
  const result: Item = { ...base, ...(given['sheet'] ? { sheet: given['sheet'] } : {}) }
  for (const [table, keys] of Object.entries(NAMED_BY)) {
    const changes = (given[table] ?? []) as Item[]
    const same = (one: Item, other: Item) => keys.every((key) => one[key] === other[key])
    result[table] = (base[table] as Item[]).map((item) => ({ ...item, ...changes.find((change) => same(item, change)) }))
  }
  return result
}
