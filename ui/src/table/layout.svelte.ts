import { MediaQuery } from 'svelte/reactivity'

/** How the table is laid out: everything beside the board, beside the tray, or in one sheet with tabs. */
export type Layout = 'wide' | 'middle' | 'narrow'

const wide = new MediaQuery('min-width: 1100px')
const middle = new MediaQuery('(min-width: 700px) and (min-height: 521px)')

export function layout(): Layout {
  return wide.current ? 'wide' : middle.current ? 'middle' : 'narrow'
}
