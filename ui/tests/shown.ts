import type { EventShown, SeatShown, Update } from '../src/generated/messages.ts'

export const NAMES = ['Anna', 'Bartek', 'Ola']

/** Who sits there. */
export function seat(at: number, kind: SeatShown['kind'] = 'person'): SeatShown {
  return {
    seat: at,
    kind,
    name: kind === 'person' ? NAMES[at]! : '',
    level: '',
    account: '',
    resigned: false,
    program: false,
    wanted: false,
    before: [],
  }
}

/** A frame of a table of three, as the page gets it. */
export function update(more: Partial<Update> = {}, room: Partial<Update['room']> = {}): Update {
  const clock = { kind: 'turn', turn_s: 60, bank_s: 600, bonus_s: 5, weekends: false } as const
  return {
    n: 5,
    since: 4,
    seat: 0,
    prompt: { what: 'prompt-wait', seats: [1, 2] },
    events: [],
    undo: null,
    clock: { at_ms: 0, banks_ms: [5000, 6000, 7000], due_ms: [null, 9000, null] },
    result: null,
    room: { status: 'playing', outcome: '', clock, seats: [seat(0), seat(1), seat(2)], ...room },
    ...more,
  } as Update
}

export const event = (what: string, by: number | null = null): EventShown => ({ what, seat: by, facts: {} })
