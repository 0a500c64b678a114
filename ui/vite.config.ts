import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './plugins/compressed.ts'
import { engine } from './plugins/engine.ts'
import { offline } from './plugins/offline.ts'
import { parts } from './plugins/parts.ts'
import { toml } from './plugins/toml.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), toml(), engine(), offline(), compressed()],
  resolve: { alias: { '@semafor': at('../src/semafor') } },
  worker: { format: 'es' },
  build: {
    outDir: process.env.SEMAFOR_UI_OUT ?? at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: parts },
  },
  server: { fs: { allow: [at('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
