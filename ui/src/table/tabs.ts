import type { AnyMove } from '../generated/games.ts'
import type { Layout } from './layout.svelte.ts'

/** What can lie beside the board, or in the sheet below it. */
export type Tab = 'tray' | 'supply' | 'players' | 'hint' | 'result' | 'record' | 'log' | 'chat'

/** What there is at this table now. */
export interface There {
  mine: boolean
  supply: boolean
  hint: boolean
  result: boolean
  record: boolean
  chat: boolean
}

/** The tabs of a layout: where there is room beside the board, supply and players stand there by themselves. */
export function tabsOf(layout: Layout, there: There): Tab[] {
  const tabs: [Tab, boolean][] = [
    ['tray', layout === 'narrow' && there.mine],
    ['supply', layout !== 'wide' && there.supply],
    ['players', layout !== 'wide'],
    ['hint', there.hint],
    ['result', there.result],
    ['record', there.record],
    ['log', true],
    ['chat', there.chat],
  ]
  return tabs.filter(([, shown]) => shown).map(([tab]) => tab)
}

/** Where I am to act now: in the supply, or anywhere but there; null where both is possible. */
export function workplace(moves: AnyMove[], supplies: (move: AnyMove) => boolean): Tab | null {
  const there = moves.filter(supplies).length
  if (moves.length === 0 || (there > 0 && there < moves.length)) return null
  return there ? 'supply' : 'tray'
}

/** The tab that is open before one is chosen. */
export function firstOf(tabs: Tab[]): Tab {
  return (['tray', 'supply', 'players'] as const).find((tab) => tabs.includes(tab)) ?? 'log'
}
