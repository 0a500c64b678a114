import type { RailroadRevolutionView } from '../../generated/games/railroad_revolution.ts'
import type { EventShown, Fact } from '../../generated/messages.ts'
import type { Table } from '../../table/table.svelte.ts'
import type { Facts } from '../../words.svelte.ts'
import { say } from '../../words.svelte.ts'
import { progress } from './conditions.ts'
import { materialOf, materialWith, type Material } from './material.ts'
import { cityName } from './sentences.ts'

/** Events that the rules tell by the id of a milestone, told by what is printed on it. */
const TOLD: Record<string, (material: Material, facts: Facts) => Facts> = {
  completed: (material, { milestone, worker }) => ({ ...milestoneFacts(material, String(milestone)), worker: worker! }),
  kept: (material, { milestone, count }) => ({ ...milestoneFacts(material, String(milestone)), count: count! }),
  'drew-milestones-mine': (material, { milestones }) => ({
    milestones: (milestones as string[]).map((id) => say('rr-told-milestone', milestoneFacts(material, id))).join(' '),
  }),
}

/** An event or a refusal in words, with the names and values of the box at that table. */
export function told(event: EventShown, table?: Table<RailroadRevolutionView>): EventShown {
  const material = table ? materialOf(table) : materialWith()
  const facts = TOLD[event.what]
  if (facts) return { ...event, what: `rr-told-${event.what}`, facts: facts(material, event.facts) }
  return {
    ...event,
    facts: Object.fromEntries(Object.entries(event.facts).map(([name, fact]) => [name, named(material, name, fact)])),
  }
}

/** A fact that names cities, as the box calls them: one, several, or pairs such as "denver – miami". */
function named(material: Material, name: string, fact: Fact): Fact {
  if (name.split('-')[0] !== 'city') return fact
  if (Array.isArray(fact)) return fact.map((each) => String(named(material, name, each)))
  return String(fact)
    .split(' – ')
    .map((id) => (material.printed.city.some((city) => city.id === id) ? cityName(material.city(id)) : id))
    .join(' – ')
}

function milestoneFacts(material: Material, id: string): Facts {
  const { points, conditions } = material.milestone(id)
  const asked = conditions.map((each) => progress(material, { spaces: [], stations: [] }, each).words)
  return { id, n: points, conditions: asked.join(', ') }
}
