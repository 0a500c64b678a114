import { ended } from './flights.ts'
import type { Running } from './queue.ts'

const THROWN_MS = 760
const APART_MS = 70
const ROLL = 'cubic-bezier(.2,.6,.3,1)'

/** How a die flies: so many whole turns, so far from the side, from so high. */
interface Throw {
  turns: [number, number]
  side: number
  high: number
}

/** Another throw for each die of the table; the same die always flies alike, so that a film of it can be made again. */
export function throwOf(at: number): Throw {
  const part = (by: number) => (((at + 1) * by) % 97) / 97
  return {
    turns: [1 + (at % 2), 1 + ((at + 1) % 2)],
    side: (part(61) - 0.5) * 40,
    high: 50 + part(37) * 36,
  }
}

/** Dice (`table/Die.svelte`) are thrown one shortly after the other, bounce once, and lie as they are drawn. */
export function thrown(dice: Element[], heard: () => void = () => {}): Running | null {
  if (!dice.length) return null
  heard()
  return ended(dice.flatMap((die, at) => tumble(die, throwOf(at), at * APART_MS)))
}

function tumble(die: Element, { turns, side, high }: Throw, delay: number): Animation[] {
  const cube = die.querySelector('.cube')
  const timing = { duration: THROWN_MS, delay, fill: 'backwards' } as const
  const flight = [
    { transform: `translate(${side}px, ${-high}px) rotate(${side}deg)`, opacity: 0, easing: 'ease-in' },
    { opacity: 1, offset: 0.12 },
    { transform: `translate(${side * 0.4}px, 0) rotate(${side * 0.3}deg)`, offset: 0.52, easing: 'ease-out' },
    { transform: `translate(${side * 0.2}px, ${-high * 0.24}px)`, offset: 0.7, easing: 'ease-in' },
    { transform: 'none', offset: 0.86 },
    { transform: 'none', opacity: 1 },
  ]
  const rest = (x: number, y: number) => `translateZ(calc(var(--s) / -2)) rotateX(${-13 + x}deg) rotateY(${11 + y}deg)`
  const roll = [
    { transform: rest(-360 * turns[0] - 70, 360 * turns[1] - 40) },
    { transform: rest(8, -6), offset: 0.86 },
    { transform: rest(0, 0) },
  ]
  const all = [die.animate(flight, timing)]
  if (cube) all.push(cube.animate(roll, { ...timing, easing: ROLL }))
  return all
}
