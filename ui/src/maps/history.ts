/** What was drawn before and can be had again; a limited number of steps. */
export interface History<T> {
  before: T[]
  now: T
  after: T[]
}

const MOST = 200

export const begun = <T>(now: T): History<T> => ({ before: [], now, after: [] })

/** Another state; `instead` takes the place of the last one, as while something is dragged. */
export function changed<T>(history: History<T>, now: T, instead = false): History<T> {
  if (now === history.now) return history
  if (instead) return { ...history, now, after: [] }
  return { before: [...history.before, history.now].slice(-MOST), now, after: [] }
}

export function undone<T>({ before, now, after }: History<T>): History<T> {
  return before.length > 0
    ? { before: before.slice(0, -1), now: before.at(-1)!, after: [now, ...after] }
    : { before, now, after }
}

export function redone<T>({ before, now, after }: History<T>): History<T> {
  return after.length > 0 ? { before: [...before, now], now: after[0]!, after: after.slice(1) } : { before, now, after }
}
