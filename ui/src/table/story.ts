import type { ChatLine, EventShown, Told, Update } from '../wire.ts'

/** A line of the story as this audience was told it, with the frame that told it. */
export interface Line extends EventShown {
  id: string
  frame: number
}

function lines(n: number, events: EventShown[]): Line[] {
  return events.filter(({ what }) => what !== 'said').map((event, at) => ({ ...event, id: `${n}.${at}`, frame: n }))
}

/** The story of a room's log. */
export function told(frames: Told[]): Line[] {
  return frames.flatMap(({ n, events }) => lines(n, events))
}

/** The story with what a new frame tells; a frame that comes twice is told once. */
export function continued(before: Line[], update: Update): Line[] {
  return [...before.filter(({ frame }) => frame <= (update.since ?? 0)), ...lines(update.n, update.events)]
}

/** What was said in a frame that goes on from the one before. */
export function said(update: Update, at_ms: number): ChatLine[] {
  return update.events
    .filter(({ what }) => what === 'said')
    .map(({ seat, facts }) => ({ seat: seat ?? -1, name: String(facts.name), text: String(facts.text), at_ms }))
}

/** A frame's lines together: what one act did is read as one paragraph. */
export interface Paragraph {
  frame: number
  seat: number | null
  lines: Line[]
}

export function paragraphs(story: Line[]): Paragraph[] {
  const found: Paragraph[] = []
  for (const line of story) {
    const last = found.at(-1)
    if (last && last.frame === line.frame) last.lines.push(line)
    else found.push({ frame: line.frame, seat: line.seat, lines: [line] })
  }
  return found
}
