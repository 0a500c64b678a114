import type { BoardView } from '../../generated/games/railroad_ink.ts'
import { ended } from '../../motion/flights.ts'
import type { Running } from '../../motion/queue.ts'
import { drawnAt, endsOf, laidOver } from './former.ts'
import { cellCalled } from './material.ts'
import { METEOR, SVG } from './props.ts'

const FALLS_MS = 480
const SHAKES_MS = 220
const BURNS_MS = 160

/** A meteor's hit: the sheet it is seen on, its cell, and the board as it was before, with the round whose ink was wet. */
export interface Hit {
  sheet: string
  cell: string
  small: boolean
  before: BoardView | undefined
  round: number
}

/**
 * A meteor falls onto its cell, the sheet shakes, the crater is there.
 *
 * The sheet is drawn as it will be: until the impact what was hit lies over its crater, and neither the mark nor the ends that
 * the impact opens are seen.
 */
export function fallen(hit: Hit, heard: () => void): Running | null {
  const crater = document.querySelector(`${hit.sheet} [data-drawn="${hit.cell}"]`)
  const ink = crater?.closest('.ink')
  if (!crater || !ink) return null
  const victim = drawnAt(hit.before, hit.cell)
  const late = [crater, ...opened(ink, hit)].map((each) => appearing(each))
  const gone = victim ? laidOver(ink, victim, victim.round === hit.round, hit.small) : null
  const burns = gone?.thing.animate([{ opacity: 1 }, { opacity: 0 }], { duration: BURNS_MS, delay: FALLS_MS, fill: 'both' })
  const { stone, falls } = stoneOver(ink, hit.cell)
  falls.onfinish = heard
  return ended([falls, ...late, ...(burns ? [burns] : []), shaking(ink.closest('svg')!)], () => {
    stone.remove()
    gone?.remove()
  })
}

/** What is on the sheet only because of the hit: the mark, and ends that were not open before. */
function opened(ink: Element, { before }: Hit): Element[] {
  const known = endsOf(before)
  const ends = [...ink.querySelectorAll<SVGElement>('[data-end]')].filter(({ dataset }) => !known.has(dataset.end!))
  return [...ends, ...ink.querySelectorAll('.mark')]
}

const appearing = (thing: Element) =>
  thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 90, delay: FALLS_MS, fill: 'backwards' })

function shaking(sheet: Element): Animation {
  const shakes = ['none', 'translate(4px, 5px)', 'translate(-3px, -2px)', 'none'].map((transform) => ({ transform }))
  return sheet.animate(shakes, { duration: SHAKES_MS, delay: FALLS_MS })
}

/** The stone on its way to the middle of the cell; there it is gone. */
function stoneOver(ink: Element, name: string): { stone: Element; falls: Animation } {
  const [row, column] = cellCalled(name)
  const stone = document.createElementNS(SVG, 'g')
  stone.setAttribute('class', 'stone-falling')
  stone.innerHTML = METEOR
  ink.append(stone)
  const at = (x: number, y: number) => `translate(${column * 100 + 50 + x}px, ${row * 100 + 50 + y}px)`
  const moves = [{ transform: at(-330, -560) }, { transform: at(0, 0), offset: 0.999 }, { transform: at(0, 0), opacity: 0 }]
  const falls = stone.animate(moves, { duration: FALLS_MS, easing: 'cubic-bezier(.6,0,.9,.6)', fill: 'both' })
  return { stone, falls }
}
