import type { ChatLine, EventShown, Told, Update } from '../wire.ts'

/** A line of the story as this audience was told it, with the frame that told it. */
export interface Line extends EventShown {
  id: string
  frame: number
  /** The act in notation, where it may be known. */
  notation: string | null
}

function lines({ n, events, notation }: Pick<Told, 'n' | 'events' | 'notation'>): Line[] {
  const of = events.filter(({ what }) => what !== 'said')
  return of.map((event, at) => ({ ...event, id: `${n}.${at}`, frame: n, notation }))
}

/** The story of a room's log. */
export function told(frames: Told[]): Line[] {
  return frames.flatMap(lines)
}

/** The story with what a new frame tells; a frame that comes twice is told once. `notation` is that of my own act. */
export function continued(before: Line[], update: Update, notation: string | null): Line[] {
  return [...before.filter(({ frame }) => frame <= (update.since ?? 0)), ...lines({ ...update, notation })]
}

/** What was said in a frame that goes on from the one before. */
export function said(update: Update, at_ms: number): ChatLine[] {
  return update.events
    .filter(({ what }) => what === 'said')
    .map(({ seat, facts }) => ({ seat: seat ?? -1, name: String(facts.name), text: String(facts.text), at_ms }))
}

/** Lines of a frame that belong together: what one seat did is read as one paragraph. */
export interface Paragraph {
  id: string
  frame: number
  seat: number | null
  notation: string | null
  lines: Line[]
}

export function paragraphs(story: Line[]): Paragraph[] {
  const found: Paragraph[] = []
  for (const line of story) {
    const last = found.at(-1)
    const same = last?.frame === line.frame
    const notation = same ? null : line.notation // the act is the frame's first paragraph; the others follow from it
    if (same && (line.seat === null || line.seat === last.seat)) last.lines.push(line)
    else found.push({ id: line.id, frame: line.frame, seat: line.seat, notation, lines: [line] })
  }
  return found
}
