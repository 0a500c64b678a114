/** What the engine is asked and what it answers (docs/engine.md): the forms of `semafor.local`. */

import type { Both, Command, Fact, Incoming, Move, Result, Story, Update } from '../wire.ts'

/** A message of a room's text files; ids that the room does not have are the kernel's. A fact may be a message itself. */
export interface Message {
  id: string
  room: string
  facts: Record<string, Fact | Message>
}

/** The engine's denial: a message where the server's has sentences. */
export interface LocalDenial {
  type: 'denial'
  code: string
  message: Message
  facts: Record<string, Fact>
  rule: string | null
  rule_text: Both | null
  key: string | null
}

export interface SeatWanted {
  kind?: 'me' | 'bot'
  name?: string
  /** Of a bot: `random`, `easy`, or with its time to think `normal@0.5s`. */
  level?: string
}

export interface NewTable {
  type: 'new'
  game: string
  seats: SeatWanted[]
  options?: Record<string, unknown>
  seed?: number
  /** What chance says first; the seed says the rest. */
  script?: number[]
}

export interface Branch {
  type: 'branch'
  record: string
  /** How many moves that stand in the record have been played; all if not given. */
  moment?: number | 'last'
  /** All mine if not given. */
  seats?: SeatWanted[]
  luck?: 'same' | 'new'
  seed?: number
  /** While the moves are the record's, chance and bots do as it says: a lesson. */
  follow?: boolean
}

export interface Opened {
  table: string
  mine: number[]
  /** How many moves stand. */
  moves: number
}

/** Moment `n` of `of`; `opened` has what every seat saw, if that was asked for and may be known. */
export interface MomentShown {
  n: number
  of: number
  act: { seat: number; notation: string | null } | null
  update: Update
  opened: unknown[] | null
}

export interface Finding {
  what: 'read' | 'moves' | 'luck'
  ok: boolean
  message: Message
}

export interface Checked {
  ok: boolean
  luck: 'sealed' | 'seeded' | 'replayed' | null
  game: string | null
  lines: number
  findings: Finding[]
}

/** Where on the table the points of one thing lie: routes, cells or cities, in the order of a way where it is one. */
export interface Proof {
  seat: number
  part: string
  of: string
  points: number
  places: string[]
  borrowed: string[]
}

export interface Counted {
  result: Result
  proofs: Proof[]
}

type Answer = Exclude<Incoming, { type: 'denial' }> | LocalDenial
type LookBack = { seat: number | null; moment: number | 'last'; opened?: boolean }
type At<More = object> = { table: string } & More

/** Every function of the engine: what it takes and what it gives. */
export interface Functions {
  opened: [NewTable | Branch, Opened]
  closed: [At, null]
  update: [At<{ seat: number | null; last: number | null }>, Update]
  command: [At<{ seat: number; command: Command; last: number | null }>, { answer: Answer; update: Update }]
  why: [At<{ seat: number; move: number | string | Move }>, { legal: boolean; denial: LocalDenial | null }]
  bot_step: [At, { seat: number | null; more: boolean; update: Update }]
  record: [At, { record: string }]
  moment: [At<LookBack>, MomentShown]
  story: [At<{ seat: number | null }>, Story]
  proved: [At, Proof[]]
  checked: [{ record: string }, Checked]
  retold: [{ record: string; seat: number | null }, Story]
  replayed: [{ record: string } & LookBack, MomentShown]
  scored: [{ position: object }, Counted]
}

export type Name = keyof Functions

/** How far the engine is loaded: Python itself, its libraries, the rules. */
export type Stage = 'python' | 'libraries' | 'rules' | 'ready'

export interface Asked {
  id: number
  name: Name
  wish: string
}

/** What the worker says: how far it is, an answer as JSON, or that something broke. */
export type Said =
  | { type: 'stage'; stage: Stage }
  | { type: 'answer'; id: number; text: string }
  | { type: 'broken'; id: number; missing: boolean; error: string }
