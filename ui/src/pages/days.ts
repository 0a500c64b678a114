const DAY_MS = 24 * 3600 * 1000

/** The day so many days after, or before, a day written YYYY-MM-DD. */
export function dayBeside(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
