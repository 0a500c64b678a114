import { folder } from '../games/index.ts'
import type { Sitting } from '../generated/http.ts'
import { settings } from '../settings.svelte.ts'
import { hasWords, say, sayIn } from '../words.svelte.ts'

/** Who sat there, as one is called: a person by name, a bot by its level. */
export function whoName({ kind, name }: Sitting): string {
  if (kind === 'bot') return say('profile-bot', { level: hasWords(`level-${name}`) ? say(`level-${name}`) : name })
  if (kind === 'automaton') return hasWords(`automaton-${name}`) ? say(`automaton-${name}`) : name
  return name || say('profile-nobody')
}

/** A source of points by the name that its own game has for it. */
export function partName(game: string, part: string): string {
  return sayIn(settings.lang, `part-${part}`, {}, `games/${folder(game)}`)
}

/** A game by its title; one on a map that this page has not met by the title that the server told. */
export function gameName(game: string, title: string): string {
  return hasWords(`game-${game}`) ? say(`game-${game}`) : title
}
