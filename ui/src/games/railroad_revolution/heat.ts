import { say } from '../../words.svelte.ts'
import type { Heat } from '../heat.ts'
import Drawing from './HeatDrawing.svelte'
import { materialWith } from './material.ts'
import { cityName } from './sentences.ts'

/** Tracks between cities, stations, and sections of the telegraph. */
export const heat: Heat = {
  Drawing,
  name(what) {
    const [kind, id] = what.split(':') as [string, string]
    if (kind === 'space') return materialWith('').space(id).between.map(cityName).join(' – ')
    return kind === 'city' ? say('profile-station', { city: cityName(id) }) : say('profile-section', { section: id })
  },
}
