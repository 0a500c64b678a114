import type { GameRoom } from '../games/contract.ts'
import type { Reason } from '../generated/http.ts'
import { figuresIn } from '../minus.ts'
import { settings } from '../settings.svelte.ts'
import { say, sayEvent } from '../words.svelte.ts'

/** Why a move is better, in a sentence: an aim reached oftener or sooner, or points of a part of the count. Empty if nothing is clear. */
export function because(why: Reason | null, game: GameRoom): string {
  if (!why) return ''
  const one = figuresIn(settings.lang, { maximumFractionDigits: 1 })
  if (why.kind === 'part') return say('why-part', { part: say(`part-${why.what}`), points: one(why.by) })
  const percent = figuresIn(settings.lang, { style: 'percent', maximumFractionDigits: 0 })
  const by = why.kind === 'oftener' ? percent(why.by) : Math.max(1, Math.round(why.by))
  return sayEvent({ what: `why-${why.kind}`, seat: null, facts: { tickets: [why.what], by } }, [], game.told)
}
