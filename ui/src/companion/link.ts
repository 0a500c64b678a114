import { packed, unpacked } from '../packing.ts'
import type { Position } from './contract.ts'
import { read } from './keeping.ts'

/** An address that opens this very position. */
export async function linkOf(position: Position): Promise<string> {
  return `${location.origin}/companion/${position.game}#${await packed(JSON.stringify(position))}`
}

/** The position of such an address; null if it holds none of this game. */
export async function opened(game: string, hash: string): Promise<Position | null> {
  if (!hash) return null
  return unpacked(hash).then(
    (text) => read(game, text),
    () => null,
  )
}
