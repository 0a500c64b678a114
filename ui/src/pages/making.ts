import { post } from '../api.ts'
import { keepLinks, keepSeats, type SeatHere } from '../seats.ts'
import type { RoomShown } from '../wire.ts'

/** Who is to sit there: me, somebody else at this device, a bot, or whoever opens the link. */
export interface SeatPlan {
  id: number
  kind: 'me' | 'here' | 'bot' | 'open'
  name: string
  level: string
}

export interface RoomPlan {
  game: string
  seats: SeatPlan[]
  options: Record<string, unknown>
  public: boolean
  rated: boolean
  clock: { kind: 'none' | 'turn' | 'bank'; turn_s: number; bank_s: number; bonus_s: number }
}

let ids = 0

/** A seat as it is offered first. */
export function seatPlan(kind: SeatPlan['kind']): SeatPlan {
  return { id: ids++, kind, name: '', level: 'easy' }
}

/** The terms a table is offered on: among ourselves, unrated, without a clock. */
export function plainTerms(): Pick<RoomPlan, 'public' | 'rated' | 'clock'> {
  return { public: false, rated: false, clock: { kind: 'none', turn_s: 300, bank_s: 900, bonus_s: 5 } }
}

interface MadeRoom {
  room: RoomShown
  link: string
  join: string
  watch: string
  seats: SeatHere[]
}

/** Makes the room, keeps my seats and its links on this device and gives the address of the table. */
export async function madeTable(plan: RoomPlan): Promise<string> {
  const seats = plan.seats.map(({ kind, name, level }) =>
    kind === 'bot' ? { kind, level } : kind === 'open' ? { kind } : { kind: 'me', name, salt: salt() },
  )
  const made = await post<MadeRoom>('/api/rooms', { ...plan, seats })
  keepSeats(made.room.room, made.seats)
  keepLinks(made.room.room, { join: made.join, watch: made.watch, host: true })
  return made.link
}

/** This person's own part of the dice's secret. */
export function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
