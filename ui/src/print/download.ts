const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
  'display',
]

/** The drawing as a file that stands alone: what the page's styles give it is written into it. */
export function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const [shown, written] = [drawing.querySelectorAll<SVGElement>('*'), copy.querySelectorAll<SVGElement>('*')]
  shown.forEach((node, at) => {
    const style = getComputedStyle(node)
    for (const name of KEPT) written[at]!.setAttribute(name, style.getPropertyValue(name))
    written[at]!.removeAttribute('class')
    written[at]!.removeAttribute('style')
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}

/** Hands a text, or a picture, to the browser as a file. */
export function download(name: string, text: string | Blob, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // the browser may only begin to read it after a while
}
