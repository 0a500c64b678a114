import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offlineLevel, quickEnough } from '../src/engine/levels.ts'

test('tables of this device offer the levels that play here quickly, and no networks', () => {
  const offered = (game: string) => ['easy', 'normal', 'hard', 'master'].filter((level) => quickEnough(game, level))
  assert.deepEqual(offered('ticket-to-ride-usa'), ['easy', 'normal', 'hard'])
  assert.deepEqual(offered('steamrollers'), ['easy', 'normal'])
  assert.deepEqual(offered('railroad-ink-lava'), ['easy'])
})

test('who searches is given a budget here, unless it has one', () => {
  assert.deepEqual(['easy', 'hard', 'hard@3'].map(offlineLevel), ['easy', 'hard@1s', 'hard@3'])
})
