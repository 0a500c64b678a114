export const SPEEDS = [0.5, 1, 2, 4, 8]

/** The moment a key leads to, or null if it leads nowhere. */
export function nextStep(key: string, n: number, last: number): number | null {
  const to = { ArrowLeft: n - 1, ArrowRight: n + 1, Home: 0, End: last, PageUp: n - 10, PageDown: n + 10 }[key]
  return to === undefined ? null : Math.min(Math.max(to, 0), last)
}

/** The moment a link's hash names ("12", "12&look=…"), or null. */
export function momentOf(hash: string): number | null {
  const found = /^(\d{1,6})(?:&|$)/.exec(hash)
  return found ? Number(found[1]) : null
}
