import type { EventShown, SeatId } from '../../generated/messages.ts'
import type { Move } from '../../generated/games/railroad_revolution.ts'

/** The fields of moves and events that name a thing of the table, with the kind of the thing. */
const THINGS: Record<string, string> = { space: 'space', section: 'section', track: 'track', milestone: 'milestone' }

/** The things a log line or a move lights. */
export function lights(told: EventShown | Move): string[] {
  const facts: Record<string, unknown> = { ...('facts' in told ? told.facts : told) }
  const found = Object.entries(facts).flatMap(([name, value]) =>
    THINGS[name] && value !== null ? [`${THINGS[name]}:${value}`] : [],
  )
  if (typeof facts.city === 'string') found.push(`city:${facts.city}`)
  if (typeof facts.half === 'string') found.push(`deal:${facts.half}`)
  else if (typeof facts.deal === 'string') found.push('deal:top', 'deal:bottom')
  return found
}

/** The things that prove a part of a score; the rules name them in their own words. */
export function proof(part: string, names: string[], seat?: SeatId): string[] {
  if (part === 'trains') return names.map((name) => `train:${seat}:${name}`)
  const kinds: Record<string, string> = {
    milestones: 'milestone',
    stations: 'city',
    network: 'city',
    telegraph: 'section',
    links: 'link',
  }
  const kind = kinds[part]
  return kind ? names.map((name) => `${kind}:${part === 'links' ? name.split('-')[0] : name}`) : []
}
