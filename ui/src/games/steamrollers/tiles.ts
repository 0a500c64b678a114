import type { SteamRollersView, TileView } from '../../generated/games/steamrollers.ts'

/** The message that says what an action tile does; tile 2 is about Eva where she plays. */
export function effectOf(view: SteamRollersView, { tile }: TileView): string {
  return view.eva && tile.startsWith('2') ? `steam-tile-solo-${tile}` : `steam-tile-${tile}`
}
