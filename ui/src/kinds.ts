/** Stands where every kind was dealt with: a kind that somebody adds and forgets here does not compile. */
export function forgotten(kind: never): never {
  throw new Error(`nobody has thought of ${JSON.stringify(kind)}`)
}
