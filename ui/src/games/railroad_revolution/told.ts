import type { EventShown } from '../../generated/messages.ts'
import type { Facts } from '../../words.svelte.ts'
import { say } from '../../words.svelte.ts'
import { progress } from './conditions.ts'
import { materialWith } from './material.ts'

/** Events that the rules tell by the id of a milestone, told by what is printed on it. */
const TOLD: Record<string, (facts: Facts) => Facts> = {
  completed: ({ milestone, worker }) => ({ ...milestoneFacts(String(milestone)), worker: worker! }),
  kept: ({ milestone, count }) => ({ ...milestoneFacts(String(milestone)), count: count! }),
  'drew-milestones-mine': ({ milestones }) => ({
    milestones: (milestones as string[]).map((id) => say('rr-told-milestone', milestoneFacts(id))).join(' '),
  }),
}

/** An event or a refusal in words; one of corrected material that this page does not know keeps its ids. */
export function told(event: EventShown): EventShown {
  const facts = TOLD[event.what]
  try {
    return facts ? { ...event, what: `rr-told-${event.what}`, facts: facts(event.facts) } : event
  } catch {
    return event
  }
}

function milestoneFacts(id: string): Facts {
  const material = materialWith()
  const { points, conditions } = material.milestone(id)
  const asked = conditions.map((each) => progress(material, { spaces: [], stations: [] }, each).words)
  return { id, n: points, conditions: asked.join(', ') }
}
