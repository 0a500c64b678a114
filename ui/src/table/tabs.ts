/** What can be read beside the board; what can be done never lies under a tab. */
export type Tab = 'course' | 'players' | 'hint' | 'record' | 'log' | 'chat'

/** What there is at this table now. */
export interface There {
  /** Whether plates have no place of their own beside the board. */
  players: boolean
  hint: boolean
  record: boolean
  chat: boolean
  /** After the end: how everybody's points came. */
  course: boolean
}

/** The tabs of a table: where plates have no place beside the board, the players lie under one of them. */
export function tabsOf(there: There): Tab[] {
  const tabs: [Tab, boolean][] = [
    ['course', there.course],
    ['log', true],
    ['hint', there.hint],
    ['players', there.players],
    ['chat', there.chat],
    ['record', there.record],
  ]
  return tabs.filter(([, shown]) => shown).map(([tab]) => tab)
}
