import type { Table } from '../../table/table.svelte.ts'
import type { GameRoom, Say } from '../contract.ts'
import Board from './Board.svelte'
import { deskOf } from './desk.svelte.ts'
import { lights, proofThings } from './lights.ts'
import { motions } from './motions.ts'
import { say } from '../../words.svelte.ts'
import Seat from './Seat.svelte'
import { sentence } from './sentences.ts'
import Supply from './Supply.svelte'
import Tray from './Tray.svelte'
import type { SteamRollersView } from '../../generated/games/steamrollers.ts'

const ENDING = 3
const emptyCities = ({ cities }: SteamRollersView) => cities.filter((goods) => goods.length === 0).length

export const room: GameRoom<SteamRollersView> = {
  plan: 'land',
  Board,
  Tray,
  Supply,
  Seat,
  score: (view: SteamRollersView, seat) => view.seats[seat]?.total ?? null,
  prompt: (table: Table<SteamRollersView>): Say => ({
    id: `steam-prompt-${table.view.phase}`,
    facts: { face: table.view.die ?? table.view.eva?.die ?? 0, who: asked(table) },
  }),
  sentence: (table, { move, number }) => {
    const delivery = table.view.deliveries.find(({ action }) => action === number)
    if (delivery) return deskOf(table).said(delivery)
    const { id, facts } = sentence(move)
    return say(id, facts)
  },
  keys: [
    { press: 'R', does: 'steam-keys-turn' },
    { press: 'press-wheel', does: 'steam-keys-turn' },
  ],
  moment: (view: SteamRollersView) => ({
    id: 'steam-moment',
    facts: { round: view.round, empty: emptyCities(view), most: ENDING },
  }),
  banner: (view: SteamRollersView) =>
    emptyCities(view) >= ENDING && view.phase !== 'over' ? { id: 'steam-last-round' } : null,
  lights,
  motions,
  proof: (part, names) => names.flatMap((name) => proofThings(name, part)),
}

/** Whose die tile 2b could take. */
function asked(table: Table<SteamRollersView>): string {
  return table.names[table.view.turn ?? 0] ?? ''
}
