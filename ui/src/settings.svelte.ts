import { MediaQuery } from 'svelte/reactivity'
import type { Lang } from './generated/messages.ts'
import type { Pace } from './motion/pace.ts'

/** What this person prefers, kept on this device. */
export interface Settings {
  lang: Lang
  theme: 'auto' | 'light' | 'dark'
  name: string
  confirm: 'touch' | 'always' | 'never'
  sound: boolean
  /** How loud, from 0 to 1. */
  volume: number
  /** How fast the acts of others are told. */
  pace: Pace
  notify: boolean
}

const KEY = 'semafor-settings'

function first(): Settings {
  const lang = navigator.language.startsWith('pl') ? 'pl' : 'en'
  // who wants no motion is not kept waiting for one, until they choose a pace
  const pace: Pace = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'normal'
  const start: Settings = {
    lang,
    theme: 'auto',
    name: '',
    confirm: 'touch',
    sound: false,
    volume: 0.7,
    pace,
    notify: false,
  }
  try {
    return { ...start, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return start
  }
}

export const settings = $state<Settings>(first())

const night = new MediaQuery('(prefers-color-scheme: dark)')

/** Day or night as it is shown: as was chosen, or as the device has it. */
function light(): 'light' | 'dark' {
  if (settings.theme === 'auto') return night.current ? 'dark' : 'light'
  return settings.theme
}

/** Writes every change down and shows language and light on the document itself. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings))
    document.documentElement.lang = settings.lang
    document.documentElement.dataset.theme = light()
  })
}

const touch = window.matchMedia('(pointer: coarse)')

/** Whether a chosen move waits for a second tap. */
export function confirms(): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'touch' && touch.matches)
}
