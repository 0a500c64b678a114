import { ask } from '../api.ts'
import { keepSeats, linksHere } from '../seats.ts'
import type { Table } from './table.svelte.ts'

/** Whether there is anything one can do about a seat during the game: who plays has it, the host, and who may take it over. */
export function somethingToDo(table: Table, seat: number): boolean {
  const shown = table.live?.room.seats[seat]
  if (!shown) return false
  if (table.seat === null) return Boolean(shown.wanted && table.source.server) || hosts(table)
  return Boolean(shown.name) || hosts(table)
}

export function hosts(table: Table): boolean {
  return Boolean(table.source.server && linksHere(table.live?.room.room ?? '').host)
}

/** Offers a seat: the address that hands it over once, or nothing where whoever may sit down can take it. */
export async function offerSeat(room: string, seat: number, open: boolean): Promise<string> {
  const { link } = await ask('POST /api/rooms/{room}/seats/{seat}/offer', { room, seat, body: { open } })
  return link && location.origin + link
}

export async function withdrawOffer(room: string, seat: number): Promise<void> {
  await ask('DELETE /api/rooms/{room}/seats/{seat}/offer', { room, seat })
}

export async function sendAway(room: string, seat: number): Promise<void> {
  await ask('POST /api/rooms/{room}/seats/{seat}/kick', { room, seat, body: {} })
}

export async function reportSeat(room: string, seat: number, text: string): Promise<void> {
  await ask('POST /api/rooms/{room}/reports', { room, body: { seat, text } })
}

/** Plays on from here: by the token of a link, or where everybody may by the link to join. */
export async function takeOver(room: string, seat: number, name: string, token: string): Promise<void> {
  const body = { name, token, join: linksHere(room).join ?? '' }
  const key = await ask('POST /api/rooms/{room}/seats/{seat}/take', { room, seat, body })
  keepSeats(room, [{ seat: key.seat, code: key.code }])
}

/** What a link that hands a seat over says; null for all others. */
export function takenLink(hash: string): { token: string; seat: number } | null {
  const said = new URLSearchParams(hash)
  const token = said.get('take')
  return token ? { token, seat: Number(said.get('seat') ?? 0) } : null
}
