// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.

import type { Field } from './forms.ts'
import type { AnyMove, GameKey } from './games.ts'
import type { Answer, Behind, Both, Box, CardLine, ChatLine, Clock, Command, CorrectedBox, Denial, Handed, Lack, Lang, Moment, MoveShown, OptionValue, Prompt, Proven, Result, RoomShown, Rule, Story, Streak, Update } from './messages.ts'

/**
 * A game: its key, title, seats, rules version, bot levels, and its options, as a form and as a JSON Schema.
 *
 * `later` are the levels that can be chosen in about a minute, when the rules are compiled.
 */
export interface GameShown {
  key: GameKey
  title: Both
  seats: number[]
  version: number
  actions: number
  levels: string[]
  later: string[]
  options: Record<string, unknown>
  form: Field[]
}

/** What a page needs of such a map: how it is drawn, its files for an engine of the page's own, and what is told of it. */
export interface MapDrawn {
  drawing: Record<string, unknown>
  files: Record<string, string>
  told: MapShown
}

/** A game on a map that this server has from outside: its key, title and seats, and its own words as Fluent text. */
export interface MapShown {
  game: GameKey
  title: Both
  seats: number[]
  words: Both
}

/** A new room with its tokens: `host` to arrange it, `join` to sit down, `watch` to look. `link` is for sharing. */
export interface MadeRoom {
  room: RoomShown
  link: string
  host: string
  join: string
  watch: string
  seats: SeatKey[]
}

/** What lets one play a seat: its token, and the four words that move it to another device. Shown only once. */
export interface SeatKey {
  seat: number
  token: string
  code: string
}

/** New tokens to join and to watch; the old ones are worth nothing. */
export interface Links {
  link: string
  join: string
  watch: string
}

/** The room of the rematch; the tokens of the old seats open the new ones. While it is `awaited` by some, the old room. */
export interface NextRoom {
  room: string
  awaited: number[]
}

/**
 * A room in which I have seats, and what is expected there. `asleep`: its bots go on when somebody opens it.
 *
 * `aside`: why it is set aside and cannot be opened.
 */
export interface MyTable {
  room: RoomShown
  seats: number[]
  prompt: Prompt
  asleep: boolean
  aside: Both | null
}

/** Whether the move is legal, and the denial if not. */
export interface Verdict {
  legal: boolean
  denial: Denial | null
}

/** The link that hands the seat over, once; empty where whoever may sit down can take it. */
export interface OfferMade {
  link: string
  token: string
}

/** All that is kept under an account. The records of its games are had by their rooms; `profile` is what others may see. */
export interface Export {
  name: string
  ratings: Record<GameKey, Rating>
  games: MyGame[]
  challenges: OwnChallenge[]
  calls: MyWay[]
  programs: ProgramShown[]
  profile: MyPublication | null
}

/** An account's strength at a game: `mu` with uncertainty `sigma`, after `played` rated games; `program` if it is one. */
export interface Rating {
  name: string
  mu: number
  sigma: number
  played: number
  program: boolean
}

/** A seat of mine: where, since when, under which name, and what I said there. */
export interface MyGame {
  room: string
  game: GameKey
  seat: number
  made_ms: number
  name: string
  said: Line[]
}

/** Something I said at a table. */
export interface Line {
  at_ms: number
  text: string
}

/** A challenge that one has `made` or begun: the room of the attempt, and its points when it was finished. */
export interface OwnChallenge {
  id: string
  made: boolean
  room: string
  points: number | null
}

/** How I am called, with the whole address; the secret that signs webhooks was told when it was made. */
export interface MyWay {
  id: string
  kind: 'email' | 'push' | 'webhook'
  hint: string
  room: string
  waits: boolean
  hours: Hours
  address: string
}

/** When I am called: in which language and time zone, not between these minutes of the day, at once or every so many. */
export interface Hours {
  lang: Lang
  zone: string
  quiet_from: number
  quiet_to: number
  digest_min: number
}

