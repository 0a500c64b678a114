import { cellName, EXITS, joinsOf, sidesOf, SIDES, STEPS, type Side } from './material.ts'
import type { Draw, Drawn } from '../../generated/games/railroad_ink.ts'

/** The ways of one cell that hang together. */
export interface Reach {
  cell: Drawn
  sides: number[]
}

/** Ways that hang together, and the exits they lead to. */
export interface Network {
  exits: string[]
  reaches: Reach[]
}

interface End {
  row: number
  column: number
  side: Side
}

/** The networks that lead to these exits; the largest first. A proof names a network by its exits only. */
export function networksOf(cells: Drawn[], exits: Iterable<string>): Network[] {
  const drawn = new Map(cells.map((cell) => [`${cell.row},${cell.column}`, cell]))
  const seen = new Set<string>()
  const found: Network[] = []
  for (const exit of EXITS.filter(({ id }) => new Set(exits).has(id))) {
    const network = walked(drawn, { row: exit.cell[0], column: exit.cell[1], side: exit.side }, seen)
    if (network.reaches.length) found.push(network)
  }
  return found.sort((a, b) => b.exits.length - a.exits.length)
}

/** All that is reached from an end and was not seen before. */
function walked(drawn: ReadonlyMap<string, Drawn>, from: End, seen: Set<string>): Network {
  const network: Network = { exits: [], reaches: [] }
  const open = [from]
  for (let end = open.pop(); end; end = open.pop()) {
    const cell = drawn.get(`${end.row},${end.column}`)
    if (!cell || seen.has(named(end)) || !carries(cell, end.side)) continue
    const sides = group(cell, end.side)
    network.reaches.push({ cell, sides: sides.map((side) => SIDES.indexOf(side)) })
    for (const side of sides) {
      seen.add(named({ ...end, side }))
      network.exits.push(...EXITS.filter((exit) => leads(exit, cell, side)).map(({ id }) => id))
      open.push(beyond(cell, side))
    }
  }
  return network
}

/** The exits that a drawn way leads to. */
export function exitsMet(cells: Drawn[]): Set<string> {
  const led = EXITS.filter((exit) => cells.some((cell) => leads(exit, cell, exit.side)))
  return new Set(led.map(({ id }) => id))
}

/** The ends of the neighbours, such as "E4 N", that a drawing would meet. */
export function endsMet(draw: Draw | null): Set<string> {
  if (!draw) return new Set()
  const sides = SIDES.filter((_, at) => sidesOf(draw.face, draw)[at] !== 'none')
  const met = sides.map((side) => beyond(draw, side))
  return new Set(met.map(({ row, column, side }) => `${cellName(row, column)} ${side}`))
}

const named = ({ row, column, side }: End) => `${row},${column} ${side}`

function leads(exit: (typeof EXITS)[number], cell: Drawn, side: Side): boolean {
  const here = exit.cell[0] === cell.row && exit.cell[1] === cell.column && exit.side === side
  return here && sidesOf(cell.face, cell)[SIDES.indexOf(side)] === exit.type
}

function carries(cell: Drawn, side: Side): boolean {
  return ['highway', 'railway'].includes(sidesOf(cell.face, cell)[SIDES.indexOf(side)] ?? '')
}

function group(cell: Drawn, side: Side): Side[] {
  const at = SIDES.indexOf(side)
  const sides = joinsOf(cell.face, cell).find((each) => each.includes(at)) ?? []
  return sides.map((each) => SIDES[each]!)
}

/** The same end seen from the neighbouring cell. */
function beyond(cell: { row: number; column: number }, side: Side): End {
  const [down, right] = STEPS[side]
  return { row: cell.row + down, column: cell.column + right, side: SIDES[(SIDES.indexOf(side) + 2) % 4]! }
}
