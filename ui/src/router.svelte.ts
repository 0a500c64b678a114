/** Where one is: the address as a list of words, and what follows the hash. */
class Here {
  path = $state<string[]>([])
  hash = $state('')
  query = $state.raw(new URLSearchParams())
  /** Whether one came from another page of ours: what had the focus there is gone. */
  walked = false

  constructor() {
    this.read()
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
  }

  read(): void {
    this.path = location.pathname.split('/').filter(Boolean).map(decodeURIComponent)
    this.hash = decodeURIComponent(location.hash.slice(1))
    this.query = new URLSearchParams(location.search)
  }
}

export const here = new Here()

export function go(address: string): void {
  history.pushState(null, '', address)
  here.walked = true
  here.read()
  scrollTo(0, 0)
}

/** Plain links inside the page change the address without loading anything again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/'))
    return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

/** Gives the focus, lost with the page that was left, to the place where this one begins. */
export function arrive(node: HTMLElement): void {
  const begin = node.matches('[tabindex]') ? node : node.querySelector<HTMLElement>('[data-region="prompt"]')
  if (here.walked && (document.activeElement ?? document.body) === document.body) begin?.focus({ preventScroll: true })
}
