import type { Field } from '../generated/forms.ts'
import type { OptionValue } from '../generated/messages.ts'
import { forgotten } from '../kinds.ts'

/** What was chosen in a form, by the names of its fields; what nobody touched keeps the rulebook's default. */
export type Choices = Record<string, OptionValue>

/** The fields that can be set at a table of so many seats. */
export function applying(form: Field[], seats: number): Field[] {
  return form.filter((field) => field.seats.includes(seats))
}

/** The values that can be chosen in a field, where it has a list of them; null leaves it open. */
export function listed(field: Field, seats: number): OptionValue[] {
  switch (field.kind) {
    case 'choice':
      return [...(field.none ? [null] : []), ...field.values.map(({ value }) => value)]
    case 'seat':
      return [null, ...Array.from({ length: seats }, (_, at) => at)]
    case 'flag':
      return [false, true]
    case 'text':
      return []
    default:
      return forgotten(field)
  }
}

/** The options of a new table: what was chosen, of the fields that it has. */
export function optionsOf(form: Field[], choices: Choices, seats: number): Choices {
  const fits = (field: Field) => field.kind === 'text' || listed(field, seats).includes(choices[field.name]!)
  const chosen = applying(form, seats).filter((field) => choices[field.name] !== undefined && fits(field))
  return Object.fromEntries(chosen.map(({ name }) => [name, choices[name]!]))
}

/** The fields of a table that are not as the rulebook has them. */
export function unusual(form: Field[], options: Choices): Field[] {
  return form.filter(({ name, default: usual }) => options[name] !== undefined && options[name] !== usual)
}
