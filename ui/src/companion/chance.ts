/** A number from 0 to below `count`, each equally likely: numbers that would favour some are thrown away. */
export function below(count: number): number {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1)) as Uint32Array & [number]
  const fair = Math.floor(2 ** 32 / count) * count
  return drawn < fair ? drawn % count : below(count)
}

export const oneOf = <T>(things: readonly T[]): T => things[below(things.length)]!

/** The same things in an order of which all are equally likely. */
export function shuffled<T>(things: readonly T[]): T[] {
  const order = [...things]
  for (let at = order.length - 1; at > 0; at--) {
    const other = below(at + 1)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}
