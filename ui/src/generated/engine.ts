// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

import type { AnyMove, AnyPosition, GameKey } from './games.ts'
import type { Advice, Drafted } from './games/ticket_to_ride.ts'
import type { Played, Profile } from './http.ts'
import type { Answer, Behind, Both, Box, CardLine, Command, CorrectedBox, Fact, Moment, OptionValue, Proof, Proven, Result, RoomShown, Story, Update } from './messages.ts'

/** What was asked cannot be used; nothing has changed. */
export interface Problem {
  type: 'problem'
  message: Message
}

export type Said = string | number | Message | (string | number | Message)[]

/**
 * A message of a room's text files with its facts; a fact may be a message itself.
 *
 * Ids that the room does not have are the kernel's.
 */
export interface Message {
  id: string
  room: string
  facts: Record<string, Said>
}

/** The next act of a bot, as a seat or a watcher sees it; `answer` is what the network answered to its wish. */
export interface Step {
  table: string
  seat?: number | null
  last?: number | null
  answer?: number | null
}

/** The bot that acted (null if no bot is to act), whether another is to act now, and the asker's newest frame. */
export interface Stepped {
  seat: number | null
  more: boolean
  update: Update
}

/** A game. */
export interface OfGame {
  game: GameKey
}

/** A game as it is laid out: for so many seats, with these options. */
export interface Laid {
  game: GameKey
  seats: number
  options?: Record<string, OptionValue>
}

/** A record, for checking. */
export interface Recorded {
  record: string
}

/** All findings. `luck` says what was proved of the chance results: `sealed`, `seeded`, `replayed`, or nothing. */
export interface Checked {
  ok: boolean
  luck: Proven | null
  game: GameKey | null
  lines: number
  findings: Finding[]
}

export type Looked = 'luck' | 'moves' | 'read'

/** One thing that was looked at: `ok`, or what is wrong. */
export interface Finding {
  what: Looked
  ok: boolean
  message: Message
}

/** A table. */
export interface AtTable {
  table: string
}

/** A command of a seat, in the form in which a socket takes it. */
export interface Order {
  table: string
  seat: number
  command: Command
  last?: number | null
}

/** The answer to a command, as a socket gives it, and the seat's newest frame. */
export interface Answered {
  answer: Answer | Denial | Behind
  update: Update
}

/**
 * Why not, as the server's denial says it but with a message instead of its sentences.
 *
 * A refusal's message is `no-<rule>`; where the game has none, the sentence of the rule itself is meant, and is here.
 */
export interface Denial {
  type: 'denial'
  code: string
  message: Message
  facts: Record<string, Fact>
  rule: string | null
  rule_text: Both | null
  key: string | null
  instead: Message | null
}

/** Values of a game's box that its owner corrects, as a material file has them. */
export interface Corrections {
  game: GameKey
  text?: string
}

/** A map that is being drawn, as its files stand now. */
export interface DrawnMap {
  files: Record<string, string>
}

/** The address of a map, what keeps it from being played, and what its maker may want to know. */
export interface Examined {
  address: string
  misfits: Message[]
  advice: Advice[]
}

/** The sum of weights by which beams go, as it stands in the file of a game's network: a row for each round but the last. */
export interface Guide {
  game: GameKey
  rows: number[][]
}

/**
 * How such a network reads the bytes of an end: so many for each cell, then others, `features` counts from `counts` on.
 *
 * Turned and mirrored in each of the ways of `turnings`, byte b is what byte row[b] of the end as it is.
 */
export interface RoundRead {
  cell: number
  counts: number
  features: number
  turnings: number[][]
}

/**
 * What is kept of a table: the text that opens it again and of how many deeds it tells, what a list of tables shows
 * of it (`turn`: it waits for somebody here), and its record.
 */
export interface KeptTable {
  text: string
  deeds: number
  room: RoomShown
  turn: boolean
  record: string
}

/** A map of Ticket to Ride that is not of the package: its name, and its files as texts. */
export interface MapFiles {
  name: string
  files: Record<string, string>
}

export type MomentNumber = number | 'last'

