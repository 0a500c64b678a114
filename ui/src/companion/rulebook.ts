import { folder } from '../games/index.ts'
import type { Rule } from '../generated/messages.ts'

const books = import.meta.glob<{ rule: Rule[] }>('@semafor/games/*/rulebook.toml', { import: 'default' })

/** A rule of the game by its id, from the page's own files: there may be no server to ask. */
export async function ruleOf(game: string, id: string): Promise<Rule | undefined> {
  const book = Object.entries(books).find(([path]) => path.includes(`/games/${folder(game)}/`))?.[1]
  return (await book?.())?.rule.find((rule) => rule.id === id)
}
