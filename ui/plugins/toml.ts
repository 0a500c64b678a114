import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

/** The printed material of the games is read from the rules' own files, so that page and rules cannot differ. */
export function toml(): Plugin {
  return {
    name: 'toml',
    transform(text, id) {
      if (!id.endsWith('.toml')) return null
      return { code: `export default ${JSON.stringify(parse(text))}`, map: null }
    },
  }
}
