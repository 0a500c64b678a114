import type { EventShown } from '../../generated/messages.ts'

const CARD = /^(took|drew)-card/

/** The second card of a turn is told in the line of the first. */
export function goesOn(before: EventShown[], next: EventShown): boolean {
  const deeds = before.filter(({ seat }) => seat !== null)
  const [first] = deeds
  return deeds.length === 1 && first!.seat === next.seat && CARD.test(first!.what) && CARD.test(next.what)
}
