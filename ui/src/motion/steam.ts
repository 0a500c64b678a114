import { ended, inTheAir } from './flights.ts'
import type { Running } from './queue.ts'

const PUFFS = 3
const PUFF_MS = 900

/** Steam rises from a chimney in a few puffs, each larger and fainter. */
export function steam(from: Element): Running {
  const { x, y, width } = from.getBoundingClientRect()
  const puffs = Array.from({ length: PUFFS }, () => inTheAir(new DOMRect(x + width * 0.7, y - 4, 10, 10)))
  const all = puffs.map((puff, at) => {
    puff.classList.add('puff')
    const moves = [
      { transform: 'scale(0.5)', opacity: 0 },
      { transform: `translate(${4 + at * 3}px, -14px) scale(1.2)`, opacity: 0.85, offset: 0.35 },
      { transform: `translate(${10 + at * 7}px, -${34 + at * 6}px) scale(2.3)`, opacity: 0 },
    ]
    return puff.animate(moves, { duration: PUFF_MS, delay: at * 160, easing: 'ease-out', fill: 'both' })
  })
  return ended(all, () => puffs.forEach((puff) => puff.remove()))
}
