import type { Links } from '../seats.ts'

/** The addresses by which a room is passed on: to sit down, to watch, to show it on a big screen. */
export function addresses(origin: string, room: string, links: Links) {
  const watch = links.watch ? `#watch=${links.watch}` : ''
  return {
    join: `${origin}/table/${room}${links.join ? `#join=${links.join}` : ''}`,
    watch: `${origin}/table/${room}${watch}`,
    screen: `${origin}/screen/${room}${watch}`,
  }
}

/** The token of a link that was followed, by its kind; none is left in the address bar afterwards. */
export function linkOf(hash: string): Links {
  const [kind, token] = hash.split('=')
  return token && (kind === 'join' || kind === 'watch') ? { [kind]: token } : {}
}
