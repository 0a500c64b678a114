import { ask, Denied } from '../api.ts'
import type { NewChallenge } from '../generated/http.ts'
import { keepLinks, keepSeats } from '../seats.ts'
import { settings } from '../settings.svelte.ts'
import { say } from '../words.svelte.ts'

/** Under which name I play; who gave none is a guest. */
const myName = () => settings.name.trim() || say('new-guest')

/** Begins my attempt at the challenge, or goes on with it: the address of its table. */
export async function attempt(challenge: string): Promise<string> {
  const begun = await ask('POST /api/challenges/{challenge}/attempts', { challenge, body: { name: myName() } })
  keepSeats(begun.room.room, begun.seats)
  if (begun.room.status !== 'open') keepLinks(begun.room.room, { host: true })
  return begun.link
}

/** Makes a challenge of that form: the address of its page. */
export async function makeChallenge(form: Omit<NewChallenge, 'name'>): Promise<string> {
  return (await ask('POST /api/challenges', { body: { ...form, name: myName() } })).link
}

/** Why it did not come to that, in a sentence. */
export function sentence(wrong: unknown): string {
  return wrong instanceof Denied ? wrong.denial.text[settings.lang] : say('site-offline')
}
