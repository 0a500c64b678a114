import type { Area } from '../../drawing/window.ts'
import type { Move } from '../../generated/games/railroad_revolution.ts'
import { BOARD, place, PLATE, sectionX, WIRE } from './map.ts'
import type { City, Space } from './types.ts'

/** What finds printed things by their ids. */
interface Printed {
  city(id: string): City
  space(id: string): Space
}

const MARGIN = { x: 14, above: 16, below: 36 }

/** The part of the board where these moves can be made; null if none of them is made there. */
export function legalArea(printed: Printed, moves: Move[]): Area | null {
  return around(moves.flatMap((move) => placesOf(printed, move)))
}

/** The part of the board that a seat's tracks have reached. */
export function networkArea(printed: Printed, spaces: string[]): Area | null {
  return around(spaces.flatMap((space) => printed.space(space).between.map((city) => cityBox(printed.city(city)))))
}

type Box = [left: number, top: number, right: number, bottom: number]

function placesOf(printed: Printed, move: Move): Box[] {
  if (move.move === 'station') return [cityBox(printed.city(move.city))]
  if (move.move === 'track') return printed.space(move.space).between.map((city) => cityBox(printed.city(city)))
  return move.move === 'office' ? [sectionBox(move.section)] : []
}

function cityBox(city: City): Box {
  const { x, y } = place(city)
  return [x - PLATE.x - MARGIN.x, y - PLATE.y - MARGIN.above, x + PLATE.x + MARGIN.x, y + PLATE.y + MARGIN.below]
}

function sectionBox(section: number): Box {
  const x = sectionX(section)
  return [x - MARGIN.x, WIRE.y - MARGIN.above, x + WIRE.width + MARGIN.x, WIRE.y + WIRE.height]
}

function around(boxes: Box[]): Area | null {
  if (!boxes.length) return null
  const [left, top] = [0, 1].map((at) => Math.max(0, Math.min(...boxes.map((box) => box[at]!)))) as [number, number]
  const right = Math.min(BOARD.width, Math.max(...boxes.map((box) => box[2])))
  const bottom = Math.min(BOARD.height, Math.max(...boxes.map((box) => box[3])))
  return [left, top, right - left, bottom - top]
}
