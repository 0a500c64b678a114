import { Engine } from '../engine/engine.ts'
import type { Tried } from '../generated/engine.ts'
import { NOTHING, together } from './balance.ts'
import type { Draft } from './draft.ts'
import { filesOf } from './files.ts'

const LOT = 5

/** Games of bots on a map, in a worker of their own: drawing goes on meanwhile, and nothing is asked of the server. */
export class Trying {
  found = $state.raw<Tried>(NOTHING)
  wanted = $state(0)
  running = $state(false)
  broken = $state(false)
  /** The map as it was when the games began. */
  of = $state.raw<Draft | null>(null)
  private engine: Engine | null = null

  async start(draft: Draft, seats: number, games: number): Promise<void> {
    this.stop()
    const engine = (this.engine = new Engine())
    const files = filesOf(draft)
    this.of = draft
    this.found = NOTHING
    this.wanted = games
    this.broken = false
    this.running = true
    try {
      while (this.engine === engine && this.found.games < games) {
        const lot = await engine.ask('tried', {
          files,
          seats,
          games: Math.min(LOT, games - this.found.games),
          first: this.found.games,
        })
        if (this.engine === engine) this.found = together(this.found, lot)
      }
    } catch {
      this.broken = this.engine === engine
    }
    if (this.engine === engine) this.stop()
  }

  /** What was played so far stays to be seen. */
  stop(): void {
    const ended = this.engine
    this.engine = null
    this.running = false
    ended?.end()
  }
}
