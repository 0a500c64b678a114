// What the page's networks choose at positions, and how long they think: `node masters.mjs POSITIONS`.
import { readFileSync } from 'node:fs'
import { arraysIn } from '../../ui/src/masters/npz.ts'
import { thinker } from '../../ui/src/masters/thinker.ts'

const found = {}
for (const [game, { file, read, wishes }] of Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8')))) {
  const network = thinker(game, await arraysIn(new Uint8Array(readFileSync(file)).buffer), () => read)
  const began = performance.now()
  const chosen = wishes.map((wish) => network.choose(wish))
  found[game] = { chosen, ms: (performance.now() - began) / wishes.length }
}
console.log(JSON.stringify(found))
