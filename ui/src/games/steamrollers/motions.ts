import type { EventShown } from '../../generated/messages.ts'
import { thrown } from '../../motion/dice.ts'
import { ended, fly, pop, rise } from '../../motion/flights.ts'
import { hidden } from '../../motion/landings.ts'
import { together, type Piece, type Running } from '../../motion/queue.ts'
import { counted, run } from '../../motion/runs.ts'
import type { Heard } from '../../motion/sound.ts'
import type { News } from '../../table/table.svelte.ts'
import type { SteamTable } from './desk.svelte.ts'
import { cellsOf, sleepers, trackSides, type Cell } from './geometry.ts'
import { courseOf, measured, pointsOf, stopsOf, type Course } from './lines.ts'
import { engine, wagon } from './train.ts'

type Hear = (heard: Heard) => void

const one = (what: string) => document.querySelector<HTMLElement>(what)
const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)]
/** Where a seat's things are seen: its plate, or its score on a phone. */
const plate = (seat: number | null) => one(`[data-plate="${seat}"], [data-score="${seat}"]`)
const PER_HEX_MS = 160
const LEAST_RUN_MS = 900
const MOST_RUN_MS = 1900
const SHELVED_MS = 520

/** Dice are thrown, sleepers fall, trains run; the table is drawn already, so that every piece can be left out. */
export function motions(table: SteamTable, news: News, hear: Hear): Piece[] {
  return news.type === 'update' ? news.events.flatMap((event) => ofEvent(table, event, hear)) : []
}

function ofEvent(table: SteamTable, event: EventShown, hear: Hear): Piece[] {
  const { what, seat, facts } = event
  switch (what) {
    case 'rolled':
      return [() => thrown(all('[data-region="tray"] section .die'), () => hear('dice'))]
    case 'rerolled-die':
    case 'flipped-die':
    case 'set-die':
    case 'nudged-die':
      return [() => thrown(all('.hand .die'), () => hear('dice'))]
    case 'chose-die':
    case 'chose-first':
      return [() => pop(seat === table.own ? all('.hand .die') : all('.taken:last-of-type svg'), 240)]
    case 'drew-track':
      return [() => laid(seat, String(facts.cell), hear)]
    case 'finished-link':
      return [() => linked(seat, [Number(facts.from), Number(facts.to)], hear)]
    case 'crossed-box':
      return [() => boiled(table, seat, Number(facts.box), hear)]
    case 'delivered':
      return delivered(table, event, hear)
    case 'took-tile':
    case 'robbed-tile':
    case 'turned-tile':
    case 'returned-tile':
      return [() => tile(seat, String(facts.tile), what === 'returned-tile', hear)]
    case 'eva-die':
      return [() => thrown(all('[data-eva] .die'), () => hear('dice'))]
    case 'eva-cross':
    case 'eva-blocked':
      return [() => pop(all(`[data-crosses="${String(facts.region)}"] .crossed:nth-last-of-type(1)`), 260)]
    case 'eva-delivers':
      return [() => evaTakes(Number(facts.city), String(facts.good), Number(facts.points), hear)]
  }
  return []
}

const APPEAR = 'cubic-bezier(.3,0,.7,1.4)'

/** On the sheet that lies in the middle a track is built: ballast, sleepers one by one, rails; on a stamp it shows itself. */
function laid(seat: number | null, cell: string, hear: Hear): Running | null {
  const track = one(`[data-sheet="${seat}"] [data-track="${cell}"]`)
  if (!track) return pop(all(`[data-plate="${seat}"] [data-mini="${cell}"]`), 400)
  const [bed, ground, lying, rails] = ['.edge', '.bed', '.sleepers', '.rail'].map((each) => track.querySelector(each)!)
  const single = sleepers(trackSides(track.dataset.sides ?? '')).map((d) => sleeper(d, rails!))
  const come = { fill: 'backwards', easing: APPEAR } as const
  const fade = [{ opacity: 0 }, { opacity: 1 }]
  const down = [
    { opacity: 0, transform: 'translateY(-16px) scale(1.3)' },
    { opacity: 1, transform: 'none' },
  ]
  hear('car')
  return ended(
    [
      ...[bed!, ground!].map((each) => each.animate(fade, { duration: 200 })),
      lying!.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 170 + single.length * 34 }),
      ...single.map((each, at) => each.animate(down, { ...come, duration: 150, delay: 160 + at * 34 })),
      rails!.animate(fade, { ...come, duration: 260, delay: 200 + single.length * 30 }),
    ],
    () => single.forEach((each) => each.remove()),
  )
}

function sleeper(d: string, before: Element): SVGPathElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', d)
  path.setAttribute('class', 'sleeper car')
  before.before(path)
  return path
}

/** A finished link: its two cities show themselves, and the points it brings at the end rise. */
function linked(seat: number | null, cities: number[], hear: Hear): Running | null {
  const ends = cities.flatMap((city) => all(`[data-sheet="${seat}"] [data-city="${city}"] .art`))
  const from = ends[1] ?? plate(seat)
  if (!from) return null
  hear('points')
  return together([...ends.map(swell), rise('+1', from)])
}

