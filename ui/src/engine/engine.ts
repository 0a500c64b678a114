import type { Functions, Message, Problem } from '../generated/engine.ts'
import type { Asked, Name, Said, Stage } from './messages.ts'

/** What was asked cannot be used; the message says why. Nothing has changed. */
export class EngineProblem extends Error {
  constructor(readonly told: Message) {
    super(told.id)
  }
}

/** The engine cannot run: its files are missing (never fetched and now offline, perhaps), or it broke. */
export class EngineBroken extends Error {
  constructor(
    readonly missing: boolean,
    error: string,
  ) {
    super(error)
  }
}

/** How the key of a game on such a map begins. */
const DRAWN = /ticket-to-ride-own-/

interface Waiting {
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

/** The rules in this browser: Python in a worker of its own, which is started when it is first asked something. */
export class Engine {
  private worker: Worker | null = null
  private waiting = new Map<number, Waiting>()
  private asked = 0
  private watchers = new Set<(stage: Stage | null) => void>()
  private reached: Stage | null = null
  private brought: Promise<unknown> = Promise.resolve()
  /** The maps that a new worker must be told of, because they are not among its own. */
  outside: () => Promise<Functions['mapped'][0][]> = () => Promise.resolve([])
  /** The maps that somebody drew and that a request speaks of: whoever is asked must be told of them first. */
  named: (request: string) => Promise<Functions['mapped'][0][]> = () => Promise.resolve([])
  private told = new Set<string>()

  /** How far the engine is loaded; null before anybody needed it. */
  get stage(): Stage | null {
    return this.reached
  }

  /** Tells `watcher` of every stage from now on; the function that comes back ends it. */
  watch(watcher: (stage: Stage | null) => void): () => void {
    this.watchers.add(watcher)
    return () => void this.watchers.delete(watcher)
  }

  async ask<N extends Name>(name: N, request: Functions[N][0]): Promise<Functions[N][1]> {
    if (!this.worker) this.brought = this.bring()
    await this.brought
    if (name !== 'mapped') await this.tell(JSON.stringify(request))
    return this.post(name, request)
  }

  private async tell(request: string): Promise<void> {
    if (!DRAWN.test(request)) return
    for (const map of await this.named(request).catch(() => [])) {
      if (this.told.has(map.name)) continue
      await this.post('mapped', map).catch(() => undefined)
      this.told.add(map.name)
    }
  }

  /** Starts a worker and hands it the maps from outside; one that it refuses is missed where it is asked for. */
  private async bring(): Promise<void> {
    this.started()
    const maps = await this.outside().catch(() => [])
    for (const map of maps) void this.post('mapped', map).catch(() => undefined)
  }

  private post<N extends Name>(name: N, request: Functions[N][0]): Promise<Functions[N][1]> {
    const asked: Asked = { id: this.asked++, name, request: JSON.stringify(request) }
    return new Promise((resolve, reject) => {
      this.waiting.set(asked.id, { resolve, reject })
      this.started().postMessage(asked)
    })
  }

  private started(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' })
      this.worker.onmessage = (event: MessageEvent<Said>) => this.hear(event.data)
      this.worker.onerror = (event) => this.stop(new EngineBroken(false, event.message))
    }
    return this.worker
  }

  private hear(said: Said): void {
    if (said.type === 'stage') return this.reach(said.stage)
    const waiting = this.waiting.get(said.id)
    this.waiting.delete(said.id)
    if (said.type === 'answer') return waiting && settle(waiting, said.text)
    const error = new EngineBroken(said.missing, said.error)
    waiting?.reject(error)
    if (this.reached !== 'ready') this.stop(error)
  }

  /** Ends the worker and all that it was asked. */
  end(): void {
    this.stop(new EngineBroken(false, 'ended'))
  }

  private reach(stage: Stage | null): void {
    this.reached = stage
    for (const watcher of this.watchers) watcher(stage)
  }

  /** A worker that did not come up is given up; the next question tries again. */
  private stop(error: Error): void {
    this.worker?.terminate()
    this.worker = null
    this.told.clear()
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
    this.reach(null)
  }
}

function settle(waiting: Waiting, text: string): void {
  const answer = JSON.parse(text) as Problem | { type?: undefined } | null
  if (answer?.type === 'problem') waiting.reject(new EngineProblem(answer.message))
  else waiting.resolve(answer as never)
}

export const engine = new Engine()
