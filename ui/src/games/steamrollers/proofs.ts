/** `1-3 by B3 B4` lights its cells and cities, `B3` a town, `4b` a tile. */
export function proofThings(name: string): string[] {
  const link = /^(\d)-(\d) by (.*)$/.exec(name)
  if (link) return [`city:${link[1]}`, `city:${link[2]}`, ...link[3]!.split(' ').map((cell) => `cell:${cell}`)]
  return /^[A-J]\d+$/.test(name) ? [`cell:${name}`] : [`tile:${name}`]
}
