import type { Lang } from './generated/messages.ts'

/** What this person prefers, kept on this device. */
export interface Settings {
  lang: Lang
  theme: 'auto' | 'light' | 'dark'
  name: string
  confirm: 'touch' | 'always' | 'never'
  sound: boolean
  notify: boolean
}

const KEY = 'semafor-settings'

function first(): Settings {
  const lang = navigator.language.startsWith('pl') ? 'pl' : 'en'
  const start: Settings = { lang, theme: 'auto', name: '', confirm: 'touch', sound: true, notify: false }
  try {
    return { ...start, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return start
  }
}

export const settings = $state<Settings>(first())

/** Writes every change down and shows language and theme on the document itself. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings))
    document.documentElement.lang = settings.lang
    document.documentElement.dataset.theme = settings.theme
  })
}

const touch = window.matchMedia('(pointer: coarse)')

/** Whether a chosen move waits for a second tap. */
export function confirms(): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'touch' && touch.matches)
}
