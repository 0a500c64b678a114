import { ask } from '../api.ts'
import { keepLinks, linksHere } from '../seats.ts'
import { here } from '../router.svelte.ts'
import { linkOf } from './links.ts'
import { momentOf } from './replaying.ts'
import type { Table } from './table.svelte.ts'

/**
 * The address of a moment as others can open it: with a right to look at this game, where it needs one.
 *
 * Who plays makes a fresh one; who looks by a link passes that on; who may only sit down has none to give.
 */
export async function momentLink(table: Table, address: string, n: number): Promise<string | null> {
  const room = table.live!.room
  const { host, look, watch, join } = linksHere(room.room)
  if (room.public) return `${address}#${n}`
  if (table.own !== null || host) return `${address}#${n}&look=${await lent(room.room)}`
  const known = look ? `&look=${look}` : watch ? `&watch=${watch}` : ''
  return known || !join ? `${address}#${n}${known}` : null
}

async function lent(room: string): Promise<string> {
  return (await ask('POST /api/rooms/{room}/looks', { room })).look
}

/** The host takes back every link to a moment of this game. */
export async function endLooks(room: string): Promise<number> {
  return (await ask('DELETE /api/rooms/{room}/looks', { room })).ended
}

/** Keeps what the followed link opens on this device; only the moment stays in the address. Gives the token to look with. */
export function followMoment(room: string): string {
  const link = linkOf(here.hash)
  if (Object.keys(link).length) {
    keepLinks(room, link)
    history.replaceState(null, '', `${location.pathname}#${momentOf(here.hash) ?? 0}`)
  }
  const kept = { ...linksHere(room), ...link }
  return link.look ?? link.watch ?? kept.watch ?? kept.look ?? kept.join ?? ''
}
