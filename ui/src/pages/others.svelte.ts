import { ask } from '../api.ts'
import { engine } from '../engine/engine.ts'
import type { GameKey } from '../generated/games.ts'
import type { MapShown } from '../generated/http.ts'
import { addWords, sayIn } from '../words.svelte.ts'

/** Games on maps that this server has beside those of the page: known once it has told of them. */
class Others {
  private maps = $state.raw<MapShown[]>([])
  private asking: Promise<void> | null = null

  get games(): GameKey[] {
    return this.maps.map(({ game }) => game)
  }

  /** Asks the server, once; without one there are none. */
  load(): Promise<void> {
    return (this.asking ??= navigator.onLine ? this.ask().catch(() => undefined) : Promise.resolve())
  }

  private async ask(): Promise<void> {
    const maps = await ask('GET /api/maps')
    for (const map of maps) {
      for (const lang of ['en', 'pl'] as const) {
        addWords(lang, map.words[lang])
        addWords(lang, names(map, lang))
      }
    }
    this.maps = maps
    engine.outside = () => Promise.all(this.games.map(files))
  }
}

/** The words that every game has, for one whose map brings none. */
function names({ game, title, seats }: MapShown, lang: 'en' | 'pl'): string {
  const line = sayIn(lang, 'game-other-line', { least: seats[0]!, most: seats.at(-1)! })
  const texts = {
    '': title[lang],
    '-short': title[lang].split(': ').at(-1)!,
    '-line': line,
    '-about': sayIn(lang, 'game-other-about'),
  }
  return Object.entries(texts)
    .map(([part, text]) => `game-${game}${part} = { ${JSON.stringify(text)} }`)
    .join('\n')
}

async function files(game: GameKey) {
  const { files } = await ask('GET /api/games/{game}/map', { game })
  return { name: game.replace('ticket-to-ride-', ''), files }
}

export const others = new Others()
