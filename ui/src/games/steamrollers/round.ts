import type { SteamRollersView } from '../../generated/games/steamrollers.ts'
import type { Line } from '../../table/story.ts'

type Told = Pick<Line, 'what' | 'seat' | 'facts'>

/** The dice of this round that somebody has taken and used, with whose they were; the one in hand is not among them. */
export function takenDice(
  lines: Told[],
  view: Pick<SteamRollersView, 'dice' | 'die' | 'second_die'>,
): { face: number; seat: number }[] {
  const start = lines.findLastIndex(({ what }) => what === 'rolled')
  const rolled = lines[start]?.facts.dice
  if (!Array.isArray(rolled)) return []
  const gone = without(rolled.map(Number), view.dice)
  const chosen = lines.slice(start + 1).flatMap(chosenIn)
  const inHand = [view.die, view.second_die].filter((face) => face !== null).length
  const used = chosen.slice(0, Math.max(0, chosen.length - inHand))
  return used.filter(({ face }) => gone.includes(face))
}

function chosenIn({ what, seat, facts }: Told): { face: number; seat: number }[] {
  if (seat === null) return []
  if (what === 'chose-die') return [{ face: Number(facts.die), seat }]
  if (what === 'chose-two' && Array.isArray(facts.dice)) return facts.dice.map((face) => ({ face: Number(face), seat }))
  return []
}

function without(all: number[], taken: number[]): number[] {
  const left = [...all]
  for (const each of taken) if (left.includes(each)) left.splice(left.indexOf(each), 1)
  return left
}

/** The crates that a seat has delivered so far, in order, with their points; none where the story does not tell of all. */
export function shelfOf(lines: Told[], seat: number, points: number): { good: string; points: number }[] {
  const shelf: { good: string; points: number }[] = []
  let sum = 0
  for (const { what, seat: whose, facts } of lines) {
    if (what !== 'delivered' || whose !== seat || sum >= points) continue
    sum += Number(facts.distance)
    shelf.push({ good: String(facts.good), points: Number(facts.distance) })
  }
  return sum === points ? shelf : []
}
