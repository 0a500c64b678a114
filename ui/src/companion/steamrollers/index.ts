import { keptBox } from '../../box/keeping.ts'
import { proofThings } from '../../games/steamrollers/lights.ts'
import type * as Rules from '../../generated/companion/steamrollers.ts'
import type { Editor, PositionOf, SeatOf } from '../contract.ts'
import Board from './Board.svelte'
import { TILES } from './material.ts'
import Things from './Things.svelte'

export type SteamSeat = SeatOf<Rules.Seat>
export type SteamPosition = PositionOf<Rules.Position, SteamSeat> & { walls: string }

/** SteamRollers: a sheet for each player; alone one plays against Eva. */
export const editor: Editor = {
  seats: { least: 1, most: 5 },
  blank: (): SteamSeat => ({ name: '', tracks: [], boxes: [], deliveries: 0, bonus: 0, tiles: [], orders: [] }),
  table: () => ({ walls: 'none', material: keptBox('steamrollers') }),
  settle,
  Board,
  Things,
  lights: (part) => part.proof.flatMap((name) => proofThings(name, part.name)),
  proved: ({ of, places }) => ({ name: of.replace('-', ' – '), things: proofThings(`${of} by ${places.join(' ')}`) }),
}

/** Eva and the pool belong to the game of one, orders and the starting tile to that of several. */
function settle(position: SteamPosition): void {
  const [alone, another] = position.seats
  if (!alone || another) {
    delete position.eva
    delete position.pool
    return
  }
  position.eva ??= { deliveries: 0, crosses: [0, 0, 0, 0, 0, 0] }
  position.pool ??= TILES.filter((tile) => !alone.tiles.some((face) => face.startsWith(tile))).map((tile) => `${tile}a`)
  alone.bonus = 0
  alone.orders = []
}
