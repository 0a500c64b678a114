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
  const fresh = seats.map(({ seat, code }) => ({ seat, code }))
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [room]: [...rest, ...fresh].sort((a, b) => a.seat - b.seat) }))
}

export function forgetSeats(room: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [room]: undefined }))
}

/** The links of a room that whoever made it, or came by one, can pass on: to sit down and to watch. */
export interface Links {
  join?: string
  watch?: string
  /** Came by a link to a moment: it opens the game to be looked at. */
  look?: string
  /** Made on this device: it may put bots on open seats. */
  host?: boolean
}

const LINKS = 'semafor-links'

function allLinks(): Record<string, Links> {
  try {
    return JSON.parse(localStorage.getItem(LINKS) ?? '{}')
  } catch {
    return {}
  }
}

export function linksHere(room: string): Links {
  return allLinks()[room] ?? {}
}

export function keepLinks(room: string, links: Links): void {
  localStorage.setItem(LINKS, JSON.stringify({ ...allLinks(), [room]: { ...linksHere(room), ...links } }))
}
