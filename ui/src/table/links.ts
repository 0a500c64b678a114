import type { Links } from '../seats.ts'

const KINDS = ['watch', 'join', 'look'] as const

/** The addresses by which a room is passed on: to sit down, to watch, to show it on a big screen, which also invites. */
export function addresses(origin: string, room: string, links: Links) {
  const tokens = (...kinds: (typeof KINDS)[number][]) => {
    const known = kinds.filter((kind) => links[kind]).map((kind) => `${kind}=${links[kind]}`)
    return known.length ? `#${known.join('&')}` : ''
  }
  return {
    join: `${origin}/table/${room}${tokens('join')}`,
    watch: `${origin}/table/${room}${tokens('watch')}`,
    screen: `${origin}/screen/${room}${tokens('watch', 'join')}`,
  }
}

/** The tokens of a link that was followed, by their kinds; none is left in the address bar afterwards. */
export function linkOf(hash: string): Links {
  const tokens = new URLSearchParams(hash)
  return Object.fromEntries(KINDS.flatMap((kind) => (tokens.get(kind) ? [[kind, tokens.get(kind)]] : [])))
}