/** A program as everybody sees it: `by` whom it was made, `online` if it listens now, `mine` if I made it. */
export interface ProgramShown {
  id: string
  name: string
  by: string
  about: string
  games: GameKey[]
  online: boolean
  tables: number
  mine: boolean
}

/** The link under which my profile is to be seen; none while it is private. A browser has no name to show. */
export interface MyPublication {
  link: string | null
  shown: Shown
  has_name: boolean
}

/** What of my profile others may see: which parts, and whether the name of my account stands above them. */
export interface Shown {
  sections: ('board' | 'bots' | 'course' | 'judged' | 'points')[]
  named: boolean
}

/** A program with its token, which is shown only now. */
export interface MadeProgram {
  program: ProgramShown
  token: string
}

/** A position drawn at random among those the seat cannot tell from the true one, for `Game.restore`. */
export interface Imagined {
  game: GameKey
  rules: number
  fields: Record<string, number[]>
}

/** A link by which anybody may look: at all of a game that is over, at what a watcher may see while it lasts. */
export interface LookLink {
  link: string
  look: string
}

/** How many links by which one could look are worth nothing now. */
export interface EndedLooks {
  ended: number
}

/** The best moves of that decision, best first, by what the seat may know; none yet while `place` others come first. */
export interface Hint {
  decision: number
  choices: HintedMove[]
  place: number
}

/**
 * A move with its chance to win (null where nobody else plays) and the points ahead, alone the points.
 *
 * Who has won or lost against an automaton whatever is played is told no chance, but the points ahead of that `rival`.
 * `error` is the standard error of that worth; `close` says that the move is not clearly behind the best. `why` is what
 * speaks for the best against the next best, where something does.
 */
export interface HintedMove {
  move: MoveShown
  chance: number | null
  points: number
  error: number
  close: boolean
  why: Reason | null
  rival: string
}

/**
 * An aim reached in so many more games (`oftener`) or turns earlier (`sooner`), or points of a `part` of the count.
 *
 * `within` so many turns of the seat; 0 is to the end of the game.
 */
export interface Reason {
  kind: 'oftener' | 'part' | 'sooner'
  what: string
  by: number
  within: number
}

/** The decisions judged so far; `done` of `of` acts have been looked at. `place`: so many games come before it now. */
export interface Analysis {
  done: number
  of: number
  decisions: Decision[]
  place: number
}

export type Unit = 'chance' | 'points'

/**
 * One decision of a record, in the acting seat's chance to win, or in points where nobody else plays.
 *
 * `lost` and `luck` come with their standard errors; `turned_by` names the greater one if chance does not explain it.
 */
export interface Decision {
  number: number
  seat: number
  unit: Unit
  chosen: Choice
  best: Choice[]
  before: number
  after: number
  lost: number
  lost_error: number
  luck: number
  luck_error: number
  turned_by: '' | 'choice' | 'luck'
  why: Reason | null
}

/**
 * A move with what it promised: the chance to win (null where nobody else plays) and the points ahead, alone the points.
 *
 * `error` is the standard error of its worth; `close` says that it is not clearly behind the best of the decision. Against an
 * automaton there is no chance where it would say nothing; then the points are those ahead of that `rival`.
 */
export interface Choice {
  move: string
  chance: number | null
  points: number
  error: number
  close: boolean
  act: AnyMove
  rival: string
}

/** What was proved about a record: its luck is `sealed`, `seeded` or only `replayed`. */
export interface Proved {
  check: 'proved'
  game: GameKey
  luck: Proven
  moves: number
  names: string[]
  over: boolean
  result: Result
}

/** A corrected box, or what does not fit. */
export interface CheckedBox {
  box: CorrectedBox | null
  problem: Both | null
}

/** Where a document is kept: its kind, the hash of its one form, and that form's size in bytes. */
export interface Shared {
  kind: string
  hash: string
  size: number
}

/** Who is signed in: the name, and the rating at each game. */
export interface Me {
  name: string | null
  ratings: Record<GameKey, Rating>
}

/** By what this server can call people, its public key for push, and how I am called. */
export interface CallsShown {
  possible: ('email' | 'push' | 'webhook')[]
  key: string
  ways: WayShown[]
}

