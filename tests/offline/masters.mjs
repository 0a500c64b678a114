// What the page's networks choose at positions, and how long they think: `node masters.mjs POSITIONS`.
import { readFileSync } from 'node:fs'
import { Network } from '../../ui/src/masters/network.ts'
import { arraysIn } from '../../ui/src/masters/npz.ts'

const found = {}
for (const [game, { file, read, wishes }] of Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8')))) {
  const network = new Network(read, await arraysIn(new Uint8Array(readFileSync(file)).buffer))
  const began = performance.now()
  const chosen = wishes.map((wish) => network.choose(wish))
  found[game] = { chosen, ms: (performance.now() - began) / wishes.length }
}
console.log(JSON.stringify(found))
