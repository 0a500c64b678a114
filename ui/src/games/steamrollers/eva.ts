/** With these her die is rolled again within the same turn. */
const AGAIN = ['eva-rerolls', 'eva-empty']

/** What Eva did in her last turn, also where the player was asked about a solo tile in between. */
export function lastTurn<Told extends { what: string }>(lines: Told[]): Told[] {
  const start = lines.findLastIndex(({ what }, at) => what === 'eva-die' && !AGAIN.includes(lines[at - 1]?.what ?? ''))
  return lines.slice(Math.max(start, 0)).filter(({ what }) => what.startsWith('eva-'))
}
