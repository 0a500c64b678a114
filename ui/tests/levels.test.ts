import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { NETWORKS, offlineLevel, quickEnough } from '../src/engine/levels.ts'

test('tables of this device offer the levels that play here quickly, and networks where there are any', () => {
  const offered = (game: string) =>
    ['easy', 'normal', 'apprentice', 'journeyman', 'hard', 'master', 'grandmaster'].filter((level) => quickEnough(game, level))
  assert.deepEqual(offered('ticket-to-ride-usa'), ['easy', 'normal', 'apprentice', 'journeyman', 'hard', 'master'])
  assert.deepEqual(offered('steamrollers'), ['easy', 'normal', 'apprentice', 'journeyman', 'master'])
  for (const game of ['railroad-ink', 'railroad-ink-lava', 'railroad-ink-meteor'])
    assert.deepEqual(offered(game), ['easy', 'normal', 'apprentice', 'journeyman', 'master'])
})

test('the page knows which games have a network', () => {
  const folder = new URL('../../src/semafor/bots/master/weights/', import.meta.url)
  const cards = readdirSync(folder).filter((file) => file.endsWith('.toml'))
  assert.deepEqual(cards.map((file) => file.replace('.toml', '')).sort(), NETWORKS)
})

test('who searches is given a budget here, unless it has one', () => {
  assert.deepEqual(['easy', 'hard', 'hard@3', 'master'].map(offlineLevel), ['easy', 'hard@1s', 'hard@3', 'master'])
})
