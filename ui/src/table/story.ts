import type { ChatLine, EventShown, Fact, Told, Update } from '../generated/messages.ts'

/** A line of the story as this audience was told it, with the frame that told it. */
export interface Line extends EventShown {
  id: string
  frame: number
  /** The frame before the first of which this one tells. */
  since: number
  /** The act in notation, where it may be known. */
  notation: string | null
}

function lines({ n, events, notation }: Pick<Told, 'n' | 'events' | 'notation'>, since: number): Line[] {
  const ends = events.some(({ what }) => what === 'game-over') // the game says it, and often why
  const silent = ['said', 'watcher-said', ...(ends ? ['over'] : [])]
  const of = events.filter(({ what }) => !silent.includes(what))
  return of.map((event, at) => ({ ...event, id: `${n}.${at}`, frame: n, since, notation }))
}

/** The story of a room's log. */
export function told(frames: Told[]): Line[] {
  return frames.flatMap((frame) => lines(frame, frame.n - 1))
}

/** The story with what a new frame tells; a frame that comes twice is told once. `notation` is that of my own act. */
export function continued(before: Line[], update: Update, notation: string | null): Line[] {
  const since = update.since ?? 0
  return [...before.filter(({ frame }) => frame <= since), ...lines({ ...update, notation }, since)]
}

/** The story from its beginning, with what was told since; a frame that told of several things at once tells them alone. */
export function joined(story: Told[], since: Line[]): Line[] {
  const last = story.at(-1)?.n ?? 0
  const newer = since.filter(({ frame }) => frame > last)
  return [...told(story).filter(({ frame }) => frame <= (newer[0]?.since ?? last)), ...newer]
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

/** A deed done again right after itself (an event with the fact `times`) is told once, with its numbers added up. */
function together(last: Paragraph | undefined, line: Line): Line | null {
  const [one, ...more] = last?.lines ?? []
  if (!one || more.length || one.what !== line.what || one.seat !== line.seat || one.facts.times === undefined) return null
  const add = ([name, fact]: [string, Fact]) => [name, typeof fact === 'number' ? fact + Number(line.facts[name]) : fact]
  return { ...line, id: one.id, facts: Object.fromEntries(Object.entries(one.facts).map(add)) }
}

/** Whether a line goes on with what the lines before it tell, though a later frame brings it. */
export type GoesOn = (before: EventShown[], next: EventShown) => boolean

export function paragraphs(story: Line[], goesOn: GoesOn = () => false): Paragraph[] {
  const found: Paragraph[] = []
  for (const line of story) {
    const last = found.at(-1)
    const summed = together(last, line)
    if (last && summed) {
      found[found.length - 1] = { ...last, frame: line.frame, lines: [summed] }
      continue
    }
    const same = last?.frame === line.frame
    if (last && !same && goesOn(last.lines, line)) {
      const notation = [last.notation, line.notation].filter(Boolean).join(', ') || null
      found[found.length - 1] = { ...last, frame: line.frame, notation, lines: [...last.lines, line] }
      continue
    }
    const notation = same ? null : line.notation // the act is the frame's first paragraph; the others follow from it
    if (same && (line.seat === null || line.seat === last.seat)) last.lines.push(line)
    else found.push({ id: line.id, frame: line.frame, seat: line.seat, notation, lines: [line] })
  }
  return found
}

/** The story cut after my last act; who only watches has it whole. */
export function sinceMine(told: Paragraph[], own: number | null): { news: Paragraph[]; before: Paragraph[] } {
  const last = told.findLastIndex(({ seat }) => seat !== null && seat === own)
  return { news: told.slice(last + 1), before: told.slice(0, last + 1) }
}

/** The points that the lines of a paragraph tell of. */
export function pointsOf({ lines }: Paragraph): number {
  return lines.reduce((sum, { facts }) => sum + (typeof facts.points === 'number' ? facts.points : 0), 0)
}
