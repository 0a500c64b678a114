import type { Stored } from './npz.ts'

/** A layer by its columns: what one input adds to all outputs lies side by side, and an input of 0, as many are, adds nothing. */
export class Columns {
  readonly outputs: number
  private readonly inputs: number
  private readonly weights: Float32Array
  private readonly bias: Float32Array

  constructor(name: string, all: Map<string, Stored>) {
    const { shape, values } = all.get(`${name}.weight`)!
    ;[this.outputs, this.inputs] = [shape[0]!, shape[1]!]
    this.weights = Float32Array.from(
      values,
      (_, at) => values[(at % this.outputs) * this.inputs + Math.floor(at / this.outputs)]!,
    )
    this.bias = all.get(`${name}.bias`)!.values as Float32Array
  }

  /** The layer of one input. */
  of(x: Float32Array): Float32Array {
    const out = this.bias.slice()
    this.add(x, 0, this.inputs, 0, out, 0)
    return out
  }

  /** Each cell of a board of `size` times `size` read with the eight around it; beyond the edge lies nothing. */
  around(x: Float32Array, size: number): Float32Array {
    const signs = this.inputs / 9
    const out = new Float32Array(size * size * this.outputs)
    for (let cell = 0, to = 0; cell < size * size; cell++, to += this.outputs) {
      out.set(this.bias, to)
      const [row, column] = [Math.floor(cell / size), cell % size]
      for (let near = 0; near < 9; near++) {
        const [down, right] = [row + Math.floor(near / 3) - 1, column + (near % 3) - 1]
        if (down < 0 || down >= size || right < 0 || right >= size) continue
        this.add(x, (down * size + right) * signs, signs, near * signs, out, to)
      }
    }
    return out
  }

  /** So many values of x, as the inputs from `input` on, are added to the outputs that begin at `to`. */
  private add(x: Float32Array, from: number, count: number, input: number, out: Float32Array, to: number): void {
    const { outputs, weights } = this
    for (let at = 0, column = input * outputs; at < count; at++, column += outputs) {
      const value = x[from + at]!
      if (value === 0) continue
      for (let output = 0; output < outputs; output++) out[to + output]! += value * weights[column + output]!
    }
  }
}
