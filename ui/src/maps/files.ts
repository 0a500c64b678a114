import type { Draft, DraftCity, DraftLand, DraftRoute, DraftTicket } from './draft.ts'
import { emptyDraft } from './draft.ts'

/** The files of a map's folder by their names. */
export type Files = Record<string, string>

const TITLES = { en: 'Ticket to Ride', pl: 'Wsiąść do Pociągu' }
/** The keys of `map.toml` that are plain values, in the order in which they are written. */
const PLAIN = [
  'canvas',
  'seats',
  'cars',
  'hand_dealt',
  'row_locomotive_limit',
  'twins_open_from_seats',
  'end_when_cars_at_most',
  'longest_bonus',
  'points',
] as const
const TABLES = ['deck', 'opening', 'ticket_draw', 'stations'] as const

/** A value as TOML writes it; what JSON can say, TOML says alike but for objects. */
function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`
  if (typeof value === 'object' && value !== null) return `{ ${pairs(value).join(', ')} }`
  return JSON.stringify(value)
}

function pairs(value: object): string[] {
  return Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [`${key} = ${toml(part)}`]))
}

function list(key: string, things: object[]): string {
  return `${key} = [\n${things.map((each) => `  ${toml(each)},\n`).join('')}]`
}

export function titles(name: string): { en: string; pl: string } {
  const line = (title: string) => `${title}: ${name}`.slice(0, 80)
  return { en: line(TITLES.en), pl: line(TITLES.pl) }
}

/** The map's folder; the picture is in it only where its maker said so. */
export function filesOf(draft: Draft): Files {
  const lines = [
    `title = ${toml(titles(draft.name))}`,
    ...PLAIN.map((key) => `${key} = ${toml(draft[key])}`),
    '',
    list('city', draft.city.map(city)),
    list('route', draft.route.map(route)),
    list('ticket', draft.ticket.map(ticket)),
    ...TABLES.map((key) => `\n[${key}]\n${pairs(draft[key]).join('\n')}`),
  ]
  const land = pairs(draft.land).join('\n')
  return {
    'map.toml': `${lines.join('\n')}\n`,
    ...(land ? { 'land.toml': `${land}\n` } : {}),
    ...(draft.rules ? { 'rules.toml': draft.rules } : {}),
    ...(draft.picture && draft.sharePicture ? { 'picture.url': draft.picture } : {}),
  }
}

const city = ({ id, en, pl, board, at, label }: DraftCity) => ({ id, en, pl, board, at, label })
const route = ({ between, colour, length, ferry, tunnel, bend, curve }: DraftRoute) => ({
  between,
  colour,
  length,
  ferry: ferry || undefined,
  tunnel: tunnel || undefined,
  bend,
  curve,
})
const ticket = ({ between, points, long }: DraftTicket) => ({ between, points, long: long || undefined })

/** What a page draws of a map: its file as plain data, and the land. */
export type Drawing = Omit<Draft, 'name' | 'land' | 'picture' | 'sharePicture' | 'rules'> & {
  title: { en: string; pl: string }
  land: DraftLand & { picture?: string }
}

/** The drawing with the picture, whether or not that is shared. */
export function drawingOf(draft: Draft): Drawing {
  const { name, land, picture, sharePicture: _share, rules: _rules, ...printed } = draft
  return { title: titles(name), ...printed, land: { ...land, ...(picture ? { picture } : {}) } }
}

/** The whole folder as one file, which the program takes too. */
export function parcelOf(files: Files): string {
  const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)))
  return `${JSON.stringify({ semafor: 'map', files: sorted }, null, 1)}\n`
}

/** A draft from what the rules read out of such files. */
export function draftOf(files: Files, read: { printed: Record<string, unknown>; land: Record<string, unknown> }): Draft {
  const { title, player_colours: _, ...printed } = read.printed as Record<string, unknown> & { title: { en: string } }
  const told = printed as unknown as Omit<Draft, 'name' | 'land'>
  const picture = files['picture.url']
  return {
    ...emptyDraft(title.en.split(': ').at(-1)!),
    ...told,
    city: told.city.map(city).map(tidied),
    route: told.route.map(route).map(tidied),
    ticket: told.ticket.map(ticket).map(tidied),
    land: read.land as DraftLand,
    ...(files['rules.toml'] ? { rules: files['rules.toml'] } : {}),
    ...(picture ? { picture, sharePicture: true } : {}),
  }
}

/** Without the keys that say nothing. */
function tidied<T extends object>(thing: T): T {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined && value !== null)) as T
}
