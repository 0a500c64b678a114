import type { Move } from '../../generated/games/steamrollers.ts'
import type { EventShown } from '../../generated/messages.ts'

/** The things a log line or a move lights. */
export function lights(told: EventShown | Move): string[] {
  const facts = ('facts' in told ? told.facts : told) as Record<string, unknown>
  const found: string[] = []
  if (typeof facts['cell'] === 'string') found.push(`cell:${facts['cell']}`)
  if (typeof facts['box'] === 'number') found.push(`box:${facts['box']}`)
  if (typeof facts['tile'] === 'string') found.push(`tile:${facts['tile']}`)
  for (const end of ['from', 'origin', 'to', 'city', 'region'])
    if (typeof facts[end] === 'number') found.push(`city:${facts[end]}`)
  return found
}

/** `1-3 by B3 B4` lights its cells and cities, `B3` a town, `4b` a tile, or an order where the points are those of orders. */
export function proofThings(name: string, part = ''): string[] {
  if (part === 'orders') return [`order:${name}`]
  const link = /^(\d)-(\d) by (.*)$/.exec(name)
  if (link) return [`city:${link[1]}`, `city:${link[2]}`, ...link[3]!.split(' ').map((cell) => `cell:${cell}`)]
  return /^[A-J]\d+$/.test(name) ? [`cell:${name}`] : [`tile:${name}`]
}
