import { rulebookOf } from '../games/rulebook.ts'
import type { Rule } from '../generated/messages.ts'

/** A rule of the game by its id, from the page's own files: there may be no server to ask. */
export async function ruleOf(game: string, id: string): Promise<Rule | undefined> {
  return (await rulebookOf(game))?.rule.find((rule) => rule.id === id)
}
