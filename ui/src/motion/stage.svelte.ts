import { tick } from 'svelte'
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
  private queue = new Queue()

  /**
   * The table has changed: its motions follow once that is drawn. A tab that is hidden plays nothing, not even later.
   *
   * An act of others ends (`cuts`) what is still seen of the one before, so that motion never lags behind the story.
   */
  async show(pieces: () => Piece[], cuts: boolean): Promise<void> {
    await tick()
    if (cuts) this.queue.skip()
    if (moving()) this.queue.add(...pieces())
  }

  skip(): void {
    this.queue.skip()
    finishTicks()
  }

  hear(heard: Heard): void {
    if (!document.hidden) voice.play(heard)
  }
}
