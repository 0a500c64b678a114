import assert from 'node:assert/strict'
import { test } from 'node:test'
import { around, cut, heightFor } from '../src/rules/cutting.ts'

test('a picture is cut to all that it is about; what is not drawn does not count', () => {
  const boxes = [
    { left: 10, top: 20, width: 30, height: 10 },
    { left: 0, top: 0, width: 0, height: 0 },
    { left: 60, top: 5, width: 20, height: 5 },
  ]
  assert.deepEqual(around(boxes), { left: 10, top: 5, width: 70, height: 25 })
  assert.equal(around([boxes[1]!]), null)
})

test('a part lies in the middle of its window with a margin, and is not blown up past what is said', () => {
  const part = { left: 100, top: 50, width: 80, height: 30 }
  assert.deepEqual(cut(part, 200, 100, 10, 9), { x: -180, y: -80, scale: 2 })
  assert.equal(cut(part, 2000, 1000, 10, 1.25).scale, 1.25)
  assert.equal(heightFor(part, 200, 10, 9), 100)
})
