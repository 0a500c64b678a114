import type { EventShown, Fact } from '../../generated/messages.ts'
import type { Facts } from '../../words.svelte.ts'
import { say } from '../../words.svelte.ts'
import { bonusWords } from './bonus.ts'
import { progress } from './conditions.ts'
import { materialWith } from './material.ts'
import { cityName } from './sentences.ts'

/** Events that the rules tell by the ids of the box, told by what is printed there. */
const TOLD: Record<string, (facts: Facts) => Facts> = {
  'laid-track': ({ cities }) => {
    const [from, to] = (cities as string[]).map((name) => cityName(cityId(name)))
    return { from: from!, to: to! }
  },
  'built-station': ({ city }) => ({ town: cityName(cityId(String(city))) }),
  'accepted-deal': ({ deal, half }) => ({ bonus: dealWords(String(deal), String(half)) }),
  'deal-due': ({ deal }) => halves(deal),
  'deal-revealed': ({ deal }) => halves(deal),
  completed: ({ milestone }) => milestoneFacts(String(milestone)),
  'new-milestone': ({ milestone }) => milestoneFacts(String(milestone)),
  'drew-milestones-mine': ({ milestones }) => ({
    milestones: (milestones as string[]).map((id) => say('rr-told-milestone', milestoneFacts(id))).join(' '),
  }),
}

/** An event or a refusal in words; one of corrected material that this page does not know keeps its ids. */
export function told(event: EventShown): EventShown {
  const facts = TOLD[event.what]
  try {
    return facts ? { ...event, what: `rr-told-${event.what}`, facts: facts(event.facts) } : withCities(event)
  } catch {
    return event
  }
}

/** The cities in the chosen language. */
function withCities(event: EventShown): EventShown {
  const named = (fact: string | number) => (typeof fact === 'string' ? cityName(cityId(fact)) : fact)
  const { city, cities } = event.facts
  const facts = { ...event.facts }
  if (typeof city === 'string') facts.city = named(city)
  if (Array.isArray(cities)) facts.cities = cities.map(named)
  return { ...event, facts }
}

/** The rules' English name of a city, or its id, as an id. */
export function cityId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_')
}

function dealWords(deal: string, half: string): string {
  return bonusWords(materialWith().deal(deal, half))
}

function halves(deal: Fact | undefined): Facts {
  return { top: dealWords(String(deal), 'top'), bottom: dealWords(String(deal), 'bottom') }
}

function milestoneFacts(id: string): Facts {
  const material = materialWith()
  const { points, conditions } = material.milestone(id)
  const asked = conditions.map((each) => progress(material, { spaces: [], stations: [] }, each).words)
  return { id, n: points, conditions: asked.join(', ') }
}
