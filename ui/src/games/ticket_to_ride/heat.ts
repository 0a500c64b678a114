import { say } from '../../words.svelte.ts'
import type { Heat } from '../heat.ts'
import Drawing from './HeatDrawing.svelte'
import { layOut } from './maps.ts'
import { cityName, routeName, routeOf } from './material.ts'

/** Routes and stations. */
export const heat: Heat = {
  prepare: layOut,
  Drawing,
  name(what) {
    const [kind, id] = what.split(':') as [string, string]
    if (kind === 'city') return say('profile-station', { city: cityName(id) })
    const route = routeOf(id)
    if (!route) return id
    return route.twin ? `${routeName(route)} (${routeTwin(id)})` : routeName(route)
  },
}

/** What tells a route from its twin: the colour where they differ, or its number. */
function routeTwin(id: string): string {
  const word = id.split('_')[2] ?? ''
  return /^\d$/.test(word) ? word : say('profile-colour', { colour: word })
}
