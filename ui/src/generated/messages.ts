// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

import type { AnyMove, AnyView, GameKey } from './games.ts'

export type Lang = 'en' | 'pl'

export type Incoming = Hello | Send | Ping

export type Outgoing = Update | Answer | Denial | Behind | Pong | Reminder | Presence | Outage

/**
 * Frame `n` of an audience: all it may know now, and what happened after frame `since`.
 *
 * Whoever has seen frame `since` misses nothing. `since` is null when the client has been away too long: then the
 * whole story is in the log of the room. `view` has the form of the game's own view; `muted` are the seats
 * whose talk this one does not hear.
 */
export interface Update {
  type: 'update'
  n: number
  since: number | null
  seat: number | null
  room: RoomShown
  prompt: Prompt
  decision: number | null
  view: AnyView | null
  moves: MoveShown[]
  events: EventShown[]
  undo: UndoShown | null
  clock: ClockShown
  chat: ChatLine[]
  muted: number[]
  result: Result | null
}

export type OptionValue = boolean | number | string | null

export type Status = 'open' | 'over' | 'playing'

export type Outcome = '' | 'aborted' | 'played' | 'resigned'

export type Handed = 'first' | 'last' | 'nobody'

/** A room as everybody who may see it sees it. */
export interface RoomShown {
  room: string
  game: GameKey
  title: Both
  options: Record<string, OptionValue>
  status: Status
  outcome: Outcome
  public: boolean
  rated: boolean
  clock: Clock
  seats: SeatShown[]
  luck: LuckShown
  rematch: string
  rematch_agreed: number[]
  hints: boolean
  made_ms: number
  over_ms: number | null
  totals: Totals | null
  challenge: string
  handed: Handed
  programs: boolean
}

/** A sentence in both languages. */
export interface Both {
  en: string
  pl: string
}

/**
 * How long a seat may take: `turn` reminds and lets the others call a bot, `bank` and `days` call it by themselves.
 *
 * `days` is for correspondence: each turn has `turn_s`, whoever goes on vacation stops it, and so do `weekends` if wished.
 * Without a clock the others may call a bot after `turn_s` seconds all the same.
 */
export interface Clock {
  kind: 'bank' | 'days' | 'none' | 'turn'
  turn_s: number
  bank_s: number
  bonus_s: number
  weekends: boolean
}

export type SeatKind = 'bot' | 'open' | 'person'

/**
 * A seat as everybody sees it. `level` is the level of the bot that plays it now, `program` says that no person does.
 *
 * `wanted`: whoever may sit down at the table may take it over; `before` are those who played it before.
 */
export interface SeatShown {
  seat: number
  kind: SeatKind
  name: string
  level: string
  account: string
  resigned: boolean
  program: boolean
  wanted: boolean
  before: Sitting[]
}

/** Who played a seat, from when to when. */
export interface Sitting {
  name: string
  account: string
  from_ms: number
  until_ms: number
}

/** The commitment before the deal and the seats' salts; the secret after the end. */
export interface LuckShown {
  commitment: string
  salts: string[]
  secret: string | null
}

/** How a game that was played to its end came out: each seat's points and place. */
export interface Totals {
  points: number[]
  places: number[]
}

export type PromptId =
  | 'prompt-act'
  | 'prompt-answer-undo'
  | 'prompt-bot'
  | 'prompt-open'
  | 'prompt-over'
  | 'prompt-wait'

/** What is expected of whom: a message id of the server's texts, and the seats that are to act. */
export interface Prompt {
  what: PromptId
  seats: number[]
}

/** A legal move in its three forms. */
export interface MoveShown {
  number: number
  notation: string
  move: AnyMove
}

export type Fact = string | number | (string | number)[]

/** Something that happened: a message id of the game's or the server's texts, who did it, and the facts. */
export interface EventShown {
  what: string
  seat: number | null
  facts: Record<string, Fact>
}

/** Whether I can take back my last act alone, and how many acts of my `turn`; may I ask for it, whose question is open. */
export interface UndoShown {
  alone: boolean
  turn: number
  ask: boolean
  asked_by: number | null
  agreed: number[]
}

/**
 * The clocks as they stood at `at_ms`; those of `running` seats go on from there, up to `due_ms`.
 *
 * `away_ms`: until when each seat is, or was, on vacation.
 */
