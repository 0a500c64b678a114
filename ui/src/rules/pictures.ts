import type { GameKey } from '../generated/games.ts'
import type { Update } from '../generated/messages.ts'
import type { GameRoom } from '../games/contract.ts'
import { folder } from '../games/index.ts'
import type { Source } from '../table/source.ts'
import { Table } from '../table/table.svelte.ts'

/** A drawn example of a rule, as `pictures.toml` has it. */
export interface Picture {
  name: string
  game: GameKey
  rule: string
  seat: number
  /** The things it is about, by their names or how these begin; the picture is cut to them. Without any it shows the board. */
  show?: string[]
  /** The part of the result that is lit, or the things themselves. */
  proof?: string
  light?: string[]
}

const [{ picture: all }] = Object.values(
  import.meta.glob<{ picture: Picture[] }>('./pictures.toml', { eager: true, import: 'default' }),
) as [{ picture: Picture[] }]
const stills = import.meta.glob<Update>('./stills/*.json', { import: 'default' })

/** The pictures of a game's rulebook. The boxes of Railroad Ink share theirs; a map of Ticket to Ride has its own. */
export function picturesOf(game: string): Picture[] {
  const own = folder(game) === 'ticket_to_ride'
  return all.filter((each) => (own ? each.game === game : folder(each.game) === folder(game)))
}

/** The moment as a table at which nothing can be done, with what the picture is about lit. */
export async function tableOf(picture: Picture, room: GameRoom): Promise<Table> {
  const table = new Table(NOWHERE, picture.seat)
  table.live = await stills[`./stills/${picture.name}.json`]!()
  const parts = table.live.result?.seats.find(({ seat }) => seat === picture.seat)?.parts ?? []
  const proved = parts.find(({ name }) => name === picture.proof)?.proof ?? []
  table.light([...(picture.light ?? []), ...(picture.proof ? room.proof(picture.proof, proved, picture.seat) : [])])
  return table
}

/** A picture hears of nothing, and nothing becomes of a click on it. */
const NOWHERE: Source = {
  open: () => {},
  close: () => {},
  send: () => {},
  why: async () => null,
  moment: () => Promise.reject(new Error('a picture has no other moment')),
  story: async () => ({ told: [], moves: [], course: [] }),
  card: () => Promise.resolve([]),
}
