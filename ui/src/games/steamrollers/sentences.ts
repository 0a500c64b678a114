import type { Say } from '../contract.ts'
import type { Fact, Move } from '../../wire.ts'

/** Moves that are made on the sheet, the dice or the list of deliveries; all others get a button. */
export const ELSEWHERE = new Set(['track', 'die', 'box', 'deliver'])

/** A move as a sentence, for buttons, hints and the prompt line. */
export function sentence(move: Move): Say {
  const { move: kind, ...fields } = move
  if (kind === 'leave-die') return { id: fields['round'] ? 'steam-do-leave-round' : 'steam-do-leave-die' }
  if (kind === 'nudge-die') return { id: fields['by'] === 1 ? 'steam-do-raise-die' : 'steam-do-lower-die' }
  if (kind === 'order' && fields['coal_for'])
    return { id: 'steam-do-order-coal', facts: { order: fields['order'] as Fact, good: fields['coal_for'] as Fact } }
  if (kind === 'start') return { id: `steam-start-${fields['tile']}` }
  if (kind === 'track')
    return { id: 'steam-do-track', facts: { cell: fields['cell'] as Fact, sides: (fields['sides'] as string[]).join('-') } }
  if (kind === 'dice') return { id: 'steam-do-dice', facts: { faces: (fields['faces'] as number[]).join(' + ') } }
  return { id: `steam-do-${kind}`, facts: fields as Record<string, Fact> }
}