/** A way as its owner sees it: of the address no more than is needed to know it. `waits`: it is not confirmed yet. */
export interface WayShown {
  id: string
  kind: 'email' | 'push' | 'webhook'
  hint: string
  room: string
  waits: boolean
  hours: Hours
}

/** The new way; `secret` signs what a webhook is sent, and is told only now. */
export interface MadeWay {
  way: WayShown
  secret: string
}

/** The seat that this browser holds now. */
export interface OpenedSeat {
  seat: number
}

/**
 * A challenge, its ranking beside the bots' par, and my own attempt if I have begun one.
 *
 * Others' games can be looked at by those who have `played` it too, and by everybody when it is over; the secret is told then.
 */
export interface ChallengeShown {
  challenge: string
  link: string
  game: GameKey
  title: Both
  by: string
  pair: boolean
  until_ms: number
  over: boolean
  kind: 'daily' | 'own' | 'weekly'
  period: string
  options: Record<string, OptionValue>
  rivals: string[]
  commitment: string
  secret: string | null
  begun: number
  ranking: Ranked[]
  par: Par[]
  mine: RoomShown | null
  played: boolean
}

/**
 * One finished attempt: the points of its seat, or its lead `against` the other of a pair, whose `first` game was before.
 *
 * A bot's has its level.
 */
export interface Ranked {
  room: string
  seat: number
  name: string
  points: number
  against: string
  first: string
  level: string
}

/** How a bot of that level did on the same deal: no points while it still plays. */
export interface Par {
  level: string
  room: string
  points: number | null
}

/** A day's or week's challenge that is over: how many finished it, and the best of them. */
export interface Past {
  challenge: string
  period: string
  players: number
  name: string
  points: number
}

/** My attempt at a challenge. `seats` has the secrets of my seat when it is begun, and is empty when I come back to it. */
export interface Attempt {
  room: RoomShown
  link: string
  seats: SeatKey[]
}

/** A challenge in a list: its link, who made it, until when it is open. */
export interface ChallengeCard {
  challenge: string
  link: string
  game: GameKey
  title: Both
  by: string
  pair: boolean
  until_ms: number
  over: boolean
}

/** My days and weeks in a row: each counts in which I finished its challenge, of whatever game. */
export interface Streaks {
  daily: Streak
  weekly: Streak
}

/** The puzzle of the day, and all puzzles, easy ones first. */
export interface Puzzles {
  today: PuzzleShown
  puzzles: PuzzleShown[]
}

/** A puzzle of a list: its box and how hard it is, from 1 to 5. */
export interface PuzzleShown {
  id: string
  game: GameKey
  level: number
  goal: 'move' | 'points'
}

/**
 * A puzzle with all that belongs to it.
 *
 * The record leads to the position, in which `seat` is to act. `answers` are the moves that solve it, or `target` the points
 * of the best end of the game, which the numbers of `way` reach. The best is `gap` points ahead of `second`, or of the next
 * best end, with that standard error; `parts` is where they come from.
 */
export interface PuzzleAsked {
  id: string
  game: GameKey
  level: number
  goal: 'move' | 'points'
  seat: number
  record: string
  answers: MoveShown[]
  second: MoveShown | null
  target: number
  way: number[]
  gap: number
  error: number
  parts: Record<string, number>
}

/** All that is counted from the games that were asked for; the oldest game is the first of the course. */
export interface Profile {
  games: number
  contested: number
  won: number
  minutes: number
  boxes: BoxCount[]
  rivals: Rival[]
  course: GameLine[]
  choices: Choices
}

/** All games of one box. `places` are counted from the first on, in games with others; points in those that ended. */
export interface BoxCount {
  game: GameKey
  title: string
  games: number
  contested: number
  won: number
  places: number[]
  ended: number
  points: number | null
  most: number | null
  others: number | null
  parts: PartMean[]
  works: Work[]
  judged: JudgedMean[]
}

/** A source of points: how many it brought a game on average, and how many it brought the others there. */
export interface PartMean {
  name: string
  mine: number
  others: number | null
}

