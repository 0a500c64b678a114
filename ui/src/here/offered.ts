import { Denied } from '../api.ts'
import type { GameShown } from '../generated/http.ts'
import type { Denial } from '../generated/messages.ts'

/** What was kept by an older page does not say it. */
const NOTHING_LATER = { later: [] }

/** What a game offers, and whether the server said so itself: without one, the service worker tells what it has kept. */
export async function offeredGame(game: string): Promise<{ shown: GameShown; server: boolean }> {
  const answer = await fetch(`/api/games/${game}`)
  const data: unknown = await answer.json()
  if (!answer.ok) throw new Denied(data as Denial)
  return { shown: { ...NOTHING_LATER, ...(data as GameShown) }, server: !answer.headers.has('semafor-kept') }
}
