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
    const material = materialWith('')
    const town = (city: string) => cityName(material.city(city))
    if (kind === 'space') return material.space(id).between.map(town).join(' – ')
    return kind === 'city' ? say('profile-station', { city: town(id) }) : say('profile-section', { section: id })
  },
}
