/** `1-3 by B3 B4` lights its cells and cities, `B3` a town, `4b` a tile, or an order where the points are those of orders. */
export function proofThings(name: string, part = ''): string[] {
  if (part === 'orders') return [`order:${name}`]
  const link = /^(\d)-(\d) by (.*)$/.exec(name)
  if (link) return [`city:${link[1]}`, `city:${link[2]}`, ...link[3]!.split(' ').map((cell) => `cell:${cell}`)]
  return /^[A-J]\d+$/.test(name) ? [`cell:${name}`] : [`tile:${name}`]
}
