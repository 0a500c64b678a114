import { ask } from '../api.ts'
import type { Both, Rule } from '../generated/messages.ts'
import { folder } from './index.ts'

export interface Rulebook {
  section: (Pick<Rule, 'id'> & Both)[]
  rule: Rule[]
}

/** Rules as their files have them: some hold only on maps that need them, a map's own say where they stand. */
interface Written {
  section: Rulebook['section']
  rule: (Rule & { needs?: string; after?: string })[]
}

interface Board {
  route: { ferry?: number; tunnel?: boolean }[]
  stations?: { each?: number }
  opening?: { long_tickets?: number }
}

const books = import.meta.glob<Written>('@semafor/games/*/rulebook.toml', { import: 'default' })
const boards = import.meta.glob<Board>('@semafor/games/*/maps/*/map.toml', { import: 'default' })
const ownRules = import.meta.glob<Partial<Written>>('@semafor/games/*/maps/*/rules.toml', { import: 'default' })

/** The rulebook of a game from the page's own files, for there may be no server; of a map that is not of this page, from it. */
export async function rulebookOf(game: string): Promise<Rulebook | null> {
  const room = folder(game)
  const book = await of(books, `/games/${room}/rulebook.toml`)
  if (!book || room !== 'ticket_to_ride') return book ?? null
  const map = `/games/${room}/maps/${game.replace('ticket-to-ride-', '')}`
  const board = await of(boards, `${map}/map.toml`)
  if (!board) return { ...book, rule: await ask('GET /api/games/{game}/rules', { game }) }
  const has = features(board)
  const rule: Rule[] = book.rule.filter(({ needs }) => !needs || has.has(needs))
  for (const own of (await of(ownRules, `${map}/rules.toml`))?.rule ?? []) insert(rule, own)
  return { ...book, rule }
}

async function of<T>(files: Record<string, () => Promise<T>>, end: string): Promise<T | undefined> {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1]()
}

function features({ route, stations, opening }: Board): Set<string> {
  const has = {
    ferries: route.some(({ ferry }) => ferry),
    tunnels: route.some(({ tunnel }) => tunnel),
    stations: (stations?.each ?? 0) > 0,
    'long-tickets': (opening?.long_tickets ?? 0) > 0,
  }
  return new Set(Object.entries(has).flatMap(([name, here]) => (here ? [name] : [])))
}

/** Puts a map's own rule in its place, or in that of the rule it tells anew. */
function insert(rules: Rule[], own: Written['rule'][number]): void {
  const place = rules.findIndex(({ id }) => id === (own.after ?? own.id))
  const told = { ...own, section: own.section ?? rules[place]?.section }
  rules.splice(own.after ? place + 1 : place, own.after ? 0 : 1, told)
}
