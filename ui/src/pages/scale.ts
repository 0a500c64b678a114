import scale from '@semafor/bots/scale.toml'
import { say } from '../words.svelte.ts'

/** How strong the levels of a game are, by the games they played against each other; nothing where they have not. */
export function ratingsOf(game: string): Record<string, number> {
  return (scale as Record<string, Record<string, number>>)[game] ?? {}
}

/** A level with its rating, if it has one. */
export function named(level: string, ratings: Record<string, number>): string {
  const rating = ratings[level]
  const word = say(`level-${level}`)
  return rating === undefined ? word : say('new-level-rated', { level: word, rating: whole(rating) })
}

/** Without a minus before a nought. */
function whole(rating: number): number {
  return Math.round(rating) + 0
}
