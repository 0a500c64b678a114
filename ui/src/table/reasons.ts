import type { GameRoom } from '../games/contract.ts'
import type { Reason } from '../generated/http.ts'
import { figuresIn, type Figures } from '../minus.ts'
import { settings } from '../settings.svelte.ts'
import { say, sayEvent } from '../words.svelte.ts'

/** Why a move is better, in a sentence: an aim reached oftener or sooner, or points of a part of the count. Empty if nothing is clear. */
export function because(why: Reason | null, game: GameRoom): string {
  if (!why) return ''
  const one = figuresIn(settings.lang, { maximumFractionDigits: 1 })
  const percent = figuresIn(settings.lang, { style: 'percent', maximumFractionDigits: 0 })
  if (why.within) return soon(why, one, percent)
  if (why.kind === 'part') return say('why-part', { part: say(`part-${why.what}`), points: one(why.by) })
  const by = why.kind === 'oftener' ? percent(why.by) : Math.max(1, Math.round(why.by))
  return sayEvent({ what: `why-${why.kind}`, seat: null, facts: { tickets: [why.what], by } }, [], game.told)
}

/** The same where one looked only some turns ahead; the game's words name the aim: `link 1-3` is said by `aim-link`. */
function soon({ kind, what, by }: Reason, one: Figures, percent: Figures): string {
  if (kind === 'part') return say('soon-part', { part: say(`part-${what}`), points: one(by) })
  const [kindOfAim, which] = what.split(' ')
  const aim = say(`aim-${kindOfAim}`, { which: which!.replace(/^(\d)-(\d)$/, '$1–$2') })
  return kind === 'sooner' ? say('soon-sooner', { aim }) : say('soon-oftener', { aim, by: percent(by) })
}
