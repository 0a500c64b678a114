import type { Area } from '../../drawing/window.ts'
import type { Move } from '../../generated/games/railroad_revolution.ts'
import { BOARD, place, PLATE, sectionX, WIRE } from './map.ts'
import type { City, Space } from './types.ts'

/** What finds printed things by their ids. */
interface Printed {
  city(id: string): City
  space(id: string): Space
}

const MARGIN = { x: 14, above: 28, below: 36 }

/** The part of the board where these moves can be made; null if none of them is made there. */
export function legalArea(printed: Printed, moves: Move[]): Area | null {
  return around(moves.flatMap((move) => placesOf(printed, move)))
}

/** The part of the board that a seat's tracks have reached. */
export function networkArea(printed: Printed, spaces: string[]): Area | null {
  return around(spaces.flatMap((space) => printed.space(space).between.map((city) => cityBox(printed.city(city)))))
}

/** However little there is to see, so much of the land around it is seen. */
const LEAST: [number, number] = [520, 400]

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
  const edges = ([0, 1, 2, 3] as const).map((at) => boxes.map((box) => box[at])) as [number[], number[], number[], number[]]
  const [x, width] = stretch(Math.min(...edges[0]), Math.max(...edges[2]), LEAST[0], BOARD.width)
  const [y, height] = stretch(Math.min(...edges[1]), Math.max(...edges[3]), LEAST[1], BOARD.height)
  return [x, y, width, height]
}

/** From where on, and how long: at least so long, within the board. */
function stretch(from: number, to: number, least: number, most: number): [number, number] {
  const length = Math.min(Math.max(to - from, least), most)
  return [Math.min(Math.max((from + to - length) / 2, 0), most - length), length]
}
