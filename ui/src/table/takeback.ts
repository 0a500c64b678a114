import type { Update } from '../generated/messages.ts'

/** Whether there is anybody to ask: bots never mind. */
function othersPlay({ room, seat: mine }: Update): boolean {
  return room.seats.some(({ seat, kind, level }) => seat !== mine && kind === 'person' && !level)
}

/** How my last act can be taken back now: by myself, by asking the others, or not at all. */
export function takeBack(update: Update | null): { request: 'undo' | 'ask-undo'; label: string } | null {
  const undo = update?.undo
  if (!undo || undo.asked_by !== null) return null
  if (undo.alone) return { request: 'undo', label: 'bar-undo' }
  return undo.ask ? { request: 'ask-undo', label: othersPlay(update) ? 'bar-ask-undo' : 'bar-undo' } : null
}

/** Whether one click can go further back than one act: to the start of my turn, or to where chance last spoke. */
export function turnBack(update: Update | null): boolean {
  return (update?.undo?.turn ?? 0) > 1
}
