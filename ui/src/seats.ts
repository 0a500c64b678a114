/** Which seats of which rooms are played on this device. The tokens themselves are cookies that no script can read. */
export interface SeatHere {
  seat: number
  /** The four words that move the seat to another device. */
  code: string
}

const KEY = 'semafor-seats'

function all(): Record<string, SeatHere[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export function seatsHere(room: string): SeatHere[] {
  return all()[room] ?? []
}

export function keepSeats(room: string, seats: SeatHere[]): void {
  const rest = seatsHere(room).filter(({ seat }) => !seats.some((fresh) => fresh.seat === seat))
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [room]: [...rest, ...seats].sort((a, b) => a.seat - b.seat) }))
}

export function forgetSeats(room: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [room]: undefined }))
}
