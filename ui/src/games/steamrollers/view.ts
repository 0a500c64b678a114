import type { SheetView, SteamRollersView } from '../../generated/games/steamrollers.ts'

/** The part of a view that is drawn as sheets; at a table also what stands in the cities. */
export interface SheetsDrawn extends Pick<SteamRollersView, 'sheet' | 'colours' | 'walls'> {
  seats: Pick<SheetView, 'tracks'>[]
  cities?: string[][]
}
