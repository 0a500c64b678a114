import type { Field } from '../generated/forms.ts'
import type { OptionValue } from '../generated/messages.ts'
import { forgotten } from '../kinds.ts'
import { settings } from '../settings.svelte.ts'
import { say } from '../words.svelte.ts'

/** What a value of an option is called in the chosen language. */
export function nameOf(field: Field, value: OptionValue): string {
  if (value === null) return say('option-none')
  switch (field.kind) {
    case 'flag':
      return say(value ? 'option-yes' : 'option-no')
    case 'seat':
      return say('option-seat', { number: Number(value) + 1 })
    case 'choice':
      return field.values.find((each) => each.value === value)?.text[settings.lang] ?? String(value)
    case 'text':
      return say('option-own')
    default:
      return forgotten(field)
  }
}
