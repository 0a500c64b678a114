/** Reads the files in which NumPy keeps arrays (`.npz`): a ZIP of deflated arrays, each with its type and shape. */

export interface Stored {
  shape: number[]
  values: Int8Array | Uint8Array | Float32Array
}

const [DIRECTORY_END, DIRECTORY_END_SIZE, ENTRY_SIZE, LOCAL_SIZE, DEFLATED] = [0x06054b50, 22, 46, 30, 8]

/** All arrays of the file by their names. */
export async function arraysIn(file: ArrayBuffer): Promise<Map<string, Stored>> {
  const view = new DataView(file)
  const end = file.byteLength - DIRECTORY_END_SIZE
  if (end < 0 || view.getUint32(end, true) !== DIRECTORY_END) throw new Error('no archive of arrays')
  const found = new Map<string, Stored>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const named = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(new Uint8Array(file, at + ENTRY_SIZE, named))
    found.set(name.replace(/\.npy$/, ''), stored(await member(file, view, at)))
    at += ENTRY_SIZE + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return found
}

/** The bytes of the member whose entry in the directory stands there. */
async function member(file: ArrayBuffer, view: DataView, entry: number): Promise<ArrayBuffer> {
  const [local, size] = [view.getUint32(entry + 42, true), view.getUint32(entry + 20, true)]
  const begin = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const bytes = new Uint8Array(file, begin, size)
  if (view.getUint16(entry + 10, true) !== DEFLATED) return bytes.slice().buffer
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(inflated).arrayBuffer()
}

function stored(array: ArrayBuffer): Stored {
  const size = new DataView(array).getUint16(8, true)
  const head = new TextDecoder().decode(new Uint8Array(array, 10, size))
  const [, type, order, numbers] = /'descr': '(.+?)'.*'fortran_order': (\w+).*'shape': \((.*?)\)/.exec(head)!
  const shape = numbers!.split(',').flatMap((each) => (each.trim() ? [Number(each)] : []))
  const values = valuesOf(type!, array.slice(10 + size))
  return { shape, values: order === 'True' ? byRows(values, shape) : values }
}

/** A matrix that is kept column by column. */
function byRows(values: Stored['values'], [rows, columns]: number[]): Stored['values'] {
  return values.map((_, at) => values[(at % columns!) * rows! + Math.floor(at / columns!)]!)
}

function valuesOf(type: string, bytes: ArrayBuffer): Stored['values'] {
  if (type === '|i1') return new Int8Array(bytes)
  if (type === '|u1') return new Uint8Array(bytes)
  if (type === '<f4') return new Float32Array(bytes)
  if (type === '<f2') return Float32Array.from(new Uint16Array(bytes), half)
  throw new Error(`no array of ${type}`)
}

/** The number that sixteen bits mean; weights are finite. */
function half(bits: number): number {
  const [exponent, part] = [(bits >> 10) & 31, bits & 1023]
  const size = exponent ? (1 + part / 1024) * 2 ** (exponent - 15) : (part / 1024) * 2 ** -14
  return bits & 0x8000 ? -size : size
}
