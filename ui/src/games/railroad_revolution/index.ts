import type { GameRoom } from '../contract.ts'
import Board from './Board.svelte'
import { lights, proof } from './lights.ts'
import { motions } from './motions.ts'
import Papers from './Papers.svelte'
import { prompt } from './prompt.ts'
import Seat from './Seat.svelte'
import SeatSums from './SeatSums.svelte'
import { sentence } from './sentences.ts'
import Supply from './Supply.svelte'
import { told } from './told.ts'
import Tray from './Tray.svelte'
import type { RailroadRevolutionView } from '../../generated/games/railroad_revolution.ts'

/** The table of Railroad Revolution. */
export const room: GameRoom<RailroadRevolutionView> = {
  plan: 'desk',
  Board,
  Tray,
  Supply,
  Aside: Papers,
  Seat,
  Sums: SeatSums,
  score: (view: RailroadRevolutionView, seat) => view.seats[seat]?.points ?? null,
  prompt,
  sentence: (table, { move }) => sentence(table, move),
  banner: (view: RailroadRevolutionView) => (view.turns_left ? { id: 'rr-last-round', facts: { n: view.turns_left } } : null),
  lights,
  told,
  motions,
  proof,
}
