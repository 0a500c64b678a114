import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '../src/generated/forms.ts'
import { applying, listed, optionsOf } from '../src/pages/form.ts'

const text = { en: 'a', pl: 'b' }
const FORM: Field[] = [
  { kind: 'flag', name: 'coal', text, seats: [2, 3], default: false },
  { kind: 'choice', name: 'eva', text, seats: [1], none: true, default: null, values: [{ value: 'conductor', text }] },
  { kind: 'seat', name: 'first_seat', text, seats: [1, 2, 3], default: null },
  { kind: 'text', name: 'material', text, seats: [1, 2, 3], default: '' },
]

test('a form shows what can be set at a table of that many seats', () => {
  assert.deepEqual(
    applying(FORM, 1).map(({ name }) => name),
    ['eva', 'first_seat', 'material'],
  )
  assert.deepEqual(
    applying(FORM, 3).map(({ name }) => name),
    ['coal', 'first_seat', 'material'],
  )
})

test('an option that may be left open can be left open again', () => {
  assert.deepEqual(listed(FORM[1]!, 1), [null, 'conductor'])
  assert.deepEqual(listed(FORM[2]!, 2), [null, 0, 1])
})

test('what was chosen is sent, and nothing that the table does not have', () => {
  const choices = { coal: true, eva: 'conductor', first_seat: 2, material: 'x = 1', longest: 'trail' }
  assert.deepEqual(optionsOf(FORM, choices, 3), { coal: true, first_seat: 2, material: 'x = 1' })
  assert.deepEqual(optionsOf(FORM, choices, 2), { coal: true, material: 'x = 1' }, 'the third seat is gone')
  assert.deepEqual(optionsOf(FORM, choices, 1), { eva: 'conductor', material: 'x = 1' })
  assert.deepEqual(optionsOf(FORM, {}, 3), {})
})
