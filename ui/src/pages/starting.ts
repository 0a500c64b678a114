import { Denied } from '../api.ts'
import type { GameKey } from '../generated/games.ts'
import { go } from '../router.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { say } from '../words.svelte.ts'
import { madeTable, plainTerms, seatPlan, type SeatPlan } from './making.ts'

/** With whom one sits down at once: bots that are there already, or a friend who comes by the link. */
export type Company = 'bots' | 'friends'

const COMPANY: Record<Company, SeatPlan['kind'][]> = { bots: ['me', 'bot', 'bot'], friends: ['me', 'open'] }

/** The seats with a name for everybody who sits at this device; who gave none is a guest. */
export function named(seats: SeatPlan[]): SeatPlan[] {
  const mine = settings.name.trim() || say('new-guest')
  return seats.map((each, at) => ({
    ...each,
    name: each.kind === 'me' ? mine : each.name.trim() || say('new-guest-number', { number: at + 1 }),
  }))
}

/** A table as it is offered first, without a question; against bots it needs no server, and `alone` is told where there is none. */
export async function sitDownAtOnce(game: GameKey, company: Company, alone: () => void): Promise<void> {
  const seats = named(COMPANY[company].map(seatPlan))
  try {
    go(await madeTable({ game, seats, options: {}, ...plainTerms() }))
  } catch (wrong) {
    if (wrong instanceof Denied || company === 'friends') throw wrong
    alone()
    const { madeHere, seatsHere } = await import('../here/making.ts')
    go(await madeHere('game', { type: 'new', game, seats: seatsHere(seats), options: {} }))
  }
}

/** Why a table could not be made, in a sentence. */
export async function whyNot(wrong: unknown): Promise<string> {
  if (wrong instanceof Denied) return wrong.denial.text[settings.lang]
  const { EngineProblem } = await import('../engine/engine.ts')
  if (wrong instanceof EngineProblem) return (await (await import('../engine/saying.ts')).sentence(wrong.told))[settings.lang]
  const { NothingKept } = await import('../here/making.ts')
  return say(wrong instanceof NothingKept ? 'here-nothing-kept' : 'site-offline')
}
