// The engine's Python compiled ahead, by the very Python that will run it: `node engine.mjs FOLDER`. Without it every visitor's
// browser parses the rules and two hundred modules of the standard library at each start, which is more than half of the wait.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = process.argv[2]
const file = (name) => new Uint8Array(readFileSync(join(folder, name)))
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')))
const python = await loadPyodide({ indexURL: folder })
const { wheels } = JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8'))
for (const wheel of wheels) python.unpackArchive(file(wheel), 'wheel')
python.unpackArchive(file('semafor.zip'), 'zip', { extractDir: '/semafor' })

// Of the standard library only what the rules load: the rest is never run, and bytecode is larger than its text.
const compiled = python.runPython(`
import io, sys
from importlib._bootstrap_external import _code_to_hash_pyc as bytecode
from importlib.util import source_hash
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

sys.path.insert(0, "/semafor")
import semafor.offline

LIBRARY = "/lib/python314.zip/"
loaded = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}

def is_run(name):
    return name.endswith(".py") and (name.startswith("semafor/") or LIBRARY + name in loaded)

def compiled(archive):
    made = io.BytesIO()
    with ZipFile(io.BytesIO(archive.to_bytes())) as given, ZipFile(made, "w") as packed:
        for entry in given.infolist():
            name, held = entry.filename, given.read(entry)
            if is_run(name):
                name, held = name + "c", bytes(bytecode(compile(held, name, "exec"), source_hash(held), False))
            packed.writestr(ZipInfo(name, (2020, 1, 1, 0, 0, 0)), held, ZIP_DEFLATED, 9)
    return made.getvalue()

compiled
`)
for (const name of ['python_stdlib.zip', 'semafor.zip']) writeFileSync(join(folder, name), compiled(file(name)).toJs())
