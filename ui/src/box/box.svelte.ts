import { parse, stringify } from 'smol-toml'
import { ask, Denied } from '../api.ts'
import { engine, EngineProblem } from '../engine/engine.ts'
import { sentence } from '../engine/saying.ts'
import type { GameKey } from '../generated/games.ts'
import type { CheckedBox } from '../generated/http.ts'
import type { Both, Box, BoxField, CorrectedBox } from '../generated/messages.ts'
import { keepBox, keptBox } from './keeping.ts'

type Item = Record<string, unknown>
type Value = string | number | boolean | object

/** What does not fit, as the rules say it. */
class Misfit extends Error {
  constructor(readonly said: Both) {
    super(said.en)
  }
}

/** A value by its place in the box. */
export const idOf = ({ table, item, key }: Pick<BoxField, 'table' | 'item' | 'key'>) => `${table}|${item}|${key}`

interface Before {
  change: string
  given: Record<string, unknown>
  title: string
}

const PAUSE_MS = 350

/** An owner's box while it is being corrected: our values, those that were looked up, and what does not fit yet. */
export class OwnBox {
  /** Our own box. */
  readonly fields: BoxField[]
  /** What was looked up in a box, by its place, whether it differs from ours or not. */
  given = $state.raw<Record<string, unknown>>({})
  title = $state('')
  /** The corrections as they were last found to fit: what is played, printed and shared. */
  text = $state('')
  hash = $state('')
  problem = $state.raw<Both | null>(null)
  /** What was written last, where it does not fit: its place. */
  wrongAt = $state('')
  /** A box that came by a link is mine when I say so: until then nothing of it is kept, so my own stays. */
  sent = $state(false)
  /** What was looked up before each of my changes; changes of one value in a row are one. */
  private before = $state.raw<Before[]>([])
  private waiting: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly game: GameKey,
    ours: Box,
  ) {
    this.fields = ours.fields
  }

  /** The box of the game with what this device has kept. */
  static async open(game: GameKey): Promise<OwnBox> {
    const box = new OwnBox(game, await ours(game))
    if (keptBox(game)) await box.take(keptBox(game))
    box.before = []
    return box
  }

  /** Shows these corrections, once they are found to fit. */
  async take(text: string, sent = false): Promise<void> {
    const found = await correctedBox(this.game, text)
    this.remember('take')
    this.read(found)
    this.sent = sent
    if (!sent) keepBox(this.game, found.text)
  }

  private read(found: CorrectedBox): void {
    this.given = Object.fromEntries(found.looked_up.map((each) => [idOf(each), each.value]))
    this.title = String((found.text ? parse(found.text) : {})['title'] ?? '')
    ;[this.text, this.hash, this.problem, this.wrongAt] = [found.text, found.hash, null, '']
  }

  valueOf(field: BoxField): unknown {
    return this.given[idOf(field)] ?? field.value
  }

  has(field: BoxField): boolean {
    return idOf(field) in this.given
  }

  /** Whether the value differs from ours. */
  differs(field: BoxField): boolean {
    return this.has(field) && JSON.stringify(this.valueOf(field)) !== JSON.stringify(field.value)
  }

  get doubtful(): BoxField[] {
    return this.fields.filter(({ source }) => source === 'reconstructed')
  }

  get checked(): number {
    return this.doubtful.filter((field) => this.has(field)).length
  }

  /** The values that differ from ours. */
  get changed(): BoxField[] {
    return this.fields.filter((field) => this.differs(field))
  }

  give(field: BoxField, value: unknown): void {
    this.remember(idOf(field))
    this.given = { ...this.given, [idOf(field)]: value }
    this.wrongAt = idOf(field)
    this.change()
  }

  drop(field: BoxField): void {
    this.remember(`drop ${idOf(field)}`)
    this.given = Object.fromEntries(Object.entries(this.given).filter(([id]) => id !== idOf(field)))
    this.change()
  }

  name(title: string): void {
    this.remember('title')
    this.title = title.slice(0, 30)
    this.change()
  }

  clear(): void {
    this.remember('clear')
    this.given = {}
    this.title = ''
    this.change()
  }

  get undoable(): boolean {
    return this.before.length > 0
  }

  /** Everything is as before my last change. */
  undo(): void {
    const last = this.before.at(-1)
    if (!last) return
    this.before = this.before.slice(0, -1)
    ;[this.given, this.title] = [last.given, last.title]
    this.change()
  }

  private remember(change: string): void {
    if (this.before.at(-1)?.change !== change) this.before = [...this.before, { change, given: this.given, title: this.title }]
  }

  /** A box that came from elsewhere becomes my own. */
  adopt(): void {
    this.sent = false
    keepBox(this.game, this.text)
  }

  private change(): void {
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => void this.check(), PAUSE_MS)
  }

  /** Asks the rules; what does not fit is said and not kept. */
  async check(): Promise<void> {
    const asked = written(this.fields, this.given, this.title.trim())
    try {
      const found = await correctedBox(this.game, asked)
      if (asked !== written(this.fields, this.given, this.title.trim())) return
      ;[this.text, this.hash, this.problem, this.wrongAt] = [found.text, found.hash, null, '']
      if (!this.sent) keepBox(this.game, found.text)
    } catch (error) {
      this.problem = await saidOf(error)
    }
  }
}

/** The corrections as a material file. */
export function written(fields: BoxField[], given: Record<string, unknown>, title = ''): string {
  const found: Item = title ? { title } : {}
  for (const field of fields) {
    if (!(idOf(field) in given)) continue
    const value = given[idOf(field)] as Value
    const item = itemIn(found, field)
    item[field.key] = value
  }
  return Object.keys(found).length ? stringify(found) : ''
}

function itemIn(found: Item, { table, named }: BoxField): Item {
  if (!Object.keys(named).length) return (found[table] ??= {}) as Item
  const items = (found[table] ??= []) as Item[]
  const same = (item: Item) => Object.entries(named).every(([key, value]) => item[key] === value)
  const known = items.find(same)
  if (known) return known
  items.push({ ...named })
  return items.at(-1)!
}

/** Our box, from the server, or from the rules in this browser where there is none. */
async function ours(game: GameKey): Promise<Box> {
  try {
    return await ask('GET /api/games/{game}/box', { game })
  } catch (error) {
    if (error instanceof Denied) throw error
    return engine.ask('boxed', { game })
  }
}

/** What those corrections look up, checked by the server, or by the rules in this browser where there is none. */
export async function correctedBox(game: GameKey, text: string): Promise<CorrectedBox> {
  try {
    const answer = await fetch(`/api/games/${game}/box`, { method: 'POST', body: text })
    const data: unknown = await answer.json()
    if (!answer.ok) throw new Denied(data as Denied['denial'])
    const { box, problem } = data as CheckedBox
    if (!box) throw new Misfit(problem!)
    return box
  } catch (error) {
    if (error instanceof Denied || error instanceof Misfit) throw error
    return engine.ask('corrected', { game, text })
  }
}

/** Why a box cannot be used, in both languages. */
export async function saidOf(error: unknown): Promise<Both | null> {
  if (error instanceof Misfit) return error.said
  if (error instanceof Denied) return error.denial.text
  return error instanceof EngineProblem ? sentence(error.told) : null
}
