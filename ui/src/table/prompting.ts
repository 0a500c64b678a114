import type { Say } from '../games/contract.ts'
import type { Lang, PromptId, Update } from '../generated/messages.ts'

/** What the prompt line is about; the buttons beside it follow from that. */
export type Asked = 'act' | 'answer-undo' | 'asked-undo' | 'bot' | 'wait' | 'open' | 'over'

const ASKED: Record<PromptId, Asked> = {
  'prompt-act': 'act',
  'prompt-answer-undo': 'answer-undo',
  'prompt-bot': 'bot',
  'prompt-open': 'open',
  'prompt-over': 'over',
  'prompt-wait': 'wait',
}

/** Names as one reads them out: "Anna, Bartek i Ola". */
export function listed(names: string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
}

export function askedOf(update: Update): Asked {
  const { prompt, undo, seat, room } = update
  if (prompt.what === 'prompt-answer-undo') return 'answer-undo'
  if (undo && undo.asked_by !== null && undo.asked_by === seat) return 'asked-undo'
  const mine = seat === null ? undefined : room.seats[seat]
  // Whoever gave the seat to a bot can come back at any time, not only while the bot thinks.
  if (prompt.what === 'prompt-wait' && mine?.level && !mine.resigned) return 'bot'
  return ASKED[prompt.what]
}

/** The people who have not yet answered a question about an undo. */
export function unanswered(update: Update): number[] {
  const agreed = update.undo?.agreed ?? []
  return update.room.seats.filter(({ seat, kind }) => kind === 'person' && !agreed.includes(seat)).map(({ seat }) => seat)
}

/** Who must do what now, in one sentence; the game itself says what is wanted of me when I am to act. */
export function promptOf(update: Update, names: string[], lang: Lang): Say {
  const asked = askedOf(update)
  const called = (seats: (number | string)[]) => ({
    who: listed(
      seats.map((seat) => (typeof seat === 'number' ? (names[seat] ?? '') : seat)),
      lang,
    ),
    count: seats.length,
  })
  if (asked === 'wait') return { id: 'asks-wait', facts: called(update.prompt.seats) }
  if (asked === 'answer-undo') return { id: 'asks-answer-undo', facts: called(update.prompt.seats) }
  if (asked === 'asked-undo') return { id: 'asks-asked-undo', facts: called(unanswered(update)) }
  if (asked === 'open')
    return { id: 'asks-open', facts: { count: update.room.seats.filter(({ kind }) => kind === 'open').length } }
  if (asked === 'over') return endOf(update, called)
  return { id: `asks-${asked}` }
}

function endOf(update: Update, called: (seats: (number | string)[]) => { who: string; count: number }): Say {
  const winners = update.result?.ranking[0]?.seats
  const [only, ...others] = update.result?.seats ?? []
  if (only && others.length === 0) return { id: 'asks-over-alone', facts: { points: only.total } }
  if (winners) return { id: 'asks-over-won', facts: called(winners) }
  return { id: update.room.outcome === 'aborted' ? 'asks-over-aborted' : 'asks-over-resigned' }
}
