import type { Move, SteamRollersView } from '../../generated/games/steamrollers.ts'
import type { Fact } from '../../generated/messages.ts'
import type { Table } from '../../table/table.svelte.ts'
import type { Say } from '../contract.ts'
import type { Side } from './geometry.ts'

/** Moves that are made on the sheet, the dice or the list of deliveries; all others get a button. */
export const ELSEWHERE = new Set(['track', 'die', 'box', 'deliver'])

/** A move as a sentence, for buttons, hints and the prompt line. */
export function sentence(move: Move): Say {
  switch (move.move) {
    case 'leave-die':
      return { id: move.round ? 'steam-do-leave-round' : 'steam-do-leave-die' }
    case 'nudge-die':
      return { id: move.by === 1 ? 'steam-do-raise-die' : 'steam-do-lower-die' }
    case 'start':
      return { id: `steam-start-${move.tile}` }
    case 'track':
      return { id: 'steam-do-track', facts: { cell: move.cell, sides: move.sides.join('-') } }
    case 'dice':
      return { id: 'steam-do-dice', facts: { faces: move.faces.join(' + ') } }
    case 'order':
      if (move.coal_for) return { id: 'steam-do-order-coal', facts: { order: move.order, good: move.coal_for } }
  }
  const { move: kind, ...fields } = move
  return { id: `steam-do-${kind}`, facts: fields as Record<string, Fact> }
}

/** The track that is chosen but not confirmed yet, or that is on its way to the log. */
export function trackInHand(table: Table<SteamRollersView>): { cell: string; sides: [Side, Side] } | null {
  const { pending, live, choice } = table
  const sent = typeof pending === 'number' ? live?.moves.find(({ number }) => number === pending)?.move : pending
  const move = (choice?.move ?? sent) as Move | null | undefined
  return move?.move === 'track' ? { cell: move.cell, sides: move.sides as [Side, Side] } : null
}
