import { ask } from '../api.ts'
import type { GameKey } from '../generated/games.ts'
import type { ProgramShown } from '../generated/http.ts'
import { madeTable, plainTerms, seatPlan } from './making.ts'
import { named } from './starting.ts'

/** The host lets a program sit down on an open seat. */
export async function inviteProgram(room: string, seat: number, program: string): Promise<void> {
  await ask('POST /api/rooms/{room}/seats/{seat}/program', { room, seat, body: { program } })
}

/** The programs that are there and play the game. */
export async function programsFor(game: GameKey): Promise<ProgramShown[]> {
  const all = await ask('GET /api/programs').catch(() => [])
  return all.filter(({ online, games }) => online && (!games.length || games.includes(game)))
}

/** A table for two of this game, at which the program sits already; its address. */
export async function playWith(program: ProgramShown, game: GameKey): Promise<string> {
  const seats = named([seatPlan('me'), seatPlan('open')])
  const address = await madeTable({ game, seats, options: {}, ...plainTerms() })
  await inviteProgram(address.split('/')[2]!.split('#')[0]!, 1, program.id)
  return address
}
