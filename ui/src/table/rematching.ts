import type { RoomShown } from '../generated/messages.ts'

/** The people without whose word there is no rematch: also those for whom a bot plays. */
export function awaitedOf(room: RoomShown): number[] {
  return room.seats.filter(({ seat, name }) => name && !room.rematch_agreed.includes(seat)).map(({ seat }) => seat)
}
