import { post } from '../api.ts'
import { salt } from '../pages/making.ts'
import { keepLinks, keepSeats, linksHere, type Links } from '../seats.ts'

interface SeatKey {
  seat: number
  token: string
  code: string
}

function kept(room: string, { seat, code }: SeatKey): number {
  keepSeats(room, [{ seat, code }])
  return seat
}

/** Sits down on an open seat; the salt is this browser's share in the luck of the table. */
export async function sitDown(room: string, seat: number, name: string): Promise<number> {
  return kept(
    room,
    await post<SeatKey>(`/api/rooms/${room}/seats/${seat}`, { name, join: linksHere(room).join ?? '', salt: salt() }),
  )
}

/** Moves a seat to this device by its four words. */
export async function comeWithCode(room: string, code: string): Promise<number> {
  return kept(room, await post<SeatKey>(`/api/rooms/${room}/return`, { code }))
}

/** The host puts a bot on an open seat. */
export async function seatBot(room: string, seat: number, level: string): Promise<void> {
  await post(`/api/rooms/${room}/seats/${seat}/bot`, { level })
}

/** The host makes new links; whoever has only an old one is shut out. */
export async function renewLinks(room: string): Promise<Links> {
  const { join, watch } = await post<{ join: string; watch: string }>(`/api/rooms/${room}/links`)
  keepLinks(room, { join, watch })
  return linksHere(room)
}
