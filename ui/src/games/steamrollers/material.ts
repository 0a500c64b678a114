import type { SteamRollersView, TileView } from '../../generated/games/steamrollers.ts'

/** The goods' and regions' colours; each has a mark, so that none is told by hue alone. */
export const COLOURS: Record<string, { fill: string; ink: string; mark: string }> = {
  yellow: { fill: '#E7C13B', ink: '#1F2A44', mark: '★' },
  red: { fill: '#C43B32', ink: '#FFFFFF', mark: '♥' },
  grey: { fill: '#8A8F98', ink: '#1F2A44', mark: '▲' },
  blue: { fill: '#2F6DB3', ink: '#FFFFFF', mark: '●' },
  green: { fill: '#3C8C50', ink: '#FFFFFF', mark: '✚' },
  coal: { fill: '#2B2B33', ink: '#FFFFFF', mark: '■' },
}

/** The message that says what an action tile does; tile 2 is about Eva where she plays. */
export function effectOf(view: SteamRollersView, { tile }: TileView): string {
  return view.eva && tile.startsWith('2') ? `steam-tile-solo-${tile}` : `steam-tile-${tile}`
}

/** The faces of a die that lies with this one towards the eye, as `table/Die.svelte` wants them: opposite ones make seven. */
export function around(face: number): number[] {
  const right = face === 3 || face === 4 ? 1 : 3
  const under = [1, 2, 3, 4, 5, 6].find((each) => ![face, 7 - face, right, 7 - right].includes(each))!
  return [face, right, under, 7 - face, 7 - right, 7 - under]
}
