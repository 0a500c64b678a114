import type { Update } from '../wire.ts'

/** How my last act can be taken back now: by myself, by asking the others, or not at all. */
export function takeBack(update: Update | null): { wish: 'undo' | 'ask-undo'; label: string } | null {
  const undo = update?.undo
  if (!undo || undo.asked_by !== null) return null
  if (undo.alone) return { wish: 'undo', label: 'bar-undo' }
  return undo.ask ? { wish: 'ask-undo', label: 'bar-ask-undo' } : null
}
