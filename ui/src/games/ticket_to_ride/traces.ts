import { paragraphs, sinceMine } from '../../table/story.ts'
import { lights } from './lights.ts'
import type { TicketTable } from './desk.svelte.ts'

/** The things the others' acts since my last one speak of; who only watches sees the newest act. */
export function traces(table: TicketTable): ReadonlySet<string> {
  const told = paragraphs(table.lines)
  const news = table.own === null ? told.slice(-1) : sinceMine(told, table.own).news
  return new Set(table.past ? [] : news.flatMap(({ lines }) => lines.flatMap(lights)))
}
