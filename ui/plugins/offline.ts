import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = new URL('./sw.js', import.meta.url)
/** Weights of networks are megabytes that few need: whoever plays against one keeps it then. */
const LEFT_OUT = /\.(br|gz|map)$|^sw\.js$|^engine\/weights\//

/** The service worker `sw.js`, which knows every file of this very build. */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle: { sequential: true, handler: () => write(folder) },
  }
}

function write(folder: string): void {
  const names = files(folder)
  const version = createHash('sha256')
  for (const name of names) version.update(name).update(readFileSync(join(folder, name)))
  const kept = ['/', ...names.filter((name) => name !== 'index.html').map((name) => `/${name}`)]
  const facts = `const VERSION = '${version.digest('hex').slice(0, 16)}'\nconst KEPT = ${JSON.stringify(kept)}\n`
  writeFileSync(join(folder, 'sw.js'), facts + readFileSync(WORKER, 'utf8'))
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => relative(folder, file).split(sep).join('/'))
    .filter((name) => !LEFT_OUT.test(name))
    .sort()
}
