import type { ChallengeShown, Ranked } from '../generated/http.ts'
import { signed, written } from '../minus.ts'

/** A row with the place that is counted among people; a bot stands between them and has none of its own. */
export interface Row extends Ranked {
  place: number
}

/** Points as the ranking has them: in a challenge for pairs they are a lead, which has its sign. */
export const pointsOf = (points: number, pair: boolean): string => (pair ? signed(points) : written(points))

/** So many of the best, equal points in one place, and every bot that has finished. */
export function rows({ ranking, par }: Pick<ChallengeShown, 'ranking' | 'par'>, most: number): Row[] {
  const place = (points: number) => 1 + ranking.filter((each) => each.points > points).length
  const people = ranking.slice(0, most).map((each) => ({ ...each, place: place(each.points) }))
  const bots = par.flatMap(({ level, room, points }) =>
    points === null ? [] : [{ room, seat: 0, name: '', points, against: '', first: '', level, place: place(points) }],
  )
  return [...people, ...bots].sort((a, b) => b.points - a.points)
}
