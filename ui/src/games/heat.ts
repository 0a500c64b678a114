import type { Component } from 'svelte'
import { folder } from './index.ts'

/** How often the things of a game's board were built, drawn on that board. Every folder here exports one as its `heat`. */
export interface Heat {
  /** What must be there before the board of that game is drawn. */
  prepare?(game: string): Promise<void>
  /** The board; `heat` has a share from 0 to 1 for each thing that was built, `label` is said to who cannot see it. */
  Drawing: Component<{ game: string; heat: ReadonlyMap<string, number>; label: string }>
  /** A thing by its name in the chosen language. */
  name(what: string): string
}

const rooms = import.meta.glob<{ heat: Heat }>('./*/heat.ts')

/** How a game draws what was built; null for a game that nobody has drawn yet. */
export async function loadHeat(game: string): Promise<Heat | null> {
  const load = rooms[`./${folder(game)}/heat.ts`]
  if (!load) return null
  const { heat } = await load()
  await heat.prepare?.(game)
  return heat
}

/** The share of the favourite that each thing has, and of the favourite 1. */
export function sharesOf(works: readonly { what: string; games: number }[]): Map<string, number> {
  const most = Math.max(1, ...works.map(({ games }) => games))
  return new Map(works.map(({ what, games }) => [what, games / most]))
}
