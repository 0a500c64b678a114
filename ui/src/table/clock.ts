import type { Update } from '../generated/messages.ts'
import type { Link } from './source.ts'

/** Since when no frame can come; a connection that is back says nothing of the clocks yet, the frame that follows does. */
export function lostSince(before_ms: number | null, link: Link, now_ms: number): number | null {
  return link === 'open' ? before_ms : (before_ms ?? now_ms)
}

/** What is left of a seat's time, in milliseconds; null where no clock runs for it. Below zero it is overdue. */
export function left(update: Update, seat: number, now_ms: number): number | null {
  const { kind } = update.room.clock
  const due = update.clock.due_ms[seat] ?? null
  if (update.room.status !== 'playing') return null
  if (due !== null) return due - now_ms
  return kind === 'bank' ? (update.clock.banks_ms[seat] ?? null) : null
}

/** A time as a clock shows it: "4:05", "1:02:03", "2 d". */
export function clockText(left_ms: number): string {
  const seconds = Math.max(0, Math.ceil(left_ms / 1000))
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