/** A thing of the board, and in how many games it was built. */
export interface Work {
  what: string
  games: number
}

/** What the bots say, of all games they were asked about: the share of decisions that were best, the rest a game. */
export interface JudgedMean {
  unit: Unit
  games: number
  decisions: number
  best: number
  lost: number
  luck: number
}

/** Somebody met at tables: how often, and how often one was ahead of them, behind, or level. */
export interface Rival {
  id: string
  who: Sitting
  games: number
  ahead: number
  behind: number
  level: number
}

export type Kind = 'automaton' | 'bot' | 'person'

/** Who sits at a seat: a person's name (none if it was taken back), a bot's level, the name of an automaton. */
export interface Sitting {
  kind: Kind
  name: string
  resigned: boolean
}

/** One game on a line of time; points where it ended, luck and what was given away where bots were asked. */
export interface GameLine {
  room: string
  game: GameKey
  at_ms: number
  seats: number
  place: number
  points: number | null
  against: Sitting[]
  judged: Judged | null
}

/**
 * One seat of one game: its decisions, how often it chose what was best, what it gave away, what luck gave or took.
 *
 * In the chance to win, or in points where nobody else plays; differences that chance explains are left out.
 */
export interface Judged {
  unit: Unit
  decisions: number
  best: number
  lost: number
  luck: number
}

/** What can be asked for: games and numbers of seats that were played. */
export interface Choices {
  games: GameKey[]
  seats: number[]
}

/** A game, which seat of it is the person's own, and what the bots say of that seat if they were asked. */
export interface Played {
  facts: GameFacts
  seat: number
  judged: Judged | null
}

/** One game: where and when it ended, whether it was played to its `end`, and its seats; an automaton comes last. */
export interface GameFacts {
  room: string
  game: GameKey
  title: string
  at_ms: number
  minutes: number
  end: boolean
  seats: SeatFacts[]
}

/** How the game was for one seat; without its end there are places, but nothing was counted. */
export interface SeatFacts {
  who: Sitting
  place: number
  points: number
  parts: Record<string, number>
  works: string[]
}

/** A profile that its owner shows to others; the name of the account only if that was chosen. */
export interface PublishedProfile {
  name: string
  sections: ('board' | 'bots' | 'course' | 'judged' | 'points')[]
  profile: Profile
}

/** A room to be made. Without `hints` there are some where nobody minds: one person, not rated. */
export interface NewRoom {
  game: GameKey
  seats: SeatRequest[]
  options?: Record<string, OptionValue>
  public?: boolean
  rated?: boolean
  clock?: Clock
  hints?: boolean | null
  handed?: Handed
  programs?: boolean
}

/** Who is to sit there: `me` (the maker of the room, several times for a hot seat), a `bot`, or whoever comes (`open`). */
export interface SeatRequest {
  kind?: 'bot' | 'me' | 'open'
  name?: string
  level?: string
  salt?: string
}

/** I want to play again, at all seats that I hold (`seat` is one of them); or not any more. */
export interface Rematch {
  seat: number
  agree?: boolean
}

/** Sit down under this name. A private room needs its join token, here or as bearer. The salt is the client's luck. */
export interface Joining {
  name: string
  join?: string
  salt?: string
}

/** Put a bot of this level on an open seat. */
export interface BotSeat {
  level?: string
}

/** The four words of a seat. */
export interface ReturnCode {
  code: string
}

/** A command of a seat. */
export interface SeatCommand {
  seat: number
  command: Command
}

/** May the seat play this move now, and if not, why? */
export interface Question {
  seat: number
  move: number | string | AnyMove
}

/** Offer a seat: by a link that works once, or `open` to whoever may sit down at the table. */
export interface Offer {
  open?: boolean
}

/** Play on from here under this name: by the token of the link, or by that to join where the seat is open to all. */
export interface Taking {
  name?: string
  token?: string
  join?: string
}

/** Send whoever plays the seat away; a bot of this level plays on. */
export interface Kick {
  level?: string
}

