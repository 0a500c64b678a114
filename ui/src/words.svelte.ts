import type { FluentBundle } from '@fluent/bundle'
import pageEn from './text/en.ftl?raw'
import pagePl from './text/pl.ftl?raw'
import { settings } from './settings.svelte.ts'
import { bundle, listed, spoken, type Facts } from './speaking.ts'
import type { Both, Denial, EventShown, Fact, Lang } from './generated/messages.ts'

export type { Facts }

/** Of a list in a refusal. */
const MOST_LISTED = 5

/** Every text a person sees comes from message files; the bundles of a game are added when its table opens. */
const bundles: Record<Lang, FluentBundle[]> = { en: [bundle('en', pageEn)], pl: [bundle('pl', pagePl)] }
let loaded = $state(0)
/** What was said with these words: at every act a table says hundreds of things again that have not changed. */
const said = new Map<string, string>()
const MOST_SAID = 4096
/** Words that belong to one map: its name and what is said of it stand in its folder. */
const mapTexts = import.meta.glob<string>('@semafor/games/*/maps/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
for (const [path, text] of Object.entries(mapTexts)) addWords(path.endsWith('/pl.ftl') ? 'pl' : 'en', text)
const rooms = new Map<string, Promise<Record<Lang, FluentBundle[]>>>()
const byRoom = new Map<string, FluentBundle>()

/** Adds messages that are not of any file of this page; what is there already goes first. */
export function addWords(lang: Lang, text: string): void {
  bundles[lang].push(bundle(lang, text))
  arrived()
}

/** There are new words, which may be the better ones for what was said before. */
function arrived(): void {
  said.clear()
  loaded += 1
}

type Raw = () => Promise<string>
const rulesTexts = import.meta.glob<string>(['@semafor/games/*/text/*.ftl', '@semafor/{rooms,kernel,offline}/text/*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>
const tableTexts = import.meta.glob<string>(['./games/*/text/*.ftl', './{tutorial,rules,maps,box,profile}/text/*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, Raw>

/** Loads the words of a room of the rules ("games/ticket_to_ride", "rooms", "kernel") and of its table on this page.
 *  Where two rooms have the same id, the room that was asked for last speaks. */
export async function loadWords(room: string): Promise<void> {
  const asked = rooms.get(room) ?? read(room)
  rooms.set(room, asked)
  const found = await asked
  for (const lang of ['en', 'pl'] as const) {
    const [page, ...others] = bundles[lang]
    bundles[lang] = [page!, ...found[lang], ...others.filter((each) => !found[lang].includes(each))]
  }
  arrived()
}

async function read(room: string): Promise<Record<Lang, FluentBundle[]>> {
  const found: Record<Lang, FluentBundle[]> = { en: [], pl: [] }
  for (const lang of ['en', 'pl'] as const) {
    const here = Object.entries(tableTexts).filter(([path]) => path === `./${room}/text/${lang}.ftl`)
    const there = Object.entries(rulesTexts).filter(([path]) => path.endsWith(`/semafor/${room}/text/${lang}.ftl`))
    const texts = await Promise.all([...here, ...there].map(([, text]) => text()))
    found[lang].push(...texts.map((text) => bundle(lang, text)))
    if (there.length) byRoom.set(`${lang} ${room}`, found[lang].at(-1)!)
  }
  return found
}

/** Whether there is such a message in any loaded room. */
export function hasWords(id: string): boolean {
  return loaded >= 0 && bundles[settings.lang].some((each) => each.hasMessage(id))
}

/** The message in the chosen language with its variables filled in; the bare id if there is none. */
export function say(id: string, facts: Facts = {}): string {
  return sayIn(settings.lang, id, facts)
}

/** The same in that language; where several rooms have such a message, that of `room` is meant. */
export function sayIn(lang: Lang, id: string, facts: Facts = {}, room = ''): string {
  if (loaded < 0) return id // reading `loaded` makes every text follow the arrival of new words
  const key = `${lang} ${room} ${id} ${JSON.stringify(facts)}`
  const known = said.get(key)
  if (known !== undefined) return known
  const first = byRoom.get(`${lang} ${room}`)
  const found = spoken(first ? [first, ...bundles[lang]] : bundles[lang], id, facts)
  if (said.size === MOST_SAID) said.clear()
  said.set(key, found)
  return found
}

/** How a room tells an event in the chosen language. */
type Told = (event: EventShown) => EventShown

/** An event as a sentence, with the player's name where the rules only know the seat. */
export function sayEvent(event: EventShown, names: string[], told: Told = (plain) => plain): string {
  const { what, seat, facts } = told(event)
  return say(what, named({ seat: seat === null ? -1 : seat + 1, ...facts }, names))
}

/** Why not, by the rule's own message with the names of players and things; else as the server said it. */
export function sayRefusal({ rule, facts, text }: Denial, names: string[], told: Told = (plain) => plain): string {
  return saidOf(`no-${rule?.replaceAll('.', '-')}`, facts, text, names, told)
}

/** What can be done instead; nothing where the refusal names nothing. */
export function sayInstead({ instead }: Denial, names: string[], told: Told = (plain) => plain): string {
  return instead ? saidOf(instead.what, instead.facts, instead.text, names, told) : ''
}

function saidOf(what: string, facts: Facts, text: Both, names: string[], told: Told): string {
  if (!hasWords(what)) return text[settings.lang]
  const refused = told({ what, seat: null, facts: named(facts, names) })
  return say(refused.what, shortened(refused.facts))
}

/** A refusal is read at a glance: five things of a list, and how many more there are; as in the kernel's `Words`. */
function shortened(facts: Facts): Facts {
  const short = (name: string, fact: Fact): Fact => {
    if (!Array.isArray(fact) || fact.length <= MOST_LISTED) return fact
    const first = listed(bundles[settings.lang], name, fact.slice(0, MOST_LISTED))
    return say('list-more', { first, count: fact.length - MOST_LISTED })
  }
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, short(name, fact)]))
}

/** The facts with the names of the players whose seats they speak of: `seat` is who acts, `whom` are others. */
function named(facts: Facts, names: string[]): Facts {
  const name = (seat: Fact): Fact => (Array.isArray(seat) ? seat.map(name) : (names[Number(seat) - 1] ?? seat)) as Fact
  const who = names[Number(facts.seat) - 1]
  return { ...facts, ...(who ? { who } : {}), ...(facts.whom === undefined ? {} : { whom: name(facts.whom) }) }
}
