import type { Move, SteamRollersView } from '../../generated/games/steamrollers.ts'
import type { Say } from '../contract.ts'
import { cellsOf } from './geometry.ts'
import type { Action } from './material.ts'

/** Why a die cannot do that now, in a few words; the rule itself is told when one asks. */
export function barred(view: SteamRollersView, seat: number, action: Action, die: number): Say {
  const sheet = view.seats[seat]
  switch (action) {
    case 'track':
      return full(view, seat, die) ? { id: 'steam-barred-full', facts: { die } } : { id: 'steam-barred-track' }
    case 'box':
      return { id: 'steam-barred-box' }
    case 'deliver':
      if (!view.cities[die - 1]?.length) return { id: 'steam-barred-empty', facts: { die } }
      if (!sheet?.links.some(({ cities }) => cities.includes(die))) return { id: 'steam-barred-link', facts: { die } }
      return { id: sheet.delivery_power ? 'steam-barred-deliver' : 'steam-barred-power' }
    case 'tile':
      return { id: view.tiles[die - 1]?.sideways ? 'steam-barred-sideways' : 'steam-barred-tile' }
  }
}

function full(view: SteamRollersView, seat: number, region: number): boolean {
  const tracks = view.seats[seat]?.tracks ?? {}
  return cellsOf(view.sheet).every((cell) => cell.region !== region || cell.city || tracks[cell.name])
}

/** A move of each kind that one would mean, to ask by which rule it is barred. */
export const BARRED: Record<Action, (die: number, view: SteamRollersView) => Move> = {
  track: (die, view) => {
    const cell = cellsOf(view.sheet).find(({ region, city }) => region === die && !city)?.name ?? 'A1'
    return { move: 'track', cell, sides: view.black.includes('straight') ? ['E', 'W'] : ['NE', 'SE'] }
  },
  box: (box) => ({ move: 'box', box }),
  deliver: (origin, view) => {
    const solo = view.eva !== null
    return { move: 'deliver', origin, to: (origin % 6) + 1, distance: 1, good: solo ? 'place 1' : 'colour' }
  },
  tile: (tile) => ({ move: 'tile', tile }),
}
