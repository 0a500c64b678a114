import { ask } from '../api.ts'
import type { Rule } from '../generated/messages.ts'

const known = new Map<string, Promise<Map<string, Rule>>>()

/** The rulebook of a game by rule id, asked for once. */
export function rulesOf(game: string): Promise<Map<string, Rule>> {
  const asked =
    known.get(game) ??
    ask('GET /api/games/{game}/rules', { game }).then((rules) => new Map(rules.map((rule) => [rule.id, rule])))
  known.set(game, asked)
  return asked
}
