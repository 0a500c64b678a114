import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SMALLEST = 1024
const WORTH_IT = /\.(js|mjs|css|html|svg|json|wasm|webmanifest|txt)$/

/** Every file that is worth it also lies there compressed, so that the server need not do it again and again. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle: { order: 'post', sequential: true, handler: () => files(folder).filter(worth).forEach(compress) },
  }
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
}

function worth(file: string): boolean {
  return WORTH_IT.test(file) && statSync(file).size >= SMALLEST
}

function compress(file: string): void {
  const plain = readFileSync(file)
  const quality = plain.length > 1_000_000 ? 6 : 11
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
}
