import { cpSync, createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MEDIA: Record<string, string> = { mjs: 'text/javascript', wasm: 'application/wasm', json: 'application/json' }

/** The engine's files (ui/engine.py has put them together) lie under /engine/, in the build and while one develops. */
export function engine(): Plugin {
  const files = process.env.SEMAFOR_ENGINE ?? ''
  let folder = ''
  return {
    name: 'engine',
    configResolved(config) {
      folder = join(config.build.outDir, 'engine')
    },
    writeBundle() {
      if (files) cpSync(files, folder, { recursive: true })
    },
    configureServer(server) {
      server.middlewares.use('/engine', (request, answer, next) => {
        const file = join(files, new URL(request.url ?? '/', 'http://here').pathname)
        if (!files || !existsSync(file)) return next()
        answer.setHeader('content-type', MEDIA[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        createReadStream(file).pipe(answer)
      })
    },
  }
}