/** A moment of a table as the seat, or a watcher, saw it; `opened` adds what all seats saw, after the end. */
export interface LookBack {
  table: string
  moment: MomentNumber
  seat?: number | null
  opened?: boolean
}

/** How the network of a game reads the bytes of a wish; where there is a map, also those that are worked out from it. */
export interface NetworkRead {
  parts: ReadPart[]
  chart: Chart | null
}

/** So many bytes side by side: what each is multiplied by, and the rungs that it is compared with. */
export interface ReadPart {
  size: number
  factor: number
  rungs: number[]
}

/**
 * Routes and tickets by the numbers of their cities; `colour` 0 is grey.
 *
 * `starts` says where the slices begin in what is seen of up to `places` seats with so many tickets `offered`.
 */
export interface Chart {
  cities: number
  places: number
  offered: number
  a: number[]
  b: number[]
  length: number[]
  colour: number[]
  ticket_a: number[]
  ticket_b: number[]
  ticket_points: number[]
  starts: Record<string, number>
}

/** A new game. `script` is what chance says first, for lessons; the seed (a fresh one if not given) says the rest. */
export interface New {
  type: 'new'
  game: GameKey
  seats: SeatWanted[]
  options?: Record<string, OptionValue>
  seed?: number | null
  script?: number[]
}

/** Who plays a seat: `me`, or a `bot` of a level (`easy`, or with its time to think `normal@0.5s`). */
export interface SeatWanted {
  kind?: 'bot' | 'me'
  name?: string
  level?: string
}

/**
 * A table that goes on from a moment of a record (so many moves that stand), where one can play otherwise.
 *
 * `luck` is the record's own where its seed or secret is known (`same`), or another (`new`, by the seed). While
 * `follow` is set and the moves are the record's, chance says what the record has and bots play the record's moves:
 * so a lesson is a record opened at its beginning. Without `seats` all are mine.
 */
export interface Branch {
  type: 'branch'
  record: string
  moment?: MomentNumber
  seats?: SeatWanted[]
  luck?: 'new' | 'same'
  seed?: number | null
  follow?: boolean
}

/** A table that was kept, by the text that was given for it. */
export interface Kept {
  type: 'kept'
  text: string
}

/** A table, the seats on it that are mine, how many moves stand, and the game whose network plays there, if one does. */
export interface Opened {
  table: string
  mine: number[]
  moves: number
  network: GameKey | null
}

/** Statistics of these tables: of one game, of so many seats, against one rival if asked. */
export interface Counting {
  tables: FinishedTable[]
  game?: string
  seats?: number
  rival?: string
}

/** A table that was kept after its end: its id, when it was last touched, and the text that was given for it. */
export interface FinishedTable {
  id: string
  at_ms: number
  text: string
}

/** The profile of the games that were asked for, and all games as files: their facts, a table, a play file of BG Stats. */
export interface Profiled {
  profile: Profile
  games: Played[]
  csv: string
  plays: string
}

/** A record, and the corrections with which it is to be played. */
export interface Reboxing {
  record: string
  material: string
}

/** A record as text. */
export interface Written {
  record: string
}

/** A moment of a record, as a seat or a watcher sees it. */
export interface Replay {
  record: string
  moment: MomentNumber
  seat?: number | null
  opened?: boolean
}

/** What a seat or a watcher was told in the game of a record. */
export interface Retold {
  record: string
  seat?: number | null
}

/** A physical table, in the form of the companion pages. */
export interface Position {
  position: AnyPosition
}

/** The itemised count with the ranking, and where on the table the points lie. */
export interface Counted {
  result: Result
  proofs: Proof[]
}

/** What a seat, or a watcher, sees; `last` is the last frame it has seen. */
export interface Look {
  table: string
  seat?: number | null
  last?: number | null
}

/** Games of bots on a map: so many from the number `first` on, at a table of so many seats. */
export interface Trial {
  files: Record<string, string>
  seats: number
  level?: string
  games?: number
  first?: number
}

