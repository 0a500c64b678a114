import type { Component } from 'svelte'

/** A page, loaded when it is first visited, and what its address says. */
export interface PageAt {
  load: () => Promise<{ default: Component<any> }>
  facts: Record<string, string>
}

const pages = {
  landing: () => import('./Landing.svelte'),
}

export function pageAt(path: string[]): PageAt {
  void path
  return { load: pages.landing, facts: {} }
}
