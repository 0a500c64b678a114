import type { Sign } from './bonus.ts'

/** How large signs and their numbers are drawn. */
export interface Large {
  size: number
  font: number
}

/** The number beside a sign; a single thing needs none. */
export function countOf({ count, cost }: Sign): string {
  if (count === undefined || count === 1) return cost ? '−1' : ''
  return `${cost ? '−' : ''}${count}`
}

export function digitsWide(text: string, font: number): number {
  return text.length * font * 0.53 + (text ? 2 : 0)
}

export function signWide(sign: Sign, { size, font }: Large): number {
  return size + (sign.or ? 7 : 0) + digitsWide(countOf(sign), font) + 3
}

/** How wide a row of signs is. */
export function signsWide(signs: Sign[], large: Large): number {
  return signs.reduce((sum, sign) => sum + signWide(sign, large), 0)
}
