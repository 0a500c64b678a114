const DAY_MS = 24 * 3600 * 1000

/** The day that it is now for everybody (UTC), written YYYY-MM-DD. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Days since the beginning of 1970, so that each day has a number of its own. */
export function numberOf(day: string): number {
  return Math.round(Date.parse(day) / DAY_MS)
}

/** The day so many days after, or before, a day written YYYY-MM-DD. */
export function dayBeside(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
