import { flushSync, tick } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import { settings } from '../settings.svelte.ts'
import { Queue, type Piece } from './queue.ts'
import { Voice, type Heard } from './sound.ts'
import { finishTicks } from './ticking.ts'

const still = new MediaQuery('(prefers-reduced-motion: reduce)')

export const voice = new Voice(() => (settings.sound ? settings.volume : 0))

/** Whether anything moves at all: not for who wants none, and not in a tab that nobody sees. */
export function moving(): boolean {
  return !still.current && settings.pace !== 'none' && !document.hidden
}

/** Where the table's changes are seen going from where they were to where they are. */
export class Stage {
  /** Whether the points of what is seen happening are still on their way. */
  awaited = $state(false)
  private queue = new Queue()
  private frame = 0

  /**
   * The table has changed: its motions follow once that is drawn. A tab that is hidden plays nothing, not even later.
   *
   * An act of others ends (`cuts`) what is still seen of the one before, so that motion never lags behind the story; one of
   * which there is nothing to see ends nothing.
   */
  async show(pieces: () => Piece[], cuts: boolean): Promise<void> {
    await tick()
    const seen = moving() ? pieces() : []
    if (cuts && seen.length) this.queue.skip()
    this.queue.add(...seen)
  }

  /** The same of a frame that may bring points: they are counted when they are heard, or when all of it has been seen. */
  async showFrame(pieces: () => Piece[], cuts: boolean): Promise<void> {
    this.awaited = moving()
    const frame = (this.frame += 1)
    await this.show(pieces, cuts)
    this.queue.add(() => (frame === this.frame ? this.landed() : null))
  }

  skip(): void {
    this.queue.skip()
    this.landed()
    flushSync() // numbers begin to tick to what has landed, so that they can be ended too
    finishTicks()
  }

  hear(heard: Heard): void {
    if (heard === 'points') this.landed()
    if (!document.hidden) voice.play(heard)
  }

  private landed(): null {
    this.awaited = false
    return null
  }
}
