/** How fast the acts of others are told. */
export type Pace = 'calm' | 'normal' | 'fast' | 'none'
export const PACES: Pace[] = ['calm', 'normal', 'fast', 'none']

const FACTORS: Record<Pace, number> = { calm: 1.5, normal: 1, fast: 0.5, none: 0 }
/** Who acts is named before the act is seen. */
const NAMED_MS = 220
const SMALL_MS = 600
const LARGE_MS = 1300
/** So long my own act is seen, if there is much to see, before that of another begins. */
export const OWN_MS = 1500
/** The same of an act with little to see: a card, a station. */
export const OWN_SMALL_MS = 700
const ROUND_MS = 6000
const BEHIND_MS = 2500
const LOST_MS = 8000

/** An act that is to be told: how much there is to see, and what makes it happen at the table. */
export interface Act {
  large: boolean
  /** Names who acts and what; `ms` is how long all of it takes. */
  name(ms: number): void
  make(): void
}

/**
 * Tells acts one by one. What is not an act of others (`pass`) keeps its place among them but takes no time.
 *
 * It never falls far behind: with more than a few seconds of acts waiting it hurries, with many it jumps to the newest.
 */
export class Pacer {
  private waiting: (Act | (() => void))[] = []
  private timer: ReturnType<typeof setTimeout> | null = null
  private current: Act | null = null
  private seen_ms = 0 // until when my own act is seen

  private readonly pace: () => Pace
  private readonly rest: () => void

  /** `rest` is called when all is told. */
  constructor(pace: () => Pace, rest: () => void) {
    this.pace = pace
    this.rest = rest
  }

  get telling(): boolean {
    return this.timer !== null
  }

  tell(act: Act): void {
    this.waiting.push(act)
    if (this.backlog > LOST_MS) this.flush()
    else this.go()
  }

  /** `seen`: the next act is named at once, but waits so long for what is seen of this one. */
  pass(make: () => void, seen = 0): void {
    this.waiting.push(() => {
      make()
      if (seen) this.seen_ms = performance.now() + seen * FACTORS[this.pace()]
    })
    this.go()
  }

  /** All that waits happens now. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.current?.make()
    this.current = null
    const all = this.waiting.splice(0)
    for (const each of all) typeof each === 'function' ? each() : each.make()
    this.seen_ms = 0
    if (all.length) this.rest()
  }

  /** How long the acts that wait would take, unhurried. */
  private get backlog(): number {
    return this.waiting.reduce((sum, each) => sum + (typeof each === 'function' ? 0 : lasting(each)), 0)
  }

  private go(): void {
    while (this.timer === null && this.waiting.length) {
      const next = this.waiting.shift()!
      if (typeof next === 'function') next()
      else this.begin(next)
    }
  }

  private begin(act: Act): void {
    const speed = FACTORS[this.pace()] * hurry(this.backlog)
    if (speed === 0) return act.make()
    this.current = act
    const named = Math.max(NAMED_MS * speed, this.seen_ms - performance.now())
    const after = (lasting(act) - NAMED_MS) * speed
    act.name(Math.round(named + after))
    this.timer = setTimeout(() => {
      this.current = null
      act.make()
      this.timer = setTimeout(() => this.over(), after)
    }, named)
  }

  private over(): void {
    this.timer = null
    if (this.waiting.length) this.go()
    if (this.timer === null) this.rest()
  }
}

const lasting = ({ large }: Act) => (large ? LARGE_MS : SMALL_MS)

function hurry(backlog: number): number {
  return backlog > ROUND_MS ? 0.5 : backlog > BEHIND_MS ? 0.7 : 1
}
