import type { NetworkRead, Wish } from '../generated/engine.ts'
import type { Stored } from './npz.ts'
import { Ways } from './ways.ts'

/** In the norm, as in PyTorch. */
const TINY = 1e-5

/** A layer: rows of eight-bit weights, a factor for each row, and what is added to it. */
interface Layer {
  rows: Int8Array
  scale: Float32Array
  bias: Float32Array
  inputs: number
}

/** The forward pass of a master on typed arrays: the same as `semafor.bots.master.network` in NumPy. */
export class Network {
  private readonly read: NetworkRead
  private readonly weights: Map<string, Stored>
  private readonly ways: Ways | null
  private readonly inlet: Layer
  private readonly columns: Int8Array
  private readonly blocks: number

  constructor(read: NetworkRead, weights: Map<string, Stored>) {
    this.read = read
    this.weights = weights
    this.ways = read.chart && new Ways(read.chart)
    this.inlet = this.layer('inlet')
    this.columns = turned(this.inlet)
    this.blocks = [...weights.keys()].filter((name) => name.endsWith('.one.weight')).length
  }

  /** The legal action that is wished for most, with what chance adds to each. */
  choose({ seen, legal, favours }: Wish): number {
    const wishes = this.wishes(bytesOf(seen), legal)
    let best = 0
    legal.forEach((_, at) => {
      if (wishes[at]! + favours[at]! > wishes[best]! + favours[best]!) best = at
    })
    return legal[best]!
  }

  /** The wish for each of these actions. */
  wishes(seen: Uint8Array, actions: number[]): Float32Array {
    let x = this.enter(this.ways ? [...seen, ...this.ways.of(seen)] : seen)
    for (let block = 0; block < this.blocks; block++) {
      const name = `blocks.${block}`
      const inner = positive(this.line(`${name}.one`, this.norm(`${name}.norm`, x)))
      x = this.line(`${name}.two`, inner).map((value, at) => value + x[at]!)
    }
    x = positive(this.norm('norm', x))
    return this.line('policy', x, actions)
  }

  /** The first layer: only what is not 0 is added up, which is little. */
  private enter(bytes: ArrayLike<number>): Float32Array {
    const { scale, bias } = this.inlet
    const sums = new Float32Array(bias.length)
    let [at, rung] = [0, bytes.length]
    for (const { size, factor, rungs } of this.read.parts) {
      for (const end = at + size; at < end; at++) {
        const value = bytes[at]!
        if (value) this.add(sums, at, Math.fround(value * Math.fround(factor)))
        for (let step = 0; step < rungs.length; step++, rung++) if (value >= rungs[step]!) this.add(sums, rung, 1)
      }
    }
    return sums.map((sum, row) => sum * scale[row]! + bias[row]!)
  }

  private add(sums: Float32Array, input: number, value: number): void {
    const column = input * sums.length
    for (let row = 0; row < sums.length; row++) sums[row]! += this.columns[column + row]! * value
  }

  /** All rows of a layer, or some of them. */
  private line(name: string, x: Float32Array, some?: number[]): Float32Array {
    const { rows, scale, bias, inputs } = this.layer(name)
    const out = new Float32Array(some ? some.length : bias.length)
    for (let at = 0; at < out.length; at++) {
      const row = some ? some[at]! : at
      let sum = 0
      for (let input = 0, place = row * inputs; input < inputs; input++, place++) sum += rows[place]! * x[input]!
      out[at] = sum * scale[row]! + bias[row]!
    }
    return out
  }

  private layer(name: string): Layer {
    const { shape, values } = this.weights.get(`${name}.weight`)!
    return {
      rows: values as Int8Array,
      scale: this.numbers(`${name}.weight:scale`),
      bias: this.numbers(`${name}.bias`),
      inputs: shape[1]!,
    }
  }

  private numbers(name: string): Float32Array {
    return this.weights.get(name)!.values as Float32Array
  }

  private norm(name: string, x: Float32Array): Float32Array {
    const [weight, bias] = [this.numbers(`${name}.weight`), this.numbers(`${name}.bias`)]
    const mean = x.reduce((sum, value) => sum + value, 0) / x.length
    const spread = Math.sqrt(x.reduce((sum, value) => sum + (value - mean) ** 2, 0) / x.length + TINY)
    return x.map((value, at) => ((value - mean) / spread) * weight[at]! + bias[at]!)
  }
}

/** The rows of a layer as columns, so that what one input adds lies side by side. */
function turned({ rows, inputs }: Layer): Int8Array {
  const height = rows.length / inputs
  const columns = new Int8Array(rows.length)
  for (let row = 0; row < height; row++) {
    for (let input = 0; input < inputs; input++) columns[input * height + row] = rows[row * inputs + input]!
  }
  return columns
}

const positive = (x: Float32Array) => x.map((value) => Math.max(value, 0))

export const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
