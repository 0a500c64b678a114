import { ask } from '../api.ts'
import { engine } from '../engine/engine.ts'
import type { Profile } from '../generated/http.ts'
import { tablesHere } from '../here/store.ts'
import { download } from '../print/download.ts'

/** Which games are counted; nothing asks for all. */
export interface Wanted {
  game: string
  seats: number
  rival: string
}

export const ALL: Wanted = { game: '', seats: 0, rival: '' }
export const FILES = ['json', 'csv', 'bgsplay'] as const
export type FileKind = (typeof FILES)[number]

/** Where the games of a profile are: on the server, or on this device. */
export interface ProfileSource {
  kind: 'server' | 'here'
  count(wanted: Wanted): Promise<Profile>
  save(kind: FileKind): Promise<void>
}

export const server: ProfileSource = {
  kind: 'server',
  count: ({ game, seats, rival }) => ask('GET /api/profile', { query: { game, seats: seats || null, rival } }),
  async save(kind) {
    const answer = await fetch(`/api/profile/games.${kind}`)
    download(`semafor.${kind}`, await answer.blob(), answer.headers.get('content-type') ?? '')
  },
}

/** The finished tables of this device, counted by the engine: no server is asked. */
export const here: ProfileSource = {
  kind: 'here',
  count: async (wanted) => (await counted(wanted)).profile,
  async save(kind) {
    const { games, csv, plays } = await counted(ALL)
    const text = { json: JSON.stringify(games, null, 2), csv, bgsplay: plays }[kind]
    download(`semafor.${kind}`, text, 'application/octet-stream')
  },
}

async function counted(wanted: Wanted) {
  const tables = (await finishedHere()).map(({ id, changed_ms, table }) => ({ id, at_ms: changed_ms, text: table.text }))
  return engine.ask('profiled', { tables, ...wanted })
}

/** The games of this device that are over; what became of moments of others is no game of one's own. */
export async function finishedHere() {
  return (await tablesHere()).filter(({ kind, table }) => kind === 'game' && table.room.status === 'over')
}
