import type { PyodideInterface } from 'pyodide'
import type { Functions, Opened, Step } from '../generated/engine.ts'
import type { GameKey } from '../generated/games.ts'
import { Masters } from '../masters/masters.ts'
import type { Asked, Name, Said } from './messages.ts'

const FOLDER = '/engine/'
const SOURCES = '/semafor'

/** The engine's files are not there: the page was built without them, or they were never fetched and one is offline. */
class Missing extends Error {}

type Rules = Record<Name, (request: string) => string>

/** The rules, and the networks that play by them. */
interface Loaded {
  rules: Rules
  masters: Masters
}

/** The libraries of the rules, and by game what its weights are told from others by. */
interface Files {
  wheels: string[]
  weights: Record<string, string>
}

let loading: Promise<Loaded> | null = null

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(FOLDER + name).catch(() => null)
  if (!answer?.ok || answer.headers.get('content-type')?.startsWith('text/html')) throw new Missing(name)
  return answer
}

const bytes = async (name: string) => (await fetched(name)).arrayBuffer()

/** Python with the rules in it. Everything is fetched at once; only the unpacking waits for Python. */
async function loaded(): Promise<Loaded> {
  say({ type: 'stage', stage: 'python' })
  const { wheels, weights } = (await (await fetched('engine.json')).json()) as Files
  const [python, rules, ...libraries] = await Promise.all([started(), bytes('semafor.zip'), ...wheels.map(bytes)])
  say({ type: 'stage', stage: 'libraries' })
  for (const library of libraries) python.unpackArchive(library, 'wheel')
  say({ type: 'stage', stage: 'rules' })
  python.unpackArchive(rules, 'zip', { extractDir: SOURCES })
  python.runPython(`import sys; sys.path.insert(0, "${SOURCES}")`)
  const offline = python.pyimport('semafor.offline') as Rules
  say({ type: 'stage', stage: 'ready' })
  const address = (game: string) => `${FOLDER}weights/${game}.npz?${weights[game]}`
  return { rules: offline, masters: new Masters(address, (name, request) => asked(offline, name, request)) }
}

function asked<N extends Name>(rules: Rules, name: N, request: Functions[N][0]): Functions[N][1] {
  return JSON.parse(rules[name](JSON.stringify(request)))
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
    say({ type: 'answer', id, text: await told(await loading, name, request) })
  } catch (error) {
    say({ type: 'broken', id, missing: error instanceof Missing, error: String(error) })
  }
}

/** What the rules say; a table is open when the networks are there that play at it, and theirs is the choice of an act. */
async function told({ rules, masters }: Loaded, name: Name, request: string): Promise<string> {
  if (name === 'bot_step') return rules.bot_step(JSON.stringify(await thought(rules, masters, JSON.parse(request) as Step)))
  const text = rules[name](request)
  if (name === 'opened') await brought(masters, (JSON.parse(text) as Partial<Opened>).network)
  return text
}

async function thought(rules: Rules, masters: Masters, step: Step): Promise<Step> {
  const wish = asked(rules, 'wished', { table: step.table })
  return wish ? { ...step, answer: (await brought(masters, wish.game))!.choose(wish) } : step
}

async function brought(masters: Masters, game: GameKey | null | undefined) {
  if (!game) return null
  const network = await masters.of(game)
  if (!network) throw new Missing(game)
  return network
}

onmessage = (event: MessageEvent<Asked>) => void answer(event.data)
