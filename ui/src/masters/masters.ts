import type { NetworkRead } from '../generated/engine.ts'
import { Network } from './network.ts'
import { arraysIn } from './npz.ts'
import { weightsAt } from './weights.ts'

/** The networks that play on this page, each fetched and made once, when it is first needed. */
export class Masters {
  private made = new Map<string, Promise<Network | null>>()

  constructor(
    /** The address of a game's weights. */
    private readonly address: (game: string) => string,
    /** How the network of a game reads. */
    private readonly read: (game: string) => NetworkRead,
  ) {}

  /** The game's network; null where its weights cannot be had. */
  of(game: string): Promise<Network | null> {
    const known = this.made.get(game)
    if (known) return known
    const made = this.make(game)
    this.made.set(game, made)
    void made.then((network) => network ?? this.made.delete(game)) // the next question tries again
    return made
  }

  private async make(game: string): Promise<Network | null> {
    const file = await weightsAt(this.address(game))
    return file && new Network(this.read(game), await arraysIn(file))
  }
}
