import type { Field } from '../generated/forms.ts'
import type { OptionValue } from '../generated/messages.ts'
import { forgotten } from '../kinds.ts'
import { settings } from '../settings.svelte.ts'
import { say } from '../words.svelte.ts'

/** What a value of a field is called; a text is not told. */
export function valueName(field: Field, value: OptionValue): string {
  if (value === null) return say('option-none')
  switch (field.kind) {
    case 'choice':
      return field.values.find((each) => each.value === value)?.text[settings.lang] ?? String(value)
    case 'seat':
      return say('option-seat', { number: Number(value) + 1 })
    case 'flag':
      return say(value ? 'option-yes' : 'option-no')
    case 'text':
      return ''
    default:
      return forgotten(field)
  }
}
