/** Arrow keys walk from one thing of the board to the nearest legal one in that direction. */
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key]
  const here = event.target instanceof Element ? event.target.closest('[data-thing]') : null
  if (!way || !here) return
  event.preventDefault()
  const from = middle(here)
  const board = here.closest('svg')
  const things = [...(board?.querySelectorAll<SVGElement>('[tabindex="0"]') ?? [])].filter((thing) => thing !== here)
  const costs = things.map((thing) => ({ thing, cost: effort(from, middle(thing), way) }))
  const best = costs.filter(({ cost }) => cost < Infinity).sort((a, b) => a.cost - b.cost)[0]
  best?.thing.focus()
}

function middle(thing: Element): [number, number] {
  const box = thing.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Along the way counts once, aside counts double; behind is no way at all. */
function effort(from: [number, number], to: [number, number], way: [number, number]): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const along = dx * way[0] + dy * way[1]
  return along <= 0 ? Infinity : along + 2 * Math.abs(dx * way[1] + dy * way[0])
}
