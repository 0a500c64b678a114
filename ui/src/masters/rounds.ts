import type { RoundRead, RoundWish } from '../generated/engine.ts'
import { Columns } from './columns.ts'
import { bytesOf } from './network.ts'
import type { Stored } from './npz.ts'

/** These are `valuation`, `liking` and `master` of `semafor.bots.railroad_ink`. */
const [SIZE, BLOCKS, TINY, FEW, HAIR] = [7, 2, 1e-5, 8, 1e-3]
const CELLS = SIZE * SIZE

/** What a network hopes of ends of rounds of Railroad Ink, on typed arrays: the same as `valuation` in NumPy. */
export class RoundNetwork {
  private readonly read: RoundRead
  private readonly weights: Map<string, Stored>
  private readonly layers = new Map<string, Columns>()
  private readonly scale: Float32Array

  constructor(read: RoundRead, weights: Map<string, Stored>) {
    this.read = read
    this.weights = weights
    this.scale = this.numbers('scale')
  }

  /** The place of the end to draw: of the few that promise most at a glance, the first that does from all sides. */
  choose({ round, ends }: RoundWish): number {
    const [bytes, size] = [bytesOf(ends), this.scale.length]
    const seen = Array.from({ length: bytes.length / size }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
    const hopes = seen.map((end) => this.hope(end, round))
    const few = [...hopes.keys()].sort((one, other) => hopes[other]! - hopes[one]!).slice(0, FEW)
    few.sort((one, other) => one - other)
    const steady = few.map((at) => this.steady(seen[at]!, round))
    const most = Math.max(...steady)
    return few[steady.findIndex((hope) => hope >= most - HAIR)]!
  }

  /** The mean of all views: turned and mirrored an end is worth the same, and is not read alike. */
  private steady(seen: Uint8Array, round: number): number {
    const views = this.read.turnings.map((turning) =>
      this.hope(
        Uint8Array.from(turning, (byte) => seen[byte]!),
        round,
      ),
    )
    return views.reduce((sum, view) => sum + view, 0) / views.length
  }

  /** The points at the end of the game: a sum of weights of what can be counted, and a rest. */
  private hope(seen: Uint8Array, round: number): number {
    const { counts, features } = this.read
    const rest = dot(this.numbers('heads.weight'), round - 1, this.thought(seen)) + this.numbers('heads.bias')[round - 1]!
    return dot(this.numbers('rows'), round - 1, seen.subarray(counts, counts + features)) + rest
  }

  /** What the rest is made of: every cell read with those around it, some times over, then the end as a whole. */
  private thought(seen: Uint8Array): Float32Array {
    const x = this.scale.map((scale, at) => scale * seen[at]!)
    const beside = x.subarray(CELLS * this.read.cell)
    let y = this.entered(x, beside)
    for (let block = 0; block < BLOCKS; block++) {
      const name = `blocks.${block}`
      const inner = positive(this.layer(`${name}.one`).around(this.norm(`${name}.norm`, y), SIZE))
      y = added(this.layer(`${name}.two`).around(inner, SIZE), y)
    }
    const whole = new Float32Array(y.length + beside.length)
    whole.set(positive(y))
    whole.set(beside, y.length)
    return positive(this.layer('middle').of(positive(this.layer('whole').of(whole))))
  }

  private entered(x: Float32Array, beside: Float32Array): Float32Array {
    const [place, common] = [this.numbers('place'), this.layer('beside').of(beside)]
    const entered = added(this.layer('embed').around(x, SIZE), place)
    return positive(entered.map((value, at) => value + common[at % common.length]!))
  }

  private norm(name: string, x: Float32Array): Float32Array {
    const [weight, bias] = [this.numbers(`${name}.weight`), this.numbers(`${name}.bias`)]
    const mean = x.reduce((sum, value) => sum + value, 0) / x.length
    const spread = Math.sqrt(x.reduce((sum, value) => sum + (value - mean) ** 2, 0) / x.length + TINY)
    return x.map((value, at) => ((value - mean) / spread) * weight[at % weight.length]! + bias[at % bias.length]!)
  }

  private layer(name: string): Columns {
    const known = this.layers.get(name) ?? new Columns(name, this.weights)
    this.layers.set(name, known)
    return known
  }

  private numbers(name: string): Float32Array {
    return this.weights.get(name)!.values as Float32Array
  }
}

/** One row of a matrix times a vector. */
function dot(rows: Float32Array, row: number, x: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0, place = row * x.length; at < x.length; at++, place++) sum += rows[place]! * x[at]!
  return sum
}

const added = (x: Float32Array, y: Float32Array) => x.map((value, at) => value + y[at]!)
const positive = (x: Float32Array) => x.map((value) => Math.max(value, 0))
