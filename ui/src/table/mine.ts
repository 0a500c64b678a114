import { ask } from '../api.ts'
import { keepSeats, seatsHere } from '../seats.ts'

/** My seats in a room: as this device remembers them, or else as the server finds them by its cookies and my account. */
export async function mySeats(room: string): Promise<number[]> {
  const known = seatsHere(room).map(({ seat }) => seat)
  if (known.length) return known
  const tables = await ask('GET /api/mine').catch(() => [])
  const seats = tables.find((table) => table.room.room === room)?.seats ?? []
  if (seats.length)
    keepSeats(
      room,
      seats.map((seat) => ({ seat, code: '' })),
    )
  return seats
}
