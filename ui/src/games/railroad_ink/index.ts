import './ink.css'
import type { Table } from '../../table/table.svelte.ts'
import type { GameRoom, Say } from '../contract.ts'
import { inHand } from './aloud.ts'
import Board from './Board.svelte'
import { keys } from './keys.ts'
import { penOf } from './pen.svelte.ts'
import Seat from './Seat.svelte'
import Supply from './Supply.svelte'
import { sentence } from './sentences.ts'
import { lights, proof } from './lights.ts'
import { motions } from './motions.ts'
import Tray from './Tray.svelte'
import type { RailroadInkView } from '../../generated/games/railroad_ink.ts'

export const room: GameRoom<RailroadInkView> = {
  plan: 'sheet',
  Board,
  Tray,
  Supply,
  Seat,
  score: (view: RailroadInkView, seat) => view.boards[seat]?.sheet.total ?? null,
  prompt,
  sentence,
  keys,
  inHand,
  banner: (view: RailroadInkView) => (view.round === view.rounds && !view.over ? { id: 'ink-last-round' } : null),
  lights,
  motions,
  proof,
}

const touch = window.matchMedia('(pointer: coarse)')

/** What is wanted of me now. */
function prompt(table: Table<RailroadInkView>): Say {
  const pen = penOf(table)
  if (pen.board.meteor_waits) return { id: table.view.direction === 'choose' ? 'ink-prompt-direction' : 'ink-prompt-meteor' }
  const face = pen.held?.face
  if (face && table.legal('draw', { face }).length)
    return { id: touch.matches ? 'ink-prompt-cell' : 'ink-prompt-cell-mouse', facts: { face } }
  if (face) return { id: 'ink-prompt-nowhere', facts: { face } }
  if (!table.legal('finish').length) return { id: 'ink-prompt-die' }
  return { id: pen.dice.every(({ used }) => used) ? 'ink-prompt-finish' : 'ink-prompt-finish-left' }
}
