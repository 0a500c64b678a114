// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

import type { Both } from './messages.ts'

export type Field = FlagField | ChoiceField | SeatField | TextField

/** Yes or no. */
export interface FlagField {
  kind: 'flag'
  name: string
  text: Both
  seats: number[]
  default: boolean
}

/** One of these values, in the order they are meant; where `none` is set, it may also be left open. */
export interface ChoiceField {
  kind: 'choice'
  name: string
  text: Both
  seats: number[]
  values: ChoiceValue[]
  none: boolean
  default: string | number | null
}

/** A value that can be chosen, and what it is called. */
export interface ChoiceValue {
  value: string | number
  text: Both
}

/** One of the seats of the table, counted from 0; left open, luck decides. */
export interface SeatField {
  kind: 'seat'
  name: string
  text: Both
  seats: number[]
  default: number | null
}

/** A text, such as a whole material file. */
export interface TextField {
  kind: 'text'
  name: string
  text: Both
  seats: number[]
  default: string
}
