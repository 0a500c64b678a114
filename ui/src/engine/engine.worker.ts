import type { PyodideInterface } from 'pyodide'
import type { Asked, Name, Said } from './messages.ts'

const FOLDER = '/engine/'
const SOURCES = '/semafor'

/** The engine's files are not there: the page was built without them, or they were never fetched and one is offline. */
class Missing extends Error {}

type Rules = Record<Name, (request: string) => string>

let loading: Promise<Rules> | null = null

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(FOLDER + name).catch(() => null)
  if (!answer?.ok || answer.headers.get('content-type')?.startsWith('text/html')) throw new Missing(name)
  return answer
}

const bytes = async (name: string) => (await fetched(name)).arrayBuffer()

/** Python with the rules in it. Everything is fetched at once; only the unpacking waits for Python. */
async function loaded(): Promise<Rules> {
  say({ type: 'stage', stage: 'python' })
  const { wheels } = (await (await fetched('engine.json')).json()) as { wheels: string[] }
  const [python, rules, ...libraries] = await Promise.all([started(), bytes('semafor.zip'), ...wheels.map(bytes)])
  say({ type: 'stage', stage: 'libraries' })
  for (const library of libraries) python.unpackArchive(library, 'wheel')
  say({ type: 'stage', stage: 'rules' })
  python.unpackArchive(rules, 'zip', { extractDir: SOURCES })
  python.runPython(`import sys; sys.path.insert(0, "${SOURCES}")`)
  const offline = python.pyimport('semafor.offline') as Rules
  say({ type: 'stage', stage: 'ready' })
  return offline
}

async function started(): Promise<PyodideInterface> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`)) as typeof import('pyodide')
  return loadPyodide({ indexURL: FOLDER })
}

function say(said: Said): void {
  postMessage(said)
}

async function answer({ id, name, request }: Asked): Promise<void> {
  try {
    loading ??= loaded()
    const rules = await loading
    say({ type: 'answer', id, text: rules[name](request) })
  } catch (error) {
    say({ type: 'broken', id, missing: error instanceof Missing, error: String(error) })
  }
}

onmessage = (event: MessageEvent<Asked>) => void answer(event.data)
