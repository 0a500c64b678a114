const UNITS = [
  ['days', 24 * 3600_000],
  ['hours', 3600_000],
  ['minutes', 60_000],
] as const

/** How long it still is, in the largest unit of which there are two: "3 days", "30 hours", "90 minutes". */
export function left(until_ms: number, now_ms: number): { unit: (typeof UNITS)[number][0]; count: number } {
  const ms = Math.max(0, until_ms - now_ms)
  const [unit, length] = UNITS.find(([, each]) => ms >= 2 * each) ?? UNITS[2]
  return { unit, count: Math.max(1, Math.floor(ms / length)) }
}