export interface ClockShown {
  at_ms: number
  banks_ms: number[]
  due_ms: (number | null)[]
  away_ms: (number | null)[]
}

/** A line of chat as it is shown. */
export interface ChatLine {
  seat: number
  name: string
  text: string
  at_ms: number
}

/** The whole result. `ended_by` is the rule by which the game is over. */
export interface Result {
  seats: SeatResult[]
  ranking: Place[]
  ended_by: string
}

export type SeatId = number | string

/** One seat's score sheet. An automaton has a name instead of a seat number. */
export interface SeatResult {
  seat: SeatId
  total: number
  parts: Part[]
}

/** One line of a score sheet. `proof` names what on the table makes these points (routes, cells, tiles). */
export interface Part {
  name: string
  points: number
  proof: string[]
}

/** A place of the ranking with all seats that share it, and the rule that put them before the next place. */
export interface Place {
  place: number
  seats: SeatId[]
  decided_by: string
}

/** The command with that key was carried out and is durable; frame `n` tells of it (0: no frame of its own). */
export interface Answer {
  type: 'answer'
  key: string
  n: number
}

/**
 * Why not: our code, a sentence in both languages, the rule if a rule forbids it, and an id for the server's log.
 *
 * `text` says what is wrong now, `instead` what can be done.
 */
export interface Denial {
  type: 'denial'
  code: string
  text: Both
  facts: Record<string, Fact>
  rule: string | null
  key: string | null
  id: string | null
  instead: Advice | null
}

/** What can be done instead of a move that was refused: the message, its facts, and the sentence in both languages. */
export interface Advice {
  what: string
  facts: Record<string, Fact>
  text: Both
}

/** The decision has changed meanwhile: here is what was missed. */
export interface Behind {
  type: 'behind'
  key: string
  update: Update
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
  n: number
}

/** Half of the time of these seats is over. Not numbered: it may be missed. */
export interface Reminder {
  type: 'reminder'
  seats: number[]
}

/** Who has the table open: which seats, and how many watchers. Not numbered: the next one says it all again. */
export interface Presence {
  type: 'presence'
  seats: boolean[]
  watchers: number
}

/**
 * What the server has to do without now; empty when that is over. Not numbered.
 *
 * Without database or disk nothing is stored; without the bus moves of people on other nodes come a second later.
 */
export interface Outage {
  type: 'outage'
  what: '' | 'bus-down' | 'database-down' | 'disk-full'
}

/** One rule in our own words. */
export interface Rule {
  id: string
  section: string
  en: string
  pl: string
}

/** Something that was not there when Semafor was installed. */
export interface Lack {
  code: string
  text: Both
}

export type CardPart = 'costs' | 'limits' | 'points'

/** One line: the message `cardline-<what>` of the room with its facts, made from the material, and the rule behind it. */
export interface CardLine {
  part: CardPart
  what: string
  rule: string
  facts: Record<string, Fact>
}

/**
 * Moment `n` of `of`: the frame as it stood then (nothing can be done in it) and the act that led to it.
 *
 * `opened` has the view of every seat, if that was asked for after the end.
 */
export interface Moment {
  n: number
  of: number
  act: ActShown | null
  update: Update
  opened: AnyView[] | null
}

/** An act that stands: who did it, and the move in notation if it may be known. */
export interface ActShown {
  seat: number
  notation: string | null
}

/**
 * All this audience was told, and the moves in notation: one's own while the game lasts, everybody's after it.
 *
 * `course` is told after the end: the points of all seats if they had been counted then, from the deal to the last act.
 */
export interface Story {
  told: Told[]
  moves: Line[]
  course: number[][]
}

/**
 * What frame `n` told this audience of: its events, and if it was an act, its moment and the act in notation.
 *
 * `moment` is null for what is no act or was taken back, `notation` for what is another seat's secret until the end.
 */
export interface Told {
  n: number
  events: EventShown[]
  moment: number | null
  notation: string | null
}

/** An entry in notation; `action` is null for an undo. */
export interface Line {
  seat: number
  action: number | null
  notation: string
}

export type Proven = 'replayed' | 'sealed' | 'seeded'

/** Our own box: all its values. */
export interface Box {
  fields: BoxField[]
}

export type Source = 'box' | 'reconstructed' | 'rulebook' | 'sources'

