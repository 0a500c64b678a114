import type { SteamRollersView, TileView } from '../../generated/games/steamrollers.ts'

/** The goods' and regions' colours; each has a mark, so that none is told by hue alone. */
export const COLOURS: Record<string, { fill: string; light: string; ink: string }> = {
  yellow: { fill: '#E7C13B', light: '#F4DD86', ink: '#1F2A44' },
  red: { fill: '#C43B32', light: '#DE7A70', ink: '#FFFFFF' },
  grey: { fill: '#8A8F98', light: '#B4B8BF', ink: '#1F2A44' },
  blue: { fill: '#2F6DB3', light: '#6E9FD4', ink: '#FFFFFF' },
  green: { fill: '#3C8C50', light: '#77B586', ink: '#FFFFFF' },
  coal: { fill: '#2B2B33', light: '#555560', ink: '#FFFFFF' },
}

/** Star, heart, triangle, disc, cross and square, about 13 units large. */
export const MARKS: Record<string, string> = {
  yellow: 'M0-7L1.9-2.3L6.8-2L3 1.2L4.2 6L0 3.3L-4.2 6L-3 1.2L-6.8-2L-1.9-2.3Z',
  red: 'M0 6.2C-9 0-6.5-6.5-2.6-5.6C-1-5.2 0-4 0-3C0-4 1-5.2 2.6-5.6C6.5-6.5 9 0 0 6.2Z',
  grey: 'M0-6L6.6 5.6H-6.6Z',
  blue: 'M-5.5 0A5.5 5.5 0 1 0 5.5 0A5.5 5.5 0 1 0-5.5 0Z',
  green: 'M-2-6.2H2V-2H6.2V2H2V6.2H-2V2H-6.2V-2H-2Z',
  coal: 'M-5-5H5V5H-5Z',
}

/** The four things a die can do. */
export type Action = 'track' | 'box' | 'deliver' | 'tile'

/** The message that says what an action tile does, or shortly; tile 2 is about Eva where she plays. */
export function effectOf(view: SteamRollersView, { tile }: TileView, shortly = false): string {
  const which = view.eva && tile.startsWith('2') ? `solo-${tile}` : tile
  return shortly ? `steam-short-${which}` : `steam-tile-${which}`
}

/** The faces of a die that lies with this one towards the eye, as `table/Die.svelte` wants them: opposite ones make seven. */
export function around(face: number): number[] {
  const right = face === 3 || face === 4 ? 1 : 3
  const under = [1, 2, 3, 4, 5, 6].find((each) => ![face, 7 - face, right, 7 - right].includes(each))!
  return [face, right, under, 7 - face, 7 - right, 7 - under]
}