const swell = (thing: Element) =>
  ended([
    thing.animate([{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], {
      duration: 420,
      easing: 'ease-out',
    }),
  ])

function boiled(table: SteamTable, seat: number | null, box: number, hear: Hear): Running | null {
  if (seat !== table.own) return together(all(`[data-plate="${seat}"] p`).map(swell))
  const [wagonBox, loco] = [one(`[data-thing="box:${box}"]`), one('[data-engine]')]
  if (!wagonBox || !loco) return null
  hear('engine')
  const shake = ['none', 'translateX(-5px)', 'translateX(3px)', 'none'].map((transform) => ({ transform }))
  const stamp = ['scale(.8)', 'scale(1.14)', 'none'].map((transform) => ({ transform }))
  return ended([wagonBox.animate(stamp, { duration: 260 }), loco.animate(shake, { duration: 240 })])
}

/** The crate runs along the line to its city, every stop counted, and from there to its owner's shelf. */
function delivered(table: SteamTable, { seat, facts }: EventShown, hear: Hear): Piece[] {
  const course: Course = { origin: Number(facts.from), stops: (facts.stops as unknown[] | undefined)?.map(String) ?? [] }
  const [good, points] = [String(facts.good), Number(facts.distance)]
  const shown = () => one(`[data-sheet="${seat}"]`)
  const crate = one(`[data-shelf="${seat}"] li:last-child`)
  const show = crate ? hidden(crate, MOST_RUN_MS + SHELVED_MS * 2) : () => {}
  return [
    () => (shown() ? trainRun(table, seat ?? 0, course, good, hear) : null),
    () => shelved(seat, shown() ? Number(facts.to) : course.origin, good, points, hear),
    () => (show(), null),
  ]
}

function trainRun(table: SteamTable, seat: number, course: Course, good: string, hear: Hear): Running | null {
  const sheet = table.view.seats[seat]
  const screen = onScreen(seat)
  if (!sheet || !screen) return null
  const cells: Cell[] = cellsOf(table.view.sheet)
  const over = courseOf(cells, sheet.links, course)
  const line = measured(pointsOf(over, sheet.tracks).map(screen.at))
  const stops = stopsOf(cells, sheet.tracks, course).map(screen.at)
  const { unit } = screen
  const ms = Math.min(Math.max(over.length * PER_HEX_MS, LEAST_RUN_MS), MOST_RUN_MS)
  const train = run({
    line,
    vehicles: [
      { picture: engine(), size: [64 * unit, 31 * unit], behind: 0 },
      { picture: wagon(good), size: [40 * unit, 40 * unit], behind: 51 * unit },
    ],
    ms,
    puffs: over.length * 2,
    passes: stops.map((stop, at) => ({
      along: nearest(line, stop),
      seen: (ms) => [counted(String(at + 1), stop, ms)],
      heard: () => hear(at === stops.length - 1 ? 'points' : 'car'),
    })),
  })
  if (!train) return null
  hear('engine')
  return together([train, lit(seat, pointsOf(over, sheet.tracks), ms)])
}

/** The line shines on the ground under its tracks while the train runs. */
function lit(seat: number, points: { x: number; y: number }[], ms: number): Running | null {
  const tracks = one(`[data-sheet="${seat}"] [data-track]`)
  if (!tracks) return null
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`)
  path.setAttribute('class', 'shining')
  tracks.before(path)
  const fade = [{ opacity: 0 }, { opacity: 0.9, offset: 0.15 }, { opacity: 0.9, offset: 0.85 }, { opacity: 0 }]
  return ended([path.animate(fade, { duration: ms + 300, fill: 'both' })], () => path.remove())
}

/** Where places of a seat's sheet are on the screen, and how many pixels a unit of it is long. */
function onScreen(seat: number): { at: (point: { x: number; y: number }) => DOMPoint; unit: number } | null {
  const matrix = (one(`[data-sheet="${seat}"]`) as unknown as SVGGElement | null)?.getScreenCTM()
  return matrix ? { at: ({ x, y }) => new DOMPoint(x, y).matrixTransform(matrix), unit: matrix.a } : null
}

function nearest(line: { x: number; y: number; along: number }[], stop: { x: number; y: number }): number {
  const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - stop.x, y - stop.y)
  return line.reduce((best, each) => (away(each) < away(best) ? each : best)).along
}

function shelved(seat: number | null, city: number, good: string, points: number, hear: Hear): Running | null {
  const from = one(`[data-region="board"] [data-city="${city}"]`)
  const shelf = one(`[data-shelf="${seat}"]`)
  const goal = shelf?.querySelector('li:last-child') ?? shelf ?? plate(seat)
  if (!from || !goal) return null
  hear('points')
  const scores = all(`[data-score="${seat}"]`)
  return together([crateFlies(good, from, goal), rise(`+${points}`, from), pop(scores, 450)])
}

function crateFlies(good: string, from: Element, goal: Element): Running {
  const place = from.getBoundingClientRect()
  const start = {
    getBoundingClientRect: () => new DOMRect(place.x + place.width / 2 - 14, place.y + place.height / 2 - 14, 28, 28),
  }
  return fly(wagon(good, true), start as Element, goal, { ms: SHELVED_MS, fades: true })
}

const isSeen = (thing: Element) => thing.getBoundingClientRect().width > 0

function evaTakes(city: number, good: string, points: number, hear: Hear): Running | null {
  const [from, goal] = [one(`[data-region="board"] [data-city="${city}"]`), all('[data-evas]').find(isSeen)]
  if (!from || !goal) return null
  hear('card')
  return together([crateFlies(good, from, goal), rise(`+${points}`, goal)])
}

/** A tile goes to who took it, or comes back to the pool. */
function tile(seat: number | null, face: string, back: boolean, hear: Hear): Running | null {
  const [card, goal] = [one(`[data-thing="tile:${face[0]}"]`), plate(seat)]
  if (!card) return null
  hear('card')
  const shown = card.getBoundingClientRect()
  if (!goal || !shown.width) return swell(card)
  return back ? fly(card, goal, card, { ms: 420 }) : together([fly(card, card, goal, { ms: 420, fades: true }), swell(card)])
}