/** What whoever runs the server should know of that seat. */
export interface Complaint {
  seat: number
  text: string
}

/** Something a watcher says to the watchers. */
export interface WatchersLine {
  name: string
  text: string
}

/** A program to be made: its name, what is said of it, the games it plays (all if none is named). */
export interface ProgramForm {
  name: string
  about?: string
  games?: GameKey[]
}

/** The program that is to sit down. */
export interface Invited {
  program: string
}

/** Which of my seats asks. */
export interface HintRequest {
  seat: number
}

/** A name and a password. */
export interface Credentials {
  name: string
  password: string
}

/** The password so far and the one from now on. */
export interface NewPassword {
  old: string
  new: string
}

/** My password, once more. */
export interface Password {
  password: string
}

/** A seat whose token I have, to be claimed by my account. */
export interface Claim {
  room: string
  seat: number
}

/** A new way to call me, at all my tables or at one `room`. The address of `push` is the browser's subscription as JSON. */
export interface NewWay {
  lang?: Lang
  zone?: string
  quiet_from?: number
  quiet_to?: number
  digest_min?: number
  kind: 'email' | 'push' | 'webhook'
  address: string
  room?: string
}

/** What the link in a call carries. */
export interface Ticket {
  ticket: string
}

/** A challenge to be made: the game, the bots against whom everybody plays, or `pair`; for how many days it is open. */
export interface NewChallenge {
  game: GameKey
  name: string
  options?: Record<string, OptionValue>
  rivals?: string[]
  pair?: boolean
  days?: number
}

/** Under which name to play the challenge. */
export interface ChallengeRequest {
  name: string
}

