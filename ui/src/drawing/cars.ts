/** One coach or engine as SVG paths around the origin, drawn by length, so that wheels stay round; wheels below. */
export interface Drawn {
  body: string
  /** What is drawn in the owner's dark tone: roof and smokebox. */
  dark: string
  windows: string
  wheels: [number, number, number][]
  /** Coupling, livery band, the rod of an engine. */
  coupler: string
  livery: { x: number; width: number }
  rod: string
  brass: string
  lamp: [number, number] | null
}

/** The windows of a seat's coaches, in seat order: never the colour alone tells whose a car is. */
type Glass = (x: number) => string
const WINDOWS: Glass[] = [
  (x) => `M${r(x - 1.9)} -3.8h3.8v3.3h-3.8z`,
  (x) => `M${r(x - 2.3)} -.5L${r(x - 0.9)} -3.8H${r(x + 2.3)}L${r(x + 0.9)} -.5Z`,
  (x) => `M${r(x)} -3.85a1.75 1.75 0 1 1 0 3.5a1.75 1.75 0 1 1 0 -3.5z`,
  (x) => `M${r(x - 2)} -3.8h1.5v3.3h-1.500zM${r(x + 0.5)} -3.8h1.5v3.3h-1.500z`,
  (x) => `M${r(x - 2.2)} -.5L${r(x)} -3.9L${r(x + 2.2)} -.5Z`,
  (x) => `M${r(x - 1.7)} -.5v-1.6a1.7 1.7 0 0 1 3.4 0v1.6z`,
]

const coaches = new Map<string, Drawn>()
const engines = new Map<string, Drawn>()

export function coachOf(length: number, seat: number): Drawn {
  return kept(coaches, length, seat, coach)
}

export function engineOf(length: number, seat: number): Drawn {
  return kept(engines, length, seat, engine)
}

function kept(drawn: Map<string, Drawn>, length: number, seat: number, draw: (length: number, seat: number) => Drawn): Drawn {
  const key = `${length.toFixed(1)} ${seat}`
  let found = drawn.get(key)
  if (!found) drawn.set(key, (found = draw(length, seat)))
  return found
}

function coach(length: number, seat: number): Drawn {
  const half = length / 2
  const count = Math.max(2, Math.round((length - 4) / 6))
  const step = (length - 4) / count
  const axles = length > 23 ? [3.6, 8, length - 8, length - 3.6] : [4, length - 4]
  return {
    body: `M${r(-half)} 2.8V-3.2Q${r(-half)} -5.9 ${r(2.7 - half)} -5.9H${r(half - 2.7)}Q${r(half)} -5.9 ${r(half)} -3.2V2.8Z`,
    dark: `M${r(0.5 - half)} -4.1Q${r(0.7 - half)} -5.4 ${r(2.7 - half)} -5.4H${r(half - 2.7)}Q${r(half - 0.7)} -5.4 ${r(half - 0.5)} -4.1Z`,
    windows: Array.from({ length: count }, (_, at) => WINDOWS[seat]!(2 - half + step * (at + 0.5))).join(''),
    wheels: axles.map((x) => [x - half, 4.2, 2]),
    coupler: `M${r(-half - 1.3)} 2.6H${r(half + 1.3)}`,
    livery: { x: 0.6 - half, width: length - 1.2 },
    rod: '',
    brass: '',
    lamp: null,
  }
}

function engine(length: number): Drawn {
  const half = length / 2
  const [front, cab] = [half - 2.6, Math.min(9, length * 0.34)]
  const back = cab - half
  const drivers = (length > 23 ? [3.4, 8.6, 13.8] : [3.4, 8.6]).map((x): [number, number, number] => [x - half, 3.7, 2.6])
  const cabin = `M${r(-half)} 2.8V-6H${r(back)}V2.8Z`
  const boiler = `M${r(back - 0.5)} 2.8V-3.5H${r(front - 1.5)}Q${r(front)} -3.5 ${r(front)} -2V2.8Z`
  const smokebox = `M${r(front - 5.6)} 2.8V-3.5H${r(front - 1.5)}Q${r(front)} -3.5 ${r(front)} -2V2.8Z`
  const stack = `M${r(front - 4.8)} -3.5L${r(front - 5.6)} -7.4H${r(front - 1.2)}L${r(front - 2)} -3.5Z`
  const catcher = `M${r(front - 1)} 2.2L${r(half + 0.8)} 5.8H${r(front - 3.5)}Z`
  const roof = `M${r(-half - 0.9)} -7.1H${r(back + 0.9)}V-5.2H${r(-half - 0.9)}Z`
  return {
    body: boiler + cabin,
    dark: smokebox + stack + catcher + roof,
    windows: `M${r(1.9 - half)} -4h${r(cab - 3.8)}v3.4h${r(3.8 - cab)}z`,
    wheels: length > 18 ? [...drivers, [front - 3.6, 4.5, 1.7]] : drivers,
    coupler: `M${r(-half - 1.3)} 2.6H${r(front)}`,
    livery: { x: 0.6 - half, width: Math.max(4, length - 9) },
    rod: `M${r(drivers[0]![0])} 3.9H${r(drivers.at(-1)![0])}`,
    brass: length > 21 ? `M${r(back + 3)} -3.5v-1.2a1.9 1.9 0 0 1 3.8 0v1.2z` : '',
    lamp: [front + 0.3, -1.6],
  }
}

function r(value: number): string {
  return value.toFixed(1)
}
