import { ask } from '../api.ts'
import type { SeatKey } from '../generated/http.ts'
import { salt } from '../pages/making.ts'
import { keepLinks, keepSeats, linksHere, type Links } from '../seats.ts'

function kept(room: string, { seat, code }: SeatKey): number {
  keepSeats(room, [{ seat, code }])
  return seat
}

/** Sits down on an open seat; the salt is this browser's share in the luck of the table. */
export async function sitDown(room: string, seat: number, name: string): Promise<number> {
  const body = { name, join: linksHere(room).join ?? '', salt: salt() }
  return kept(room, await ask('POST /api/rooms/{room}/seats/{seat}', { room, seat, body }))
}

/** Moves a seat to this device by its four words. */
export async function comeWithCode(room: string, code: string): Promise<number> {
  return kept(room, await ask('POST /api/rooms/{room}/return', { room, body: { code } }))
}

/** Opens the seat to which a call has led, in this browser too; nothing where the link is worth nothing any more. */
export async function sitByTicket(room: string, ticket: string): Promise<void> {
  const found = await ask('POST /api/rooms/{room}/open', { room, body: { ticket } }).catch(() => null)
  if (found) keepSeats(room, [{ seat: found.seat, code: '' }])
}

/** The host puts a bot on an open seat. */
export async function seatBot(room: string, seat: number, level: string): Promise<void> {
  await ask('POST /api/rooms/{room}/seats/{seat}/bot', { room, seat, body: { level } })
}

/** The host frees a seat that somebody took and does not use. */
export async function freeSeat(room: string, seat: number): Promise<void> {
  await ask('DELETE /api/rooms/{room}/seats/{seat}', { room, seat })
}

/** The host makes new links; whoever has only an old one is shut out. */
export async function renewLinks(room: string): Promise<Links> {
  const { join, watch } = await ask('POST /api/rooms/{room}/links', { room })
  keepLinks(room, { join, watch })
  return linksHere(room)
}
