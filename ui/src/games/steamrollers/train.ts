import { COLOURS, MARKS } from './material.ts'

/** A drawing from its own text, seen from above, its head to the right. */
function drawn(box: string, inside: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', box)
  svg.setAttribute('width', '100%')
  svg.setAttribute('height', '100%')
  svg.innerHTML = inside
  return svg
}

/** The engine that takes a delivery along its line. */
export function engine(): SVGSVGElement {
  return drawn(
    '-16 -12 50 24',
    `<g stroke="#1f2a44" stroke-width="2"><rect x="-14" y="-11" width="14" height="22" rx="2" fill="#c2362b"/>
    <rect x="-2" y="-8" width="28" height="16" rx="8" fill="#2c784c"/></g>
    <circle cx="8" r="3" fill="#d9922b" stroke="#1f2a44" stroke-width="1.5"/><circle cx="18" r="4.5" fill="#1f2a44"/>
    <path d="M26-9L33 0L26 9Z" fill="#1f2a44"/>`,
  )
}

/** A crate on its open wagon, or alone. */
export function wagon(good: string, alone = false): SVGSVGElement {
  const { fill, light, ink } = COLOURS[good] ?? COLOURS['coal']!
  const car = `<rect x="-15" y="-11" width="30" height="22" rx="2" fill="#8a5a2b" stroke="#1f2a44" stroke-width="2"/>`
  return drawn(
    '-16 -16 32 32',
    `${alone ? '' : car}<g stroke="#1f2a44" stroke-width="1.5" stroke-linejoin="round" transform="translate(-1 0) scale(.9)">
    <path d="M-11-8L-8-13H14L11-8Z" fill="${light}"/><path d="M11-8L14-13V9L11 13Z" fill="#1f2a44"/>
    <rect x="-11" y="-8" width="22" height="21" fill="${fill}"/></g>
    <path d="${MARKS[good] ?? MARKS['coal']!}" transform="translate(-1 2.2)" fill="${ink}"/>`,
  )
}
