import type { Table } from '../../table/table.svelte.ts'
import { bonusSigns, type Sign } from './bonus.ts'
import { materialOf } from './material.ts'
import type { RailroadRevolutionView } from '../../generated/games/railroad_revolution.ts'

/** What the city built in gives, as signs. */
export function cityBonusSigns(table: Table<RailroadRevolutionView>, which: 'basic' | 'first'): Sign[] {
  const { action } = table.view
  return action?.built && action.field === 'station' ? bonusSigns(materialOf(table).tile(table.view, action.built)[which]) : []
}
