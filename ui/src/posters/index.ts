import type { Component } from 'svelte'
import HexPrairie from './HexPrairie.svelte'
import NightExpress from './NightExpress.svelte'
import PenAndCrater from './PenAndCrater.svelte'
import { GAMES } from '../pages/games.ts'
import { others } from '../pages/others.svelte.ts'
import ToThePacific from './ToThePacific.svelte'
import Viaduct from './Viaduct.svelte'

export interface Poster {
  /** The keys of the games behind this poster, the first one being the plain game. */
  games: string[]
  Picture: Component
}

/** One poster per box. */
const boxes: Poster[] = [
  { games: ['ticket-to-ride-usa'], Picture: NightExpress },
  { games: ['ticket-to-ride-europe'], Picture: Viaduct },
  { games: ['railroad-ink', 'railroad-ink-lava', 'railroad-ink-meteor'], Picture: PenAndCrater },
  { games: ['steamrollers'], Picture: HexPrairie },
  { games: ['railroad-revolution'], Picture: ToThePacific },
]

/** The posters with every game: what has no box of its own is played with the first one, on another map. */
export function posters(): Poster[] {
  const boxed = boxes.flatMap(({ games }) => games)
  const maps = [...GAMES, ...others.games].filter((game) => !boxed.includes(game))
  return boxes.map((box, at) => (at === 0 ? { ...box, games: [...box.games, ...maps] } : box))
}

export function posterOf(game: string): Poster {
  return posters().find(({ games }) => games.includes(game)) ?? boxes[0]!
}
