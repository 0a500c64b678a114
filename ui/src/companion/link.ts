import type { Position } from './contract.ts'
import { read } from './keeping.ts'

/** An address that opens this very position: deflated, in the letters an address may have. */
export async function linkOf(position: Position): Promise<string> {
  const packed = await through(new Blob([JSON.stringify(position)]), new CompressionStream('deflate-raw'))
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
  const hash = letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return `${location.origin}/companion/${position.game}#${hash}`
}

/** The position of such an address; null if it holds none of this game. */
export async function opened(game: string, hash: string): Promise<Position | null> {
  if (!hash) return null
  try {
    const letters = atob(hash.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = await through(new Blob([packed]), new DecompressionStream('deflate-raw'))
    return read(game, new TextDecoder().decode(text))
  } catch {
    return null
  }
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer())
}
