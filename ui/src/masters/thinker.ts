import type { Functions, RoundWish, Wish } from '../generated/engine.ts'
import type { GameKey } from '../generated/games.ts'
import { Network } from './network.ts'
import type { Stored } from './npz.ts'
import { RoundNetwork } from './rounds.ts'

/** A network; it answers the wishes of its own game only. */
export interface Thinker {
  choose(wish: Wish | RoundWish): number
}

/** How the rules are asked. */
export type Ask = <N extends 'network' | 'guided'>(name: N, request: Functions[N][0]) => Functions[N][1]

/** The network of these weights. With a guide it judges ends of rounds: the rules find them by it, so they are told. */
export function thinker(game: GameKey, weights: Map<string, Stored>, ask: Ask): Thinker {
  const guide = weights.get('guide')
  if (!guide) return new Network(ask('network', { game }), weights)
  return new RoundNetwork(ask('guided', { game, rows: rowsOf(guide) }), weights)
}

function rowsOf({ shape: [rows, width], values }: Stored): number[][] {
  return Array.from({ length: rows! }, (_, row) => [...values.subarray(row * width!, (row + 1) * width!)])
}
