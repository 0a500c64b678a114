import { MediaQuery } from 'svelte/reactivity'

/** How the table is laid out: with a column beside the board, with a slim one over a tray of the whole width, or in one pile. */
export type Layout = 'wide' | 'middle' | 'narrow'

const wide = new MediaQuery('(min-width: 1101px) and (min-height: 521px)')
const middle = new MediaQuery('(min-width: 701px) and (min-height: 521px) and (orientation: landscape)')

export function layout(): Layout {
  return wide.current ? 'wide' : middle.current ? 'middle' : 'narrow'
}
