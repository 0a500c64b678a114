import { Denied } from '../api.ts'
import type { Shared } from '../generated/http.ts'
import type { Denial } from '../generated/messages.ts'

/** The corrections that were shared under this hash. */
export async function shared(game: string, hash: string): Promise<string> {
  const answer = await fetch(`/api/documents/${game}/${encodeURIComponent(hash)}`)
  if (!answer.ok) throw new Denied((await answer.json()) as Denial)
  return answer.text()
}

/** Keeps the corrections on the server; an address that opens them everywhere. */
export async function share(game: string, text: string): Promise<string> {
  const answer = await fetch(`/api/documents/${game}`, { method: 'POST', body: text })
  const data: unknown = await answer.json()
  if (!answer.ok) throw new Denied(data as Denial)
  return `${location.origin}/box/${game}#${(data as Shared).hash}`
}
