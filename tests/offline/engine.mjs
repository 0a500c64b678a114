// The engine's files in Node, put together as the worker does it in a browser: `node engine.mjs FOLDER`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { arraysIn } from '../../ui/src/masters/npz.ts'
import { thinker } from '../../ui/src/masters/thinker.ts'

const folder = process.argv[2]
const file = (name) => new Uint8Array(readFileSync(join(folder, name)))
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')))
const python = await loadPyodide({ indexURL: folder })
for (const wheel of JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8')).wheels) python.unpackArchive(file(wheel), 'wheel')
python.unpackArchive(file('semafor.zip'), 'zip', { extractDir: '/semafor' })
python.runPython('import sys; sys.path.insert(0, "/semafor")')
const offline = python.pyimport('semafor.offline')
const ask = (name, request) => JSON.parse(offline[name](JSON.stringify(request)))

const found = {}
for (const [game, seats] of Object.entries(JSON.parse(process.argv[3]))) {
  const bots = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'random' }))
  const { table } = ask('opened', { type: 'new', game, seats: bots, seed: 4 })
  while (ask('bot_step', { table }).more);
  found[game] = ask('record', { table }).record
}

// Masters: Python says what they are to be asked, typed arrays answer.
const masters = {}
for (const [game, acts] of Object.entries(JSON.parse(process.argv[4]))) {
  const network = thinker(game, await arraysIn(file(`weights/${game}.npz`).buffer), ask)
  const { table } = ask('opened', { type: 'new', game, seats: Array(3).fill({ kind: 'bot', level: 'journeyman' }), seed: 4 })
  for (let act = 0; act < acts; act++) {
    const wish = ask('wished', { table })
    ask('bot_step', { table, answer: wish && network.choose(wish) })
  }
  masters[game] = ask('record', { table }).record
}
console.log(JSON.stringify({ found, masters }))