/**
 * What became of some games. `wins` and `points` are by seat, counted from whoever begins; `turns`, of a player, by game.
 *
 * `wins` are shares: two who win together have half a win each. `routes` say in how many games each was claimed,
 * `kept` and `reached` how often each ticket was kept and then completed.
 */
export interface Tried {
  games: number
  wins: number[]
  points: number[]
  turns: number[]
  routes: Record<string, number>
  kept: Record<string, number>
  reached: Record<string, number>
  stuck: number
}

/** A map's folder as one file, and what the file is called. */
export interface Packed {
  name: string
  text: string
}

/** The files of a map, and what a drawing board makes of them. */
export interface Unpacked {
  files: Record<string, string>
  draft: Drafted
}

/** May the seat play this move now, and if not, why? */
export interface Question {
  table: string
  seat: number
  move: number | string | AnyMove
}

/** Whether a move is legal, and the denial if not. */
export interface Verdict {
  legal: boolean
  denial: Denial | null
}

/** Whose network is asked, what the seat sees and may do, and by how much chance favours each act; answered by an act. */
export interface Wish {
  type: 'act'
  game: GameKey
  seen: string
  legal: number[]
  favours: number[]
}

/** Whose network is asked, and one after the other how the ends of a round look that may be drawn; answered by a place. */
export interface RoundWish {
  type: 'round'
  game: GameKey
  round: number
  ends: string
}

/** Every function of the engine: what it takes and what it gives. */
export interface Functions {
  /** One act of one bot, if a bot is to act. */
  bot_step: [Step, Stepped]
  /** All values of the box. */
  boxed: [OfGame, Box]
  /** What everything costs and scores there, each line with its rule. */
  card: [Laid, CardLine[]]
  /** Read the record, replay it, and draw its luck again; the first thing that is wrong ends it. */
  checked: [Recorded, Checked]
  /** The table is let go. */
  closed: [AtTable, null]
  /** Carry out a seat's command. */
  command: [Order, Answered]
  /** The corrections in their one form, and what they look up. */
  corrected: [Corrections, CorrectedBox]
  /** What is to be said of a map as it is drawn now. */
  examined: [DrawnMap, Examined]
  /** From now on the beams of that game go by this guide; how its network reads what they find. */
  guided: [Guide, RoundRead]
  /** All that is to be kept of the table as it stands, so that it goes on as if nobody had left it. */
  kept: [AtTable, KeptTable]
  /** The key of the game on that map, which can be played, replayed and counted from now on. */
  mapped: [MapFiles, string]
  /** The table as it stood at a moment, for looking only. */
  moment: [LookBack, Moment]
  /** How the network of that game reads. */
  network: [OfGame, NetworkRead]
  /** A table is opened: a new game, a branch from a record, or one that was kept. */
  opened: [New | Branch | Kept, Opened]
  /** Count the finished tables; one that cannot be opened by today's rules is left out. */
  profiled: [Counting, Profiled]
  /** What on the table makes the points of the count as it stands; only after the end, because it shows everything. */
  proved: [AtTable, Proof[]]
  /** The record as it is played and spelt with that box; a problem says where that is not possible. */
  reboxed: [Reboxing, Written]
  /** The record of the table as it stands; opened as a branch it is this table again, without what was taken back. */
  record: [AtTable, Written]
  /** The table at a moment of the record, for looking only; a record hides nothing. */
  replayed: [Replay, Moment]
  /** The whole story of a record as a seat, or a watcher, was told it. */
  retold: [Retold, Story]
  /** The final count of a physical table, by the very code of the games. */
  scored: [Position, Counted]
  /** All that a seat, or a watcher, was told so far. */
  story: [Look, Story]
  /** Play the games with these numbers; the same numbers give the same games. */
  tried: [Trial, Tried]
  /** A map that somebody brings as one file, for the drawing board. */
  unpacked: [Packed, Unpacked]
  /** The newest frame, the same that a server's socket sends. */
  update: [Look, Update]
  /** Whether the seat may play the move now, and if not, by which rule. */
  why: [Question, Verdict]
  /** What the page has to ask a network before the next bot can act; nothing where that bot thinks for itself. */
  wished: [AtTable, Wish | RoundWish | null]
}
