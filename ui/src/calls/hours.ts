import type { Hours } from '../generated/http.ts'
import type { Lang } from '../generated/messages.ts'

/** Minutes of the day as a clock shows them: 1320 is "22:00". */
export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** And back. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** When this person is called, in the time zone of this device; without quiet hours both ends are midnight. */
export function hoursHere(lang: Lang, digest_min: number, quiet: { from: string; to: string } | null): Hours {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
  const [quiet_from, quiet_to] = quiet ? [minutesOf(quiet.from), minutesOf(quiet.to)] : [0, 0]
  return { lang, zone, quiet_from, quiet_to, digest_min }
}
