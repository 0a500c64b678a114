import { mount } from 'svelte'
import CardDrawing from './CardDrawing.svelte'

const drawn = new Map<string | null, Element>()

/** A card as it is drawn, to be copied into the air: also of a colour that lies nowhere on the table. None is its back. */
export function faceOf(kind: string | null): Element {
  const known = drawn.get(kind)
  if (known) return known
  const sheet = document.createElement('div')
  mount(CardDrawing, { target: sheet, props: { kind } })
  const face = sheet.querySelector('svg')!
  drawn.set(kind, face)
  return face
}
