import type { DeliveryView, SteamRollersView } from '../../generated/games/steamrollers.ts'
import type { Legal, MoveOf, Table } from '../../table/table.svelte.ts'
import { say } from '../../words.svelte.ts'
import { carries, goodOf, spentOf, tilesOf, type Standing } from './crates.ts'

export type SteamTable = Table<SteamRollersView>

/** The two actions for which one points at the board: their choice stays open while one looks. */
export type Doing = 'track' | 'deliver'

/** What this person is about to do with the die in hand, shared by the board and the tray. */
export class Desk {
  /** The crate that is only pointed at. */
  pointed = $state.raw<Standing | null>(null)
  private wanted = $state.raw<{ doing: Doing; decision: unknown } | null>(null)

  constructor(private readonly table: SteamTable) {}

  private get decision(): unknown {
    return this.table.live?.decision
  }

  /** What was chosen for this die; before that a track, where one can be laid, else a delivery. */
  get doing(): Doing | null {
    if (this.table.choice?.move.move === 'deliver') return 'deliver'
    if (this.wanted && this.wanted.decision === this.decision) return this.wanted.doing
    if (!this.acting) return null
    return (['track', 'deliver'] as const).find((each) => this.table.legal(each).length > 0) ?? null
  }

  want(doing: Doing): void {
    this.table.cancel()
    this.wanted = { doing, decision: this.decision }
  }

  /** Whether I have a die in hand and act with it now. */
  get acting(): boolean {
    return this.table.view.phase === 'act' && this.table.moves.length > 0
  }

  get seat(): number {
    return this.table.seat ?? this.table.view.turn ?? 0
  }

  /** What I can deliver now, the farthest first; of equally far ones those that spend no tile. */
  get deliveries(): DeliveryView[] {
    const mine = new Set(this.table.moves.map(({ number }) => number))
    const cost = (each: DeliveryView) => this.spent(each).length
    return this.table.view.deliveries
      .filter(({ action }) => mine.has(action))
      .sort((a, b) => b.distance - a.distance || cost(a) - cost(b))
  }

  /** The delivery that is chosen, or that a thing pointed at would be. */
  get looked(): DeliveryView | null {
    const { choice, lit, view } = this.table
    const lit_or_chosen = ({ action }: DeliveryView) => action === choice?.number || lit.has(`delivery:${action}`)
    return view.deliveries.find(lit_or_chosen) ?? (this.pointed && (this.of(this.pointed)[0] ?? null))
  }

  /** The ways that crate can go. */
  of(crate: Standing): DeliveryView[] {
    return this.deliveries.filter((each) => carries(this.table.view, this.seat, each, crate))
  }

  /** Chooses the crate's best delivery; tapped again it is made. */
  pick(crate: Standing): void {
    const [best] = this.of(crate)
    const chosen = this.of(crate).find(({ action }) => action === this.table.choice?.number)
    const delivery = chosen ?? best
    if (delivery) this.propose(delivery)
  }

  propose({ action }: DeliveryView): void {
    const move = this.table.moves.find(({ number }) => number === action)
    if (move) this.table.propose(move as Legal<MoveOf<SteamRollersView>>, true)
  }

  tiles(delivery: DeliveryView): string[] {
    return tilesOf(this.table.view, this.seat, delivery)
  }

  spent(delivery: DeliveryView): string[] {
    return spentOf(this.table.view, this.tiles(delivery))
  }

  /** What all cities hold, as it stands on the board, with what can be delivered of it. */
  get crates(): Standing[][] {
    const { view } = this.table
    const load = view.seats[this.seat]?.load
    return view.cities.map((goods, at) => {
      const standing = goods.map((good, place) => this.standing(at + 1, good, place))
      return load?.city === at + 1 ? [...standing, this.standing(at + 1, load.good, -1)] : standing
    })
  }

  private standing(city: number, good: string, place: number): Standing {
    const bare: Standing = { city, good, place, own: place < 0, legal: false, chosen: false, faded: false, said: '' }
    const ways = this.of(bare)
    const chosen = ways.some(({ action }) => action === this.looked?.action)
    const faded = this.doing === 'deliver' && !ways.length
    return { ...bare, legal: ways.length > 0, chosen, faded, said: ways[0] ? this.said(ways[0]) : '' }
  }

  /** A delivery in words, with the tiles it uses. */
  said(delivery: DeliveryView): string {
    const { origin, to, distance } = delivery
    const good = goodOf(this.table.view, this.seat, delivery)
    return [say('steam-deliver', { good, origin, to, distance }), ...this.withTiles(delivery)].join(', ')
  }

  /** "spends 3b", "with 4b". */
  withTiles(delivery: DeliveryView): string[] {
    const spent = this.spent(delivery)
    return this.tiles(delivery).map((tile) => say(spent.includes(tile) ? 'steam-spends' : 'steam-with', { tile }))
  }
}

const desks = new WeakMap<SteamTable, Desk>()

export function deskOf(table: SteamTable): Desk {
  let desk = desks.get(table)
  if (!desk) desks.set(table, (desk = new Desk(table)))
  return desk
}
