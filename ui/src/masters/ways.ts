import type { Chart } from '../generated/engine.ts'

/** These are `ways` and `insight` of `semafor.games.ticket_to_ride.encoding`: what a network has learned with. */
const [FAR, CLAIM, NEAR, COLOURS, MOST_TICKETS, MOST_CARS] = [90, 2, 8, 9, 4, 40]

/** What a map of Ticket to Ride means to a seat: the same numbers as the encoder's insight, which takes too long uncompiled. */
export class Ways {
  private readonly chart: Chart

  constructor(chart: Chart) {
    this.chart = chart
  }

  /** The bytes that come after those that are seen. */
  of(seen: Uint8Array): number[] {
    const { ticket_a, ticket_b, length, colour } = this.chart
    const cost = this.costs(seen)
    const far = this.distances(cost)
    const between = ticket_a.map((a, ticket) => far[a * this.chart.cities + ticket_b[ticket]!]!)
    const held = between.map((_, ticket) => this.sees(seen, 'tickets', ticket) && !this.sees(seen, 'tickets-joined', ticket))
    const offered = between.map((_, ticket) => this.isOffered(seen, ticket))
    const { best, many } = this.uses(
      far,
      cost,
      between.map((each, ticket) => (held[ticket] ? each : FAR)),
    )
    const wanted = new Array<number>(COLOURS).fill(0)
    best.forEach((use, route) => (wanted[colour[route]!]! += use === NEAR ? length[route]! : 0))
    const masked = (shown: boolean[]) => between.map((each, ticket) => (shown[ticket] ? each : 0))
    return [...masked(held), ...masked(offered), ...best, ...many, ...wanted.map((cars) => Math.min(cars, MOST_CARS))]
  }

  private sees(seen: Uint8Array, slice: string, at: number): boolean {
    return seen[this.chart.starts[slice]! + at]! > 0
  }

  private isOffered(seen: Uint8Array, ticket: number): boolean {
    const tickets = this.chart.ticket_a.length
    return Array.from({ length: this.chart.offered }, (_, place) => this.sees(seen, 'offer', place * tickets + ticket)).some(
      Boolean,
    )
  }

  /** Of each route: nothing for an own one, its cars and the claim for an open one. */
  private costs(seen: Uint8Array): number[] {
    const { length, places } = this.chart
    return length.map((cars, route) => {
      if (this.sees(seen, 'routes', route)) return 0
      for (let place = 1; place < places; place++) if (this.sees(seen, 'routes', place * length.length + route)) return FAR
      return this.sees(seen, 'routes-closed', route) ? FAR : cars + CLAIM
    })
  }

  /** City by city, in one row after the other. */
  private distances(cost: number[]): Int16Array {
    const { cities, a, b } = this.chart
    const far = new Int16Array(cities * cities).fill(FAR)
    for (let city = 0; city < cities; city++) far[city * cities + city] = 0
    cost.forEach((each, route) => {
      const [from, to] = [a[route]! * cities + b[route]!, b[route]! * cities + a[route]!]
      far[from] = far[to] = Math.min(far[from]!, each)
    })
    for (let over = 0; over < cities; over++) {
      for (let from = 0; from < cities; from++) {
        const first = far[from * cities + over]!
        if (first === FAR) continue
        for (let to = 0; to < cities; to++) {
          const way = first + far[over * cities + to]!
          if (way < far[from * cities + to]!) far[from * cities + to] = way
        }
      }
    }
    return far
  }

  /** Of each open route its use for the ticket it is best for, and for how many tickets it is as good as any. */
  private uses(far: Int16Array, cost: number[], between: number[]): { best: number[]; many: number[] } {
    const { cities, a, b, ticket_a, ticket_b } = this.chart
    const [best, many] = [cost.map(() => 0), cost.map(() => 0)]
    between.forEach((apart, ticket) => {
      if (apart >= FAR) return
      const [one, other] = [ticket_a[ticket]! * cities, ticket_b[ticket]! * cities]
      cost.forEach((each, route) => {
        if (each === 0 || each >= FAR) return
        const there = far[one + a[route]!]! + far[other + b[route]!]!
        const back = far[one + b[route]!]! + far[other + a[route]!]!
        const use = Math.max(0, NEAR - (Math.min(there, back) + each - apart))
        best[route] = Math.max(best[route]!, use)
        many[route]! += use === NEAR ? 1 : 0
      })
    })
    return { best, many: many.map((tickets) => Math.min(tickets, MOST_TICKETS)) }
  }
}
