/** What page and worker say to each other; what the engine itself takes and gives is in `generated/engine.ts`. */

import type { Functions } from '../generated/engine.ts'

export type Name = keyof Functions

/** How far the engine is loaded: Python itself, its libraries, the rules. */
export type Stage = 'python' | 'libraries' | 'rules' | 'ready'

export interface Asked {
  id: number
  name: Name
  request: string
}

/** What the worker says: how far it is, an answer as JSON, or that something broke. */
export type Said =
  | { type: 'stage'; stage: Stage }
  | { type: 'answer'; id: number; text: string }
  | { type: 'broken'; id: number; missing: boolean; error: string }
