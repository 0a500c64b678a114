// The engine's files in Node, put together as the worker does it in a browser: `node engine.mjs FOLDER`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

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
console.log(JSON.stringify(found))