/**
 * One value of the box: the table and the item it belongs to (none where the table is one), its value and its source.
 *
 * `named` are the keys by which a file finds the item.
 */
export interface BoxField {
  table: string
  item: string
  named: Record<string, string | number>
  key: string
  form: Form
  value: unknown
  source: Source
}

export type Kind =
  | 'choice'
  | 'effects'
  | 'flag'
  | 'many'
  | 'name'
  | 'number'
  | 'numbers'
  | 'pairs'
  | 'rows'
  | 'sheet'
  | 'text'

/**
 * How a value looks: a number within bounds, one or several of some words, a table of effects, a list of such tables.
 *
 * `least` and `most` bound each number, `count` how many things a list holds.
 */
export interface Form {
  kind: Kind
  least: number
  most: number
  step: number
  count: [number, number]
  values: string[]
  parts: Record<string, Form>
}

/** A corrected box: its corrections in their one form, the hash of that (empty for our own box), and what was looked up. */
export interface CorrectedBox {
  text: string
  hash: string
  looked_up: LookedUp[]
}

/** A value that was looked up in a box: the table, item and key of its place. */
export interface LookedUp {
  table: string
  item: string
  key: string
  value: unknown
}

/** How many days or weeks in a row: `now` until today, `best` ever; `done` if this one is played already. */
export interface Streak {
  now: number
  best: number
  done: boolean
}

/** The first frame of a socket. `last` is the number of the last frame this client has seen, if any. */
export interface Hello {
  type: 'hello'
  seat?: number | null
  token?: string
  last?: number | null
}

export type AnyRequest =
  | Act
  | Undo
  | AskUndo
  | AnswerUndo
  | Chat
  | Mute
  | Resign
  | Abort
  | GiveToBot
  | ComeBack
  | Leave
  | Vacation
  | HearWatchers

/** A command over a socket. */
export interface Send {
  type: 'command'
  key: string
  do: AnyRequest
  decision?: number | null
}

/** Play a move, given as number, as notation or as JSON object. */
export interface Act {
  type: 'act'
  move: number | string | AnyMove
}

/** Take back one's own last act (`act`), or all that can be taken back of one's own `turn`. */
export interface Undo {
  type: 'undo'
  scope?: 'act' | 'turn'
}

/** Ask the other people whether one may take back what one cannot take back alone. */
export interface AskUndo {
  type: 'ask-undo'
}

/** Agree, or not, to another seat's undo. */
export interface AnswerUndo {
  type: 'answer-undo'
  agree: boolean
}

/** Say something to the table. */
export interface Chat {
  type: 'chat'
  text: string
}

/** Hear a seat no more, or again. */
export interface Mute {
  type: 'mute'
  seat: number
  on?: boolean
}

/** Give up; the simplest bot plays on if others still play. */
export interface Resign {
  type: 'resign'
}

/** End the game without a result before everybody has acted once. */
export interface Abort {
  type: 'abort'
}

/** Let a bot play for a seat that has been away longer than agreed, or for one's own. */
export interface GiveToBot {
  type: 'give-to-bot'
  seat: number
  level?: string
}

/** Play one's seat again instead of the bot. */
export interface ComeBack {
  type: 'come-back'
}

/** Stand up before the deal. */
export interface Leave {
  type: 'leave'
}

/** Let one's clock stand for so many days at a table of correspondence, from now on; 0 ends that. */
export interface Vacation {
  type: 'vacation'
  days: number
}

/** Hear what watchers say during the game, or no more; after it everybody does. */
export interface HearWatchers {
  type: 'hear-watchers'
  on?: boolean
}

/** Is anybody there? Answered by a pong with the same number. */
export interface Ping {
  type: 'ping'
  n?: number
}

/**
 * A request with the client's own key; the same key again gets the first answer again.
 *
 * `decision` is the number of the decision a move answers, as the last frame gave it.
 */
export interface Command {
  key: string
  do: AnyRequest
  decision?: number | null
}

/**
 * Where on the table the points of one thing lie, so that it can be shown there.
 *
 * `part` is the line of the score sheet and `of` the thing (a ticket, a network); `places` are its routes, cells or
 * cities, in the order of a way where it is one. `borrowed` are those of them that belong to others.
 */
export interface Proof {
  seat: number
  part: string
  of: string
  points: number
  places: string[]
  borrowed: string[]
}
