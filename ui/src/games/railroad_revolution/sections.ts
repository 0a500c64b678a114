import type { Material } from './material.ts'
import { total } from './sentences.ts'
import type { SeatView } from '../../generated/games/railroad_revolution.ts'
import type { BoardSection } from './types.ts'

/** A section of a player board with the pieces that still lie there. */
export interface Filled extends BoardSection {
  tracksLeft: number
  buildingsLeft: number
}

/** Pieces leave from the left, so the counts say which places are empty. */
export function filled(material: Material, me: SeatView): Filled[] {
  let tracksGone = total(material, 'tracks') - me.tracks_left
  let buildingsGone = total(material, 'buildings') - me.buildings_left
  return material.printed.board.map((section) => {
    const tracks = Math.min(section.tracks, tracksGone)
    const buildings = Math.min(section.buildings, buildingsGone)
    tracksGone -= tracks
    buildingsGone -= buildings
    return { ...section, tracksLeft: section.tracks - tracks, buildingsLeft: section.buildings - buildings }
  })
}

/** How many tracks and buildings must still leave this board before the end is triggered. */
export function toTheEnd(material: Material, me: SeatView): { tracks: number; buildings: number } {
  const left = filled(material, me).filter((section) => section.left_of_logo)
  return {
    tracks: left.reduce((sum, { tracksLeft }) => sum + tracksLeft, 0),
    buildings: left.reduce((sum, { buildingsLeft }) => sum + buildingsLeft, 0),
  }
}
