import { together, type Running } from './queue.ts'

const TRAVEL = 'cubic-bezier(.35,.1,.25,1)'
const APPEAR = 'cubic-bezier(.2,.7,.2,1)'

interface Flight {
  ms: number
  delay?: number
  /** Shown face down at first, turned over halfway. */
  back?: Element | null
  /** It is gone at its goal, as a rival's card is. */
  fades?: boolean
}

/** A picture of a thing flies from where one thing is to where another is, in a low arc, over everything and in nobody's way. */
export function fly(picture: Element, from: Element, to: Element, { ms, delay = 0, back, fades = false }: Flight): Running {
  const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const air = inTheAir(start)
  const face = copied(picture)
  const hidden = back ? copied(back) : null
  air.append(...(hidden ? [hidden, face] : [face]))
  const [dx, dy] = [goal.x + goal.width / 2 - start.x - start.width / 2, goal.y + goal.height / 2 - start.y - start.height / 2]
  const lift = 40 + Math.hypot(dx, dy) * 0.12
  const size = Math.min(1, Math.max(0.3, goal.width / Math.max(start.width, 1)))
  const moves = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + size) / 2})`, opacity: 1 },
    { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: fades ? 0 : 1 },
  ]
  const timing = { duration: ms, delay, easing: TRAVEL, fill: 'both' } as const
  const all = [air.animate(moves, timing)]
  if (hidden) {
    const half = { duration: ms / 2, delay: delay + ms / 4, fill: 'both' } as const
    all.push(hidden.animate([{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }], half))
    all.push(face.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }], half))
  }
  return ended(all, () => air.remove())
}

/** The same flight home again: a move that was refused. */
export function flyBack(picture: Element, from: Element, to: Element): Running {
  return fly(picture, from, to, { ms: 260 })
}

/** Cars fall onto their track one after the other, the engine last. */
export function fall(cars: Element[], heard: (last: boolean) => void): Running {
  const moves = [
    { transform: 'translateY(-26px) scale(1.45)', opacity: 0, easing: 'ease-in' },
    { transform: 'none', opacity: 1, offset: 0.62 },
    { transform: 'scaleY(0.92)', opacity: 1, offset: 0.8 },
    { transform: 'none', opacity: 1 },
  ]
  const all = cars.map((car, at) => car.animate(moves, { duration: 340, delay: at * 90, fill: 'backwards' }))
  all.forEach((each, at) => (each.onfinish = () => heard(at === all.length - 1)))
  return ended(all)
}

/** Points rise from a place and fade. */
export function rise(text: string, from: Element): Running {
  const air = inTheAir(from.getBoundingClientRect())
  air.classList.add('rising')
  air.textContent = text
  const moves = [
    { transform: 'translateY(10px) scale(0.7)', opacity: 0 },
    { transform: 'translateY(-14px)', opacity: 1, offset: 0.3 },
    { transform: 'translateY(-40px)', opacity: 0 },
  ]
  return ended([air.animate(moves, { duration: 900, easing: APPEAR, fill: 'both' })], () => air.remove())
}

/** A thing shows itself: a punch, a number that has changed. */
export function pop(things: Element[], ms = 300): Running | null {
  const moves = [{ transform: 'scale(1.7)' }, { transform: 'none' }]
  return together(things.map((each) => ended([each.animate(moves, { duration: ms, easing: APPEAR })])))
}

export function ended(all: Animation[], after: () => void = () => {}): Running {
  const done = Promise.all(all.map(({ finished }) => finished)).then(after, after)
  return {
    done,
    finish: () => {
      for (const each of all) {
        each.onfinish = null // what is skipped is not heard
        each.finish()
      }
      after()
    },
  }
}

function copied(picture: Element): Element {
  const copy = picture.cloneNode(true) as Element
  copy.classList.add('flown')
  return copy
}

function inTheAir({ x, y, width, height }: DOMRect): HTMLElement {
  const air = document.createElement('div')
  air.setAttribute('aria-hidden', 'true')
  air.className = 'air'
  Object.assign(air.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  document.body.append(air)
  return air
}
