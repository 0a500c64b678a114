import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Fact, Lang } from './generated/messages.ts'
import { minused } from './minus.ts'

/** The variables of a message. */
export type Facts = Record<string, Fact>

const SELECTOR = /\$([A-Za-z][\w-]*)(?=\s*->)/g

const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm
const NAMED = /\{\s*(-?[a-zA-Z][\w-]*)/g

/** Messages of which each is read when it is first said: a page says a tenth of what it could say, and in one language. */
class Unread extends FluentBundle {
  private text: string
  private parts: Map<string, string> | null = null

  constructor(lang: Lang, text: string) {
    super(lang, { useIsolating: false })
    this.text = text
  }

  override hasMessage(id: string): boolean {
    return this.found().has(id) || super.hasMessage(id)
  }

  override getMessage(id: string): ReturnType<FluentBundle['getMessage']> {
    this.read(id)
    return super.getMessage(id)
  }

  /** The text of each message that was not read yet; of two with one id the first. */
  private found(): Map<string, string> {
    if (this.parts) return this.parts
    const begins = [...this.text.matchAll(BEGINNING)]
    const part = (at: number) => this.text.slice(begins[at]!.index, begins[at + 1]?.index)
    return (this.parts = new Map(begins.map(([, id], at): [string, string] => [id!, part(at)]).reverse()))
  }

  /** The message, and those that it names: they are looked for among the ones that were read. */
  private read(id: string): void {
    const part = this.found().get(id)
    if (part === undefined) return
    this.found().delete(id)
    this.addResource(new FluentResource(part))
    for (const [, named] of part.matchAll(NAMED)) this.read(named!)
  }
}

/** The messages of a file. `{ $what -> [die] …` chooses by the fact as code gave it, whatever it is called in a language;
 *  as in the kernel's `Words`. */
export function bundle(lang: Lang, text: string): FluentBundle {
  return new Unread(lang, text.replace(SELECTOR, '$$$1-raw'))
}

/** The message with its variables filled in, by the first bundle that has it; the bare id if none has. */
export function spoken(bundles: FluentBundle[], id: string, facts: Facts = {}): string {
  for (const each of bundles) {
    const pattern = each.getMessage(id)?.value
    if (pattern) return minused(each.formatPattern(pattern, given(bundles, facts)))
  }
  return id
}

/** Every fact twice: as it is shown, and as code knows it for selectors. */
function given(bundles: FluentBundle[], facts: Facts): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {}
  for (const [name, fact] of Object.entries(called(bundles, facts))) {
    found[name] = shown(bundles, name, fact)
    found[`${name}-raw`] = typeof fact === 'string' ? fact : found[name]
  }
  return found
}

/** Who is meant is the seat by its number, unless the caller knows the player's name. */
function called(bundles: FluentBundle[], facts: Facts): Facts {
  if (facts.seat === undefined || facts.who !== undefined) return facts
  return { ...facts, who: spoken(bundles, 'seat-person', { number: facts.seat }) }
}

/** The facts of a list one after the other; those that are lists themselves can be taken apart. */
export function listed(bundles: FluentBundle[], name: string, facts: Fact[]): string {
  const parts = facts.map((part) => String(shown(bundles, name, part)))
  return parts.join(parts.some((part) => part.includes(', ')) ? '; ' : ', ')
}

/** A fact in the bundles' language: `card = "2 red"` reads its word from the message `card-red`, `route = "A-B (red)"` from
 *  `route-red`, `face = "overpass: A1, B2"` from `face-overpass`; lists likewise. Where there is a message `card-red-counted`, it
 *  says the number too; `card-first` is said with the words of `card`, and of `city = "rome – paris"` each part has its word.
 *  As in the kernel's `Words`. */
function shown(bundles: FluentBundle[], name: string, fact: Fact): FluentVariable {
  if (Array.isArray(fact)) return listed(bundles, name, fact)
  if (name === 'whom' && typeof fact === 'number') return spoken(bundles, 'seat-person', { number: fact })
  if (typeof fact !== 'string') return typeof fact === 'number' ? fact : String(fact)
  if (fact.includes(' – '))
    return fact
      .split(' – ')
      .map((part) => shown(bundles, name, part))
      .join(' – ')
  const [, head, places] = /^([^:]+): (.+)$/.exec(fact) ?? []
  if (head && has(bundles, `${family(name)}-${head}`)) return `${spoken(bundles, `${family(name)}-${head}`)} ${places}`
  const cut = fact.lastIndexOf(' ')
  const [count, word] = [fact.slice(0, Math.max(cut, 0)), fact.slice(cut + 1)]
  const counted = `${family(name)}-${word}-counted`
  if (/^\d+$/.test(count) && has(bundles, counted)) return spoken(bundles, counted, { n: Number(count) })
  const bracketed = /^\((.+)\)$/.exec(word)?.[1]
  const id = `${family(name)}-${bracketed ?? word}`
  if (!has(bundles, id)) return fact
  if (bracketed) return `${count} (${spoken(bundles, id)})`
  return count ? `${count} × ${spoken(bundles, id)}` : spoken(bundles, id)
}

const family = (name: string): string => name.split('-')[0]!

const has = (bundles: FluentBundle[], id: string): boolean => bundles.some((each) => each.hasMessage(id))
