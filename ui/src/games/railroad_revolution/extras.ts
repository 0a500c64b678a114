import type { Sign } from './bonus.ts'
import type { Material } from './material.ts'

/** What each colour adds to each action, as signs; the sentences are `rr-extra-…` of the texts. */
export function extraSigns(material: Material, field: string, colour: string): Sign[] {
  if (colour === 'white') return [{ icon: 'promote' }]
  return SIGNS[`${field}-${colour}`]?.((name) => material.amount(name)) ?? []
}

type Amount = (name: string) => number

const SIGNS: Record<string, (amount: Amount) => Sign[]> = {
  'station-purple': (amount) => [{ icon: 'dollar', count: amount('foreman_flip_cost'), cost: true }, { icon: 'flip' }],
  'station-orange': () => [{ icon: 'dollar', count: 0 }, { icon: 'station' }],
  'station-grey': () => [{ icon: 'flag' }],
  'station-turquoise': (amount) => [
    { icon: 'dollar', count: amount('engineer_reward_cost'), cost: true },
    { icon: 'station', count: '×2' },
  ],
  'rail-purple': (amount) => [{ icon: 'dollar', count: amount('foreman_train_cost'), cost: true }, { icon: 'train' }],
  'rail-orange': (amount) => [
    { icon: 'dollar', count: `+${amount('accountant_rail')}` },
    { icon: 'hill', count: `+${amount('accountant_terrain')}` },
  ],
  'rail-grey': (amount) => [{ icon: 'share', count: `+${amount('negotiator_shares')}` }],
  'rail-turquoise': (amount) => [{ icon: 'track', count: amount('rail_tracks') + 1 }],
  'telegraph-purple': () => [{ icon: 'exchange' }],
  'telegraph-orange': (amount) => [{ icon: 'dollar', count: `+${amount('accountant_per_share')}×` }, { icon: 'share' }],
  'telegraph-grey': () => [{ icon: 'share', count: '+' }, { icon: 'flag' }],
  'telegraph-turquoise': (amount) => [
    { icon: 'dollar', count: amount('engineer_tile_cost'), cost: true },
    { icon: 'telegraph' },
  ],
  'sale-purple': (amount) => [{ icon: 'step', count: amount('foreman_steps') }],
  'sale-orange': (amount) => [{ icon: 'dollar', count: `+${amount('accountant_per_train')}×` }, { icon: 'train' }],
  'sale-grey': (amount) => [{ icon: 'deal' }, { icon: 'share', count: `+${amount('negotiator_rebate')}` }],
  'sale-turquoise': () => [{ icon: 'flip' }],
}
