import { parse } from 'smol-toml'
import printed from '@semafor/games/railroad_revolution/material.toml'
import type { Table } from '../../table/table.svelte.ts'
import type { RailroadRevolutionView } from '../../generated/games/railroad_revolution.ts'
import type { Bonus, City, Milestone, Printed, Section, Space } from './types.ts'

type Item = Record<string, unknown>

/** The printed things of one table, found by their ids. */
export class Material {
  /** `perTrack`: the engineer's three tracks cost the rail price each (an option of the table). */
  constructor(
    readonly printed: Printed,
    readonly perTrack = false,
  ) {}

  get rules() {
    return this.printed.rules
  }

  amount(name: string): number {
    return this.printed.rules[name] ?? 0
  }

  city = (id: string): City => found(this.printed.city, id)
  space = (id: string): Space => found(this.printed.space, id)
  section = (id: string | number): Section => found(this.printed.section, String(id))
  milestone = (id: string): Milestone => found(this.printed.milestone, id)
  tile = (view: RailroadRevolutionView, city: string) => found(this.printed.city_tile, view.city_tiles[city] ?? '')
  train = (kind: string): Bonus => found(this.printed.train, kind).bonus
  performance = (track: string) => found(this.printed.performance, track)

  /** The bonus of the tile that lies on a telegraph section; none on a section with the deal sign. */
  wire(view: RailroadRevolutionView, section: string | number): Bonus | null {
    const tile = view.telegraph_tiles[String(section)]
    return tile ? found(this.printed.telegraph_tile, tile).bonus : null
  }

  deal(id: string, half: string): Bonus {
    const tile = found(this.printed.deal, id)
    return half === 'top' ? tile.top : tile.bottom
  }

  /** The reward of a side of a set-up tile, as "s3-a". */
  setup(side: string): Bonus {
    const tile = found(this.printed.setup_tile, side.slice(0, -2))
    return side.endsWith('a') ? tile.a : tile.b
  }
}

function found<T extends { id: string }>(items: T[], id: string): T {
  const item = items.find((each) => each.id === id)
  if (!item) throw new Error(`the box has no ${id}`)
  return item
}

const made = new Map<string, Material>()

/** The material of a table, with the corrections its options carry (docs/railroad-revolution-material.md). */
export function materialOf(table: Table<RailroadRevolutionView>): Material {
  const { material, engineer_cost } = table.live?.room.options ?? {}
  return materialWith(String(material ?? ''), engineer_cost === 'per_track')
}

/** The material of the box with those corrections. */
export function materialWith(corrections = '', perTrack = false): Material {
  const key = `${perTrack} ${corrections}`
  const known = made.get(key)
  if (known) return known
  const base = printed as Item
  const material = new Material((corrections ? merged(base, parse(corrections)) : base) as unknown as Printed, perTrack)
  made.set(key, material)
  return material
}

function merged(base: Item, changes: Item): Item {
  const result: Item = { ...base }
  for (const [name, change] of Object.entries(changes)) {
    const old = base[name]
    if (Array.isArray(old) && Array.isArray(change) && isItem(change[0])) result[name] = mergedList(old, change)
    else result[name] = isItem(old) && isItem(change) ? merged(old, change) : change
  }
  return result
}

function mergedList(old: Item[], changes: Item[]): Item[] {
  const name = (item: Item) => item.id ?? item.seats
  const kept = old.map((item) => ({ ...item, ...changes.find((change) => name(change) === name(item)) }) as Item)
  const fresh = changes.filter((change) => !old.some((item) => name(item) === name(change)))
  return [...kept, ...fresh].filter((item) => item.gone !== true)
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
