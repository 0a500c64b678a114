import { BOARD as TABLE } from '../../games/railroad_revolution/map.ts'

/** Where the performance tracks lie, beside the map that the table has too. */
export const TRACKS_AT = { x: TABLE.width + 12, y: 8, width: 68, step: 43 }
export const BOARD = { width: TRACKS_AT.x + 3 * TRACKS_AT.width + 4, height: TABLE.height }
