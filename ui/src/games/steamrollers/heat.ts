import { say } from '../../words.svelte.ts'
import type { Heat } from '../heat.ts'
import Drawing from './HeatDrawing.svelte'

/** Cells with tracks, and links between cities. */
export const heat: Heat = {
  Drawing,
  name(what) {
    const [kind, name] = what.split(':') as [string, string]
    const [from, to] = name.split('-')
    return kind === 'link' ? say('profile-link', { from: from ?? '', to: to ?? '' }) : name
  },
}
