import type { Endpoints } from './generated/http.ts'
import type { Denial } from './generated/messages.ts'

/** The server said no: its denial has a sentence in both languages. */
export class Denied extends Error {
  constructor(readonly denial: Denial) {
    super(denial.text.en)
  }
}

type Address = keyof Endpoints
/** What an address is asked with: the words of its path, its query, and what is sent there. */
type Asked<A extends Address> = { [word in Endpoints[A]['path']]: string | number } & {
  query?: { [word in Endpoints[A]['query']]?: string | number | null }
  token?: string
} & (Endpoints[A]['body'] extends undefined ? object : { body: Endpoints[A]['body'] })
/** What must be said may be left out where there is nothing to say. */
type Saying<A extends Address> = object extends Asked<A> ? [asked?: Asked<A>] : [asked: Asked<A>]

/** Asks the server; what it denies is thrown as `Denied`, a lost connection as the browser's own error. */
export async function ask<A extends Address>(address: A, ...[asked]: Saying<A>): Promise<Endpoints[A]['answer']> {
  const { body, token, query, ...words } = (asked ?? {}) as Record<string, unknown> & { query?: object; token?: string }
  const [method, path] = address.split(' ') as [string, string]
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  if (method === 'POST') headers['content-type'] = 'application/json'
  const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
  const answer = await fetch(filled(path, words) + questioned(query), { method, headers, ...sent })
  const data: unknown = await answer.json()
  if (!answer.ok) throw new Denied(data as Denial)
  return data as Endpoints[A]['answer']
}

/** The path with its words: `/api/rooms/{room}` of the room that is meant. */
function filled(path: string, words: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, word: string) => encodeURIComponent(String(words[word])))
}

function questioned(query: object = {}): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : ''
}
