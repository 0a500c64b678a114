import { ask } from '../api.ts'
import type { GameKey } from '../generated/games.ts'
import type { NewRoom, SeatRequest } from '../generated/http.ts'
import { keepLinks, keepSeats } from '../seats.ts'
import type { Clock, OptionValue } from '../generated/messages.ts'

/** Who is to sit there: me, somebody else at this device, a bot, or whoever opens the link. */
export interface SeatPlan {
  id: number
  kind: 'me' | 'here' | 'bot' | 'open'
  name: string
  level: string
}

export interface RoomPlan {
  game: GameKey
  seats: SeatPlan[]
  options: Record<string, OptionValue>
  public: boolean
  rated: boolean
  /** For whom a seat counts that has changed hands. */
  handed: NonNullable<NewRoom['handed']>
  /** Whether programs may play though the game is rated. */
  programs: boolean
  clock: Clock
}

let ids = 0

/** A seat as it is offered first. */
export function seatPlan(kind: SeatPlan['kind']): SeatPlan {
  return { id: ids++, kind, name: '', level: 'easy' }
}

/** The terms a table is offered on: among ourselves, unrated, without a clock. */
export function plainTerms(): Pick<RoomPlan, 'public' | 'rated' | 'clock' | 'handed' | 'programs'> {
  return {
    public: false,
    rated: false,
    handed: 'first',
    programs: false,
    clock: { kind: 'none', turn_s: 300, bank_s: 900, bonus_s: 5, weekends: false },
  }
}

/** Makes the room, keeps my seats and its links on this device and gives the address of the table. */
export async function madeTable(plan: RoomPlan): Promise<string> {
  const body: NewRoom = { ...plan, seats: plan.seats.map(seatRequest) }
  const made = await ask('POST /api/rooms', { body })
  keepSeats(made.room.room, made.seats)
  keepLinks(made.room.room, { join: made.join, watch: made.watch, host: true })
  return made.link
}

function seatRequest({ kind, name, level }: SeatPlan): SeatRequest {
  if (kind === 'bot') return { kind, level }
  return kind === 'open' ? { kind } : { kind: 'me', name, salt: salt() }
}

/** This person's own part of the dice's secret. */
export function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
