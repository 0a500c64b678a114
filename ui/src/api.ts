import type { Denial } from './wire.ts'

/** The server said no: its denial has a sentence in both languages. */
export class Denied extends Error {
  constructor(readonly denial: Denial) {
    super(denial.text.en)
  }
}

/** Asks the server; what it denies is thrown as `Denied`, a lost connection as the browser's own error. */
export async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (token) headers['authorization'] = `Bearer ${token}`
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const data: unknown = await answer.json()
  if (!answer.ok) throw new Denied(data as Denial)
  return data as T
}

export const get = <T>(path: string, token?: string) => ask<T>('GET', path, undefined, token)
export const post = <T>(path: string, body: unknown = {}, token?: string) => ask<T>('POST', path, body, token)
