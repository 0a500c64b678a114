import type { Table } from '../../table/table.svelte.ts'
import type { Say } from '../contract.ts'
import { handOf } from './hand.svelte.ts'
import { held } from './held.ts'
import type { ActionView, RailroadRevolutionView, SeatView } from '../../generated/games/railroad_revolution.ts'
import type { Reward } from './types.ts'

/** The available workers with whom a turn may end. */
const FOUR = 4

/** What the thing I point at will do, else what is wanted of me now, in one sentence. */
export function prompt(table: Table<RailroadRevolutionView>): Say {
  const text = handOf(table).preview
  return text ? { id: 'rr-seen', facts: { text } } : wanted(table)
}

function wanted(table: Table<RailroadRevolutionView>): Say {
  const view = table.view
  const me = view.seats[table.seat ?? 0]!
  const reward = view.rewards.at(-1)
  if (reward) return nothingFits(table) ? { id: 'rr-ask-done' } : rewardPrompt(reward)
  if (tooFew(table)) return { id: table.legal('deal').length ? 'rr-ask-four-deal' : 'rr-ask-four' }
  if (view.phase === 'action' && view.action) return actionPrompt(view.action, me)
  if (view.phase === 'turn') {
    if (table.legal('skip').length) return { id: 'rr-ask-skip' }
    const hue = held(table, me)
    return hue ? { id: 'rr-ask-field', facts: { hue } } : { id: 'rr-ask-worker' }
  }
  if (view.phase === 'deal') return { id: view.turn === me.seat ? 'rr-ask-deals' : 'rr-ask-deal' }
  return { id: `rr-ask-${view.phase}` }
}

const EFFECTS = new Set(['step', 'promote', 'flip', 'train', 'track', 'station', 'office', 'exchange', 'gain'])

/** Of the reward nothing can be taken now: it can only be given up. */
function nothingFits(table: Table<RailroadRevolutionView>): boolean {
  return table.legal('done').length > 0 && !table.moves.some(({ move }) => EFFECTS.has(move.move))
}

/** Nothing but the number of workers keeps the turn or the answer open. */
function tooFew(table: Table<RailroadRevolutionView>): boolean {
  const { phase, action } = table.view
  if (table.pending !== null || !table.moves.length) return false
  if (phase === 'deal') return !table.legal('no-deal').length
  return phase === 'action' && !action?.open.includes('main') && action?.owed === 0 && !table.legal('finish').length
}

/** My workers in the supply and on the board. */
function available({ supply, board }: SeatView): number {
  const counts = [supply, ...Object.values(board)].flatMap((colours) => Object.values(colours))
  return counts.reduce((sum, count) => sum + count, 0)
}

function actionPrompt({ field, open, owed, pieces_due: n }: ActionView, me: SeatView): Say {
  if (open.includes('main')) return { id: `rr-ask-${field}`, facts: { n } }
  if (owed > me.money) return { id: 'rr-ask-money', facts: { n: owed, money: me.money } }
  if (owed > 0) return { id: open.length ? 'rr-ask-pay' : 'rr-ask-pay-finish', facts: { n: owed } }
  if (available(me) < FOUR) return { id: 'rr-ask-finish-four' }
  return { id: open.length ? 'rr-ask-rest' : 'rr-ask-finish' }
}

const KINDS = ['steps', 'promotions', 'flips', 'train', 'track', 'station', 'office', 'exchange', 'workers']

function rewardPrompt(reward: Reward): Say {
  const open = KINDS.filter((kind) => reward[kind])
  return open.length === 1
    ? { id: `rr-ask-${open[0] === 'station' ? 'station-free' : open[0]}`, facts: { n: reward[open[0]!] ?? 0 } }
    : { id: 'rr-ask-reward' }
}
