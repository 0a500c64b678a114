const DAY_MS = 24 * 3600 * 1000

/** The day that it is now for everybody (UTC), written YYYY-MM-DD. */
export function today(): string {
  return written(Date.now())
}

/** Days since the beginning of 1970, so that each day has a number of its own. */
export function numberOf(day: string): number {
  return Math.round(Date.parse(day) / DAY_MS)
}

/** The day or week (YYYY-MM-DD, YYYY-Www) so many after, or before. */
export function beside(period: string, count: number): string {
  const [year, week] = period.split('-W').map(Number)
  if (week === undefined) return written(Date.parse(period) + count * DAY_MS)
  return weekOf(mondayOf(year!, week) + 7 * count * DAY_MS)
}

function written(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** The fourth of January is always in the first week of its year. */
function mondayOf(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4)
  return fourth + ((week - 1) * 7 - ((new Date(fourth).getUTCDay() + 6) % 7)) * DAY_MS
}

/** A week belongs to the year of its Thursday. */
function weekOf(monday: number): string {
  const year = new Date(monday + 3 * DAY_MS).getUTCFullYear()
  const week = 1 + Math.round((monday - mondayOf(year, 1)) / (7 * DAY_MS))
  return `${year}-W${String(week).padStart(2, '0')}`
}
