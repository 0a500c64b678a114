import type { Component } from 'svelte'
import HexPrairie from './HexPrairie.svelte'
import NightExpress from './NightExpress.svelte'
import PenAndCrater from './PenAndCrater.svelte'
import ToThePacific from './ToThePacific.svelte'
import Viaduct from './Viaduct.svelte'

export interface Poster {
  /** The keys of the games behind this poster, the first one being the plain game. */
  games: string[]
  Picture: Component
}

/** One poster per box. */
export const posters: Poster[] = [
  { games: ['ticket-to-ride-usa'], Picture: NightExpress },
  { games: ['ticket-to-ride-europe'], Picture: Viaduct },
  { games: ['railroad-ink', 'railroad-ink-lava', 'railroad-ink-meteor'], Picture: PenAndCrater },
  { games: ['steamrollers'], Picture: HexPrairie },
  { games: ['railroad-revolution'], Picture: ToThePacific },
]

export function posterOf(game: string): Poster {
  return posters.find(({ games }) => games.includes(game)) ?? posters[0]!
}
