import { get } from '../api.ts'
import type { Rule } from '../wire.ts'

const known = new Map<string, Promise<Map<string, Rule>>>()

/** The rulebook of a game by rule id, asked for once. */
export function rulesOf(game: string): Promise<Map<string, Rule>> {
  const asked =
    known.get(game) ?? get<Rule[]>(`/api/games/${game}/rules`).then((rules) => new Map(rules.map((rule) => [rule.id, rule])))
  known.set(game, asked)
  return asked
}
