import type { GameKey } from '../generated/games.ts'
import { arraysIn } from './npz.ts'
import { thinker, type Ask, type Thinker } from './thinker.ts'
import { weightsAt } from './weights.ts'

/** The networks that play on this page, each fetched and made once, when it is first needed. */
export class Masters {
  private made = new Map<GameKey, Promise<Thinker | null>>()

  constructor(
    /** The address of a game's weights. */
    private readonly address: (game: GameKey) => string,
    /** How the rules are asked what a network needs to know. */
    private readonly ask: Ask,
  ) {}

  /** The game's network; null where its weights cannot be had. */
  of(game: GameKey): Promise<Thinker | null> {
    const known = this.made.get(game)
    if (known) return known
    const made = this.make(game)
    this.made.set(game, made)
    void made.then((network) => network ?? this.made.delete(game)) // the next question tries again
    return made
  }

  private async make(game: GameKey): Promise<Thinker | null> {
    const file = await weightsAt(this.address(game))
    return file && thinker(game, await arraysIn(file), this.ask)
  }
}
