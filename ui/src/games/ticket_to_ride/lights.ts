import type { EventShown, Fact } from '../../generated/messages.ts'
import type { Move } from '../../generated/games/ticket_to_ride.ts'
import { cityName, cityPrinted, routeName, routeOf, routePrinted } from './material.ts'

/** The things on the table that an event or a move speaks of. */
export function lights(told: EventShown | Move): string[] {
  return 'move' in told ? ofMove(told as Move) : ofEvent(told as EventShown)
}

function ofMove(move: Move): string[] {
  if (move.move === 'claim') return [`route:${String(move.route)}`]
  if (move.move === 'station') return [`city:${String(move.city)}`]
  if (move.move === 'draw-row') return [`card:${String(move.place)}`]
  if (move.move === 'draw-deck') return ['deck:cards']
  if (move.move === 'draw-tickets') return ['deck:tickets']
  return []
}

function ofEvent({ what, facts }: EventShown): string[] {
  if (what === 'took-card') return [`card:${String(facts.place)}`]
  if (what.startsWith('drew-card')) return ['deck:cards']
  if (what === 'drew-tickets') return ['deck:tickets']
  const route = typeof facts.route === 'string' ? routePrinted(facts.route) : undefined
  const city = typeof facts.city === 'string' ? cityPrinted(facts.city) : undefined
  return [...(route ? [`route:${route}`] : []), ...(city ? [`city:${city}`] : []), ...ticketEnds(facts.tickets)]
}

/** The ends of tickets told by name and points, as "Dieppe-Madrid 8". */
function ticketEnds(tickets: unknown): string[] {
  if (!Array.isArray(tickets)) return []
  const names = tickets.flatMap((ticket) => String(ticket).replace(/ \d+$/, '').split('-'))
  return names.flatMap((name) => cityPrinted(name) ?? []).map((city) => `city:${city}`)
}

/** The things that prove a part of a score: routes of a trail, routes borrowed at stations, ends of tickets. */
export function proof(part: string, names: string[]): string[] {
  if (part.startsWith('tickets')) return names.flatMap((ticket) => ticket.split('_').map((city) => `city:${city}`))
  return names.filter(routeOf).map((route) => `route:${route}`)
}

/** The event with the names of cities as the chosen language has them; the rules tell them in the board's spelling. */
export function told(event: EventShown): EventShown {
  const facts = Object.entries(event.facts).map(([name, fact]): [string, Fact] => [name, named(name, fact)])
  return { ...event, facts: Object.fromEntries(facts) }
}

function named(name: string, fact: Fact): Fact {
  if (name === 'tickets' && Array.isArray(fact)) return fact.map((ticket) => ticketNamed(String(ticket)))
  if (name === 'city') return cityNamed(String(fact))
  const route = name === 'route' && routeOf(routePrinted(String(fact)) ?? '')
  return route ? routeName(route) : fact
}

function ticketNamed(ticket: string): string {
  const [, ends, points] = /^(.*) (\d+)$/.exec(ticket) ?? [null, ticket, '']
  return `${ends!.split('-').map(cityNamed).join(' – ')} (${points})`
}

function cityNamed(printed: string): string {
  const city = cityPrinted(printed)
  return city ? cityName(city) : printed
}