/** What each address of the server takes and gives. */
export interface Endpoints {
  /** All games. */
  'GET /api/games': { path: never; query: never; body: undefined; answer: GameShown[] }
  /** One game. */
  'GET /api/games/{game}': { path: 'game'; query: never; body: undefined; answer: GameShown }
  /** A game's map as a page draws it; a game that is not played on one has none. */
  'GET /api/games/{game}/map': { path: 'game'; query: never; body: undefined; answer: MapDrawn }
  /** The games on maps from outside the package. */
  'GET /api/maps': { path: never; query: never; body: undefined; answer: MapShown[] }
  /** The rulebook of a game, in both languages; a refusal names one of these rules. */
  'GET /api/games/{game}/rules': { path: 'game'; query: never; body: undefined; answer: Rule[] }
  /** Every action of a game in its three forms: number, notation, JSON. */
  'GET /api/games/{game}/actions': { path: 'game'; query: never; body: undefined; answer: MoveShown[] }
  /** The messages of a game as a Fluent file: events and parts of the score are ids of this file. */
  'GET /api/games/{game}/words/{lang}': { path: 'game' | 'lang'; query: never; body: undefined; answer: string }
  /** The messages of the server as a Fluent file: prompts, denials and what is told to a room. */
  'GET /api/words/{lang}': { path: 'lang'; query: never; body: undefined; answer: string }
  /** What this server has to do without, each in one sentence that says how to mend it. */
  'GET /api/lacks': { path: never; query: never; body: undefined; answer: Lack[] }
  /** Make a room. */
  'POST /api/rooms': { path: never; query: never; body: NewRoom; answer: MadeRoom }
  /** The host makes new links; the old tokens to join and to watch are worth nothing afterwards. */
  'POST /api/rooms/{room}/links': { path: 'room'; query: never; body: undefined; answer: Links }
  /** Say that one wants to play again with the same people; it is dealt when every person has said so. */
  'POST /api/rooms/{room}/rematch': { path: 'room'; query: never; body: Rematch; answer: NextRoom }
  /** Public rooms, the newest first: `status` open (the default), playing or over; of one `game` if asked. */
  'GET /api/rooms': { path: never; query: 'status' | 'game'; body: undefined; answer: RoomShown[] }
  /** The tables at which this browser or this account has seats, the newest first; only those of a `status` if asked. */
  'GET /api/mine': { path: never; query: 'status'; body: undefined; answer: MyTable[] }
  /** A room as everybody who may see it sees it. */
  'GET /api/rooms/{room}': { path: 'room'; query: never; body: undefined; answer: RoomShown }
  /** What everything costs and scores at this table, each line with its rule. */
  'GET /api/rooms/{room}/card': { path: 'room'; query: never; body: undefined; answer: CardLine[] }
  /** Sit down on an open seat. */
  'POST /api/rooms/{room}/seats/{seat}': { path: 'room' | 'seat'; query: never; body: Joining; answer: SeatKey }
  /** The host puts a bot on an open seat. */
  'POST /api/rooms/{room}/seats/{seat}/bot': { path: 'room' | 'seat'; query: never; body: BotSeat; answer: RoomShown }
  /** The host frees a seat that somebody took, before the deal; whoever sat there may not keep others waiting. */
  'DELETE /api/rooms/{room}/seats/{seat}': { path: 'room' | 'seat'; query: never; body: undefined; answer: RoomShown }
  /** Move a seat to this device by its four words; the old token and the old words are worth nothing afterwards. */
  'POST /api/rooms/{room}/return': { path: 'room'; query: never; body: ReturnCode; answer: SeatKey }
  /** All that a seat, or a watcher, may know now: the same message as a socket's first frame. */
  'GET /api/rooms/{room}/view': { path: 'room'; query: 'seat' | 'last'; body: undefined; answer: Update }
  /** Carry out a command of a seat. A denial is an answer too: the request was understood. */
  'POST /api/rooms/{room}/commands': { path: 'room'; query: never; body: SeatCommand; answer: Answer | Denial | Behind }
  /** Whether a move is legal now, and the rule that forbids it if not. */
  'POST /api/rooms/{room}/why': { path: 'room'; query: never; body: Question; answer: Verdict }
  /** Offer my seat to somebody else; the host offers one that a bot plays. A new offer takes the place of the last. */
  'POST /api/rooms/{room}/seats/{seat}/offer': { path: 'room' | 'seat'; query: never; body: Offer; answer: OfferMade }
  /** The seat is offered no more. */
  'DELETE /api/rooms/{room}/seats/{seat}/offer': { path: 'room' | 'seat'; query: never; body: undefined; answer: RoomShown }
  /** Take over a seat that is offered, and play on. */
  'POST /api/rooms/{room}/seats/{seat}/take': { path: 'room' | 'seat'; query: never; body: Taking; answer: SeatKey }
  /** The host sends whoever plays the seat away; a bot plays on until somebody takes the seat over. */
  'POST /api/rooms/{room}/seats/{seat}/kick': { path: 'room' | 'seat'; query: never; body: Kick; answer: RoomShown }
  /** Tell whoever runs the server of somebody at the table; nobody else learns of it. */
  'POST /api/rooms/{room}/reports': { path: 'room'; query: never; body: Complaint; answer: RoomShown }
  /** What watchers have said; a seat is told of it after the game, or if it wants to hear it. */
  'GET /api/rooms/{room}/gallery': { path: 'room'; query: 'seat'; body: undefined; answer: ChatLine[] }
  /** Say something to those who watch. Who plays has the table's own talk until the game is over. */
  'POST /api/rooms/{room}/gallery': { path: 'room'; query: never; body: WatchersLine; answer: ChatLine[] }
  /** All that is kept under my account. */
  'GET /api/me/export': { path: never; query: never; body: undefined; answer: Export }
  /** All programs; those that were there last come first. */
  'GET /api/programs': { path: never; query: never; body: undefined; answer: ProgramShown[] }
  /** Make an account for a program of mine. */
  'POST /api/programs': { path: never; query: never; body: ProgramForm; answer: MadeProgram }
  /** A new token: the old one is worth nothing from now on, also at tables that are being played. */
  'POST /api/programs/{program}/token': { path: 'program'; query: never; body: undefined; answer: MadeProgram }
  /** The program is no more: bots play on for it where it sits. Its name stays taken. */
  'DELETE /api/programs/{program}': { path: 'program'; query: never; body: undefined; answer: ProgramShown[] }
  /** The host lets a program sit down on an open seat; it must listen now, and play this game. */
  'POST /api/rooms/{room}/seats/{seat}/program': { path: 'room' | 'seat'; query: never; body: Invited; answer: RoomShown }
  /** Which program I am. */
  'GET /api/program': { path: never; query: never; body: undefined; answer: ProgramShown }
  /** A line for every frame of every seat that the program plays, as a socket would send it; a ping after silence. */
  'GET /api/program/stream': { path: never; query: never; body: undefined; answer: Update }
  /** A position that the seat cannot tell from the true one: what our own bots are given, no more and no less. */
  'GET /api/rooms/{room}/imagined': { path: 'room'; query: 'seat'; body: undefined; answer: Imagined }
  /** The table at moment `n` (0 is the deal, or `last`); after the end `open=1` shows what every seat saw. */
  'GET /api/rooms/{room}/moments/{n}': { path: 'room' | 'n'; query: 'seat' | 'open'; body: undefined; answer: Moment }
  /** Who plays or hosts makes a link by which others may look at the game. */
  'POST /api/rooms/{room}/looks': { path: 'room'; query: never; body: undefined; answer: LookLink }
  /** The host takes back every link by which others may look; who looks by one is shut out at once. */
  'DELETE /api/rooms/{room}/looks': { path: 'room'; query: never; body: undefined; answer: EndedLooks }
  /** The best three moves of a seat that is to act, in a room made with hints; 202 with the place in the queue until then. */
  'POST /api/rooms/{room}/hint': { path: 'room'; query: never; body: HintRequest; answer: Hint }
  /** What each decision of a finished game was worth; 202 with what there is while it is being made. */
  'GET /api/rooms/{room}/analysis': { path: 'room'; query: never; body: undefined; answer: Analysis }
  /** The whole story of a room as a seat, or a watcher, was told it. */
  'GET /api/rooms/{room}/log': { path: 'room'; query: 'seat'; body: undefined; answer: Story }
  /** The record of a finished game, to replay and to verify offline. */
  'GET /api/rooms/{room}/record': { path: 'room'; query: never; body: undefined; answer: string }
  /** The records of all my finished games at once, as a zip. */
  'GET /api/mine/records': { path: never; query: never; body: undefined; answer: string }
  /** Check a record: every move legal, every chance result from its luck. */
  'POST /api/records': { path: never; query: never; body: string; answer: Proved }
  /** The values of a game's box, each with its form and where it comes from. */
  'GET /api/games/{game}/box': { path: 'game'; query: never; body: undefined; answer: Box }
  /** Check the corrections of a box, without keeping them: what they look up, their one form, or why not. */
  'POST /api/games/{game}/box': { path: 'game'; query: never; body: string; answer: CheckedBox }
  /** Keep a document; one that is here already is the same one. */
  'POST /api/documents/{kind}': { path: 'kind'; query: never; body: string; answer: Shared }
  /** A document as it was shared. */
  'GET /api/documents/{kind}/{hash}': { path: 'kind' | 'hash'; query: never; body: undefined; answer: string }
  /** Make an account and sign in. */
  'POST /api/accounts': { path: never; query: never; body: Credentials; answer: Me }
  /** Sign in. */
  'POST /api/session': { path: never; query: never; body: Credentials; answer: Me }
  /** Sign out; seats stay with this browser. */
  'DELETE /api/session': { path: never; query: never; body: undefined; answer: Me }
  /** Who is signed in. */
  'GET /api/me': { path: never; query: never; body: undefined; answer: Me }
  /** Change the password; every other device is signed out. */
  'POST /api/me/password': { path: never; query: never; body: NewPassword; answer: Me }
  /** Delete the account: games stay, the name goes. */
  'POST /api/me/deletion': { path: never; query: never; body: Password; answer: Me }
  /** Sign out on all devices. */
  'DELETE /api/sessions': { path: never; query: never; body: undefined; answer: Me }
  /** Claim a seat whose token one has for one's account; the game goes on as it was. */
  'POST /api/claims': { path: never; query: never; body: Claim; answer: Me }
  /** The leaderboard of a game. */
  'GET /api/leaders/{game}': { path: 'game'; query: never; body: undefined; answer: Rating[] }
  /** How I am called when it is my turn. */
  'GET /api/calls': { path: never; query: never; body: undefined; answer: CallsShown }
  /** Be called by a new way; an e-mail address is asked first whether it wants to be. */
  'POST /api/calls': { path: never; query: never; body: NewWay; answer: MadeWay }
  /** Be called at other hours. */
  'POST /api/calls/{way}': { path: 'way'; query: never; body: Hours; answer: WayShown }
  /** Be called by that way no more; its address is deleted. */
  'DELETE /api/calls/{way}': { path: 'way'; query: never; body: undefined; answer: CallsShown }
  /** Take the seat to which a call has led me into this browser too. */
  'POST /api/rooms/{room}/open': { path: 'room'; query: never; body: Ticket; answer: OpenedSeat }
  /** Make a challenge; whoever has its link may play it. */
  'POST /api/challenges': { path: never; query: never; body: NewChallenge; answer: ChallengeShown }
  /** The challenges of a game that are over and that somebody finished: `kind` is daily or weekly; `before` a day or week. */
  'GET /api/challenges': { path: never; query: 'kind' | 'game' | 'before'; body: undefined; answer: Past[] }
  /** A challenge: `daily.GAME` or `weekly.GAME`, perhaps with `.PERIOD`, or one that somebody made. */
  'GET /api/challenges/{challenge}': { path: 'challenge'; query: never; body: undefined; answer: ChallengeShown }
  /** Play the challenge, or come back to the attempt that this account or browser has begun. */
  'POST /api/challenges/{challenge}/attempts': { path: 'challenge'; query: never; body: ChallengeRequest; answer: Attempt }
  /** The challenges that this account or browser has made, or has taken up from others; the newest first. */
  'GET /api/mine/challenges': { path: never; query: never; body: undefined; answer: ChallengeCard[] }
  /** How many days and weeks in a row I have played. */
  'GET /api/streaks': { path: never; query: never; body: undefined; answer: Streaks }
  /** All puzzles, and which one is today's. */
  'GET /api/puzzles': { path: never; query: never; body: undefined; answer: Puzzles }
  /** One puzzle with its position and its answer. */
  'GET /api/puzzles/{puzzle}': { path: 'puzzle'; query: never; body: undefined; answer: PuzzleAsked }
  /** My statistics, of my account and of this browser: of one `game`, of so many `seats`, against one `rival` if asked. */
  'GET /api/profile': { path: never; query: 'game' | 'seats' | 'rival'; body: undefined; answer: Profile }
  /** The facts of all my finished games, the oldest first. */
  'GET /api/profile/games.json': { path: never; query: never; body: undefined; answer: Played[] }
  /** The same as a table, a line for each game. */
  'GET /api/profile/games.csv': { path: never; query: never; body: undefined; answer: string }
  /** The same as a play file of BG Stats. */
  'GET /api/profile/games.bgsplay': { path: never; query: never; body: undefined; answer: string }
  /** Whether others may see my profile, under which link, and what of it. */
  'GET /api/profile/publication': { path: never; query: never; body: undefined; answer: MyPublication }
  /** Show my profile to whoever has its link, from now on these parts of it; the link stays as long as it is shown. */
  'POST /api/profile/publication': { path: never; query: never; body: Shown; answer: MyPublication }
  /** Show my profile to nobody any more: the link leads nowhere, and the next one will be another. */
  'DELETE /api/profile/publication': { path: never; query: never; body: undefined; answer: MyPublication }
  /** A profile that its owner shows to others; of one `game` and of tables of so many `seats` if asked. */
  'GET /api/profiles/{link}': { path: 'link'; query: 'game' | 'seats'; body: undefined; answer: PublishedProfile }
  /** One finished game as a play file of BG Stats. */
  'GET /api/rooms/{room}/bgsplay': { path: 'room'; query: never; body: undefined; answer: string }
}
