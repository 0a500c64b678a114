import { parse } from 'smol-toml'

const KEY = (game: string) => `semafor-box-${game}`

/** The games whose boxes are not known as they are printed. */
export const RECONSTRUCTED: readonly string[] = ['steamrollers', 'railroad-revolution']

/** My box of the game on this device: its corrections as a material file, or nothing. */
export function keptBox(game: string): string {
  return localStorage.getItem(KEY(game)) ?? ''
}

export function keepBox(game: string, text: string): void {
  if (text) localStorage.setItem(KEY(game), text)
  else localStorage.removeItem(KEY(game))
}

/** A box of somebody else that is to be looked at in the editor, in this tab. */
export function show(game: string, text: string): void {
  sessionStorage.setItem(KEY(game), text)
}

export function shown(game: string): string {
  return sessionStorage.getItem(KEY(game)) ?? ''
}

/** Whose box it is, as its owner says; nothing where nobody has. */
export function boxTitle(text: string): string {
  try {
    return String(parse(text)['title'] ?? '')
  } catch {
    return ''
  }
}
