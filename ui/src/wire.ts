/** The messages of the server (docs/server.md), as the page reads and writes them. */

export type Lang = 'en' | 'pl'
export type Both = Record<Lang, string>
export type Fact = string | number | boolean | null | Fact[]
export type Facts = Record<string, Fact>

/** A move as JSON: its kind in `move`, its own fields beside it. */
export type Move = { move: string } & Record<string, unknown>

export interface MoveShown {
  number: number
  notation: string
  move: Move
}

export interface EventShown {
  what: string
  seat: number | null
  facts: Facts
}

export interface SeatShown {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  level: string
  account: string
  resigned: boolean
}

export interface Clock {
  kind: 'none' | 'turn' | 'bank'
  turn_s: number
  bank_s: number
  bonus_s: number
}

export interface RoomShown {
  room: string
  game: string
  title: Both
  options: Record<string, unknown>
  status: 'open' | 'playing' | 'over'
  outcome: string
  public: boolean
  rated: boolean
  day: string
  clock: Clock
  seats: SeatShown[]
  luck: { commitment: string; salts: string[]; secret: string | null }
  rematch: string
  hints: boolean
  made_ms: number
  over_ms: number | null
  result: { totals: number[]; places: number[] } | null
}

export type PromptId = 'prompt-open' | 'prompt-act' | 'prompt-wait' | 'prompt-bot' | 'prompt-over' | 'prompt-answer-undo'

export interface ChatLine {
  seat: number
  name: string
  text: string
  at_ms: number
}

export interface Part {
  name: string
  points: number
  proof: string[]
}

/** An automaton has a name instead of a seat number. */
export type SeatId = number | string

export interface Result {
  seats: { seat: SeatId; total: number; parts: Part[] }[]
  ranking: { place: number; seats: SeatId[]; decided_by: string }[]
  ended_by: string
}

export interface Update {
  type: 'update'
  n: number
  since: number | null
  seat: number | null
  room: RoomShown
  prompt: { what: PromptId; seats: number[] }
  decision: number | null
  view: unknown
  moves: MoveShown[]
  events: EventShown[]
  undo: { alone: boolean; ask: boolean; asked_by: number | null; agreed: number[] } | null
  clock: { at_ms: number; banks_ms: number[]; due_ms: (number | null)[] }
  chat: ChatLine[]
  muted: number[]
  result: Result | null
}

export interface Denial {
  type: 'denial'
  code: string
  text: Both
  facts: Facts
  rule: string | null
  key: string | null
  id: string | null
}

export type Wish =
  | { type: 'act'; move: number | string | Move }
  | { type: 'undo' | 'ask-undo' | 'resign' | 'abort' | 'leave' | 'come-back' }
  | { type: 'answer-undo'; agree: boolean }
  | { type: 'chat'; text: string }
  | { type: 'mute'; seat: number; on: boolean }
  | { type: 'give-to-bot'; seat: number; level: string }

export interface Command {
  key: string
  decision: number | null
  do: Wish
}

export type Incoming =
  | Update
  | Denial
  | { type: 'answer'; key: string; n: number }
  | { type: 'behind'; key: string; update: Update }
  | { type: 'reminder'; seats: number[] }
  | { type: 'presence'; seats: boolean[]; watchers: number }
  | { type: 'pong'; n: number }

/** The whole story of a room as an audience was told it, and the moves it may read in notation. */
export interface Story {
  told: Told[]
  moves: { seat: number; action: number | null; notation: string }[]
}

/** What frame `n` told; `moment` is where its act stands among those one can look back at, null if it was taken back. */
export interface Told {
  n: number
  events: EventShown[]
  moment: number | null
  notation: string | null
}

/** The best moves of a decision, best first, with the chance to win and the points ahead that each promises. */
export interface Hint {
  decision: number
  choices: { move: MoveShown; chance: number; ahead: number }[]
}

export interface Choice {
  move: string
  /** The same move in its JSON form; empty in old analyses. */
  act: Move
  chance: number
  ahead: number
}

/** What one decision was worth; chances are the acting seat's. */
export interface Decision {
  number: number
  seat: number
  chosen: Choice
  best: Choice[]
  before: number
  after: number
  lost: number
  luck: number
}

/** The decisions judged so far; `done` of `of` acts have been looked at. */
export interface Analysis {
  done: number
  of: number
  decisions: Decision[]
}

export interface Rule {
  id: string
  section: string
  en: string
  pl: string
}
