import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockOf, hoursHere, minutesOf } from '../src/calls/hours.ts'

test('quiet hours are minutes of the day and back', () => {
  assert.deepEqual([0, 61, 22 * 60, 1439].map(clockOf), ['00:00', '01:01', '22:00', '23:59'])
  assert.deepEqual(['00:00', '01:01', '22:00', '23:59'].map(minutesOf), [0, 61, 22 * 60, 1439])
})

test('who wants no quiet has none, and the time zone is this device’s', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  assert.deepEqual(hoursHere('pl', 60, null), { lang: 'pl', zone, quiet_from: 0, quiet_to: 0, digest_min: 60 })
  assert.deepEqual(hoursHere('en', 0, { from: '22:30', to: '07:00' }), {
    lang: 'en',
    zone,
    quiet_from: 1350,
    quiet_to: 420,
    digest_min: 0,
  })
})
