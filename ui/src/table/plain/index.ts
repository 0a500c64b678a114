import type { GameRoom } from '../../games/contract.ts'
import Board from './Board.svelte'
import Nothing from './Nothing.svelte'
import Tray from './Tray.svelte'

/** A table for a game that nobody has drawn yet: its moves as a list of buttons. It plays every game of the kernel. */
export const room: GameRoom = {
  plan: 'desk',
  Board,
  Tray,
  Seat: Nothing,
  score: () => null,
  prompt: () => ({ id: 'plain-prompt' }),
  sentence: (_table, { notation }) => notation,
  lights: () => [],
  proof: () => [],
}
