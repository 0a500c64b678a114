import { say } from '../../words.svelte.ts'
import type { Bonus } from './types.ts'

/** A sign in a row of icons: what, how many, and whether it is a cost. */
export interface Sign {
  icon: string
  count?: number | string
  cost?: boolean
  /** Drawn with a slash before it: one of the signs. */
  or?: boolean
}

const COUNTED = ['shares', 'steps', 'promote', 'flip'] as const
const PLAIN = ['train', 'track', 'station', 'office', 'exchange'] as const

/** The costs of a bonus in words, e.g. "pay $200". */
function costs(bonus: Bonus): string[] {
  const parts: string[] = []
  if (bonus.pay_shares) parts.push(say('rr-cost-shares', { n: bonus.pay_shares }))
  if (bonus.pay) parts.push(say('rr-cost-money', { n: bonus.pay }))
  return parts
}

function gains(bonus: Bonus): string[] {
  const parts: string[] = []
  if (bonus.money) parts.push(say('rr-gain-money', { n: bonus.money }))
  for (const name of COUNTED) {
    const n = bonus[name]
    if (n) parts.push(say(`rr-gain-${name}`, { n }))
  }
  if (bonus.pay_each) parts.push(say('rr-cost-each', { n: bonus.pay_each }))
  for (const name of PLAIN) if (bonus[name]) parts.push(say(`rr-gain-${name}`))
  if (bonus.workers) parts.push(say('rr-gain-workers', { workers: bonus.workers.map(worker).join(', ') }))
  if (bonus.one_of) parts.push(say('rr-gain-one-of', { workers: bonus.one_of.map(worker).join(' / ') }))
  return parts
}

/** A worker in the accusative, for lists of what one takes. */
export function worker(hue: string): string {
  return say('rr-worker', { hue })
}

/** What a bonus costs and gives, as one phrase. */
export function bonusWords(bonus: Bonus, rebate = 0): string {
  const cost = costs(rebate ? { ...bonus, pay_shares: Math.max((bonus.pay_shares ?? 0) - rebate, 0) } : bonus)
  const gain = gains(bonus).join(', ')
  return cost.length ? say('rr-cost-then', { cost: cost.join(', '), gain }) : gain
}

export function bonusSigns(bonus: Bonus): Sign[] {
  const signs: Sign[] = []
  if (bonus.pay_shares) signs.push({ icon: 'share', count: bonus.pay_shares, cost: true })
  if (bonus.pay) signs.push({ icon: 'dollar', count: bonus.pay, cost: true })
  if (bonus.money) signs.push({ icon: 'dollar', count: bonus.money })
  if (bonus.shares) signs.push({ icon: 'share', count: bonus.shares })
  if (bonus.steps) signs.push({ icon: 'step', count: bonus.steps })
  if (bonus.promote) signs.push({ icon: 'promote', count: bonus.promote })
  if (bonus.flip) signs.push({ icon: 'flip', count: bonus.flip })
  for (const name of PLAIN) if (bonus[name]) signs.push({ icon: name })
  for (const hue of bonus.workers ?? []) signs.push({ icon: `worker-${hue}` })
  for (const [at, hue] of (bonus.one_of ?? []).entries()) signs.push({ icon: `worker-${hue}`, or: at > 0 })
  return signs
}
