/** Weights are fetched when somebody first plays against them, and kept on the device beside the page. */

const KEPT = 'masters'

/** The file at that address; kept from then on, in place of an older one of the same name. */
export async function weightsAt(address: string): Promise<ArrayBuffer | null> {
  const cache = await globalThis.caches?.open(KEPT).catch(() => undefined)
  const known = await cache?.match(address)
  if (known) return known.arrayBuffer()
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok || answer.headers.get('content-type')?.startsWith('text/html')) return null
  const bytes = await answer.arrayBuffer()
  await cache?.delete(address, { ignoreSearch: true })
  await cache?.put(address, new Response(bytes)).catch(() => undefined)
  return bytes
}
