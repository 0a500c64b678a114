import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { OWN_MS, Pacer, type Act, type Pace } from '../src/motion/pace.ts'
import { Queue, together, type Piece } from '../src/motion/queue.ts'
import { RECIPES, Voice } from '../src/motion/sound.ts'
import { standing } from '../src/motion/ticking.ts'

/** A piece that is over when it is told so; what happens to it is written down. */
function piece(name: string, seen: string[]) {
  let end = () => {}
  const play: Piece = () => {
    seen.push(`${name} begins`)
    const done = new Promise<void>((resolve) => (end = resolve))
    return { done, finish: () => seen.push(`${name} is cut`) }
  }
  return { play, end: () => end() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('motions begin one after the other, and what has nothing to move takes no time', async () => {
  const seen: string[] = []
  const [one, two] = [piece('one', seen), piece('two', seen)]
  const queue = new Queue()
  queue.add(one.play, () => null, two.play)
  assert.deepEqual([seen, queue.busy], [['one begins'], true])
  one.end()
  await settled()
  assert.deepEqual(seen, ['one begins', 'two begins'])
  two.end()
  await settled()
  assert.equal(queue.busy, false)
})

test('skipping ends what runs, drops the rest, and leaves the queue ready', async () => {
  const seen: string[] = []
  const [one, two, three] = [piece('one', seen), piece('two', seen), piece('three', seen)]
  const queue = new Queue()
  queue.add(one.play, two.play)
  queue.skip()
  assert.deepEqual([seen, queue.busy], [['one begins', 'one is cut'], false])
  queue.add(three.play)
  one.end() // the end of a skipped piece begins nothing
  await settled()
  assert.deepEqual(seen, ['one begins', 'one is cut', 'three begins'])
})

test('pieces that run together are over with the last of them', async () => {
  const seen: string[] = []
  const [one, two] = [piece('one', seen), piece('two', seen)]
  const both = together([one.play(), null, two.play()])!
  let over = false
  void both.done.then(() => (over = true))
  one.end()
  await settled()
  assert.equal(over, false)
  two.end()
  await settled()
  assert.equal(over, true)
  assert.equal(together([null]), null)
})

function paced(pace: Pace) {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
  const seen: string[] = []
  const act = (name: string, large = false): Act => ({
    large,
    name: (ms) => seen.push(`${name} for ${ms}`),
    make: () => seen.push(name),
  })
  return {
    seen,
    act,
    pacer: new Pacer(
      () => pace,
      () => seen.push('rest'),
    ),
  }
}

test('who acts after me is named at once, and acts when my own act has been seen', () => {
  const { pacer, seen, act } = paced('normal')
  pacer.pass(() => seen.push('mine'), OWN_MS)
  pacer.tell(act('bot'))
  assert.deepEqual(
    seen.slice(0, 2).map((each) => each.split(' ')[0]),
    ['mine', 'bot'],
  )
  mock.timers.tick(1000)
  assert.equal(seen.length, 2)
  mock.timers.tick(OWN_MS - 1000)
  assert.equal(seen[2], 'bot')
  const hurried = paced('normal')
  hurried.pacer.pass(() => hurried.seen.push('mine'), OWN_MS)
  hurried.pacer.tell(hurried.act('bot'))
  hurried.pacer.flush() // a click
  assert.equal(hurried.seen.at(-1), 'bot')
})

test('an act of a rival is named, made and held, and only then comes the next', () => {
  const { seen, act, pacer } = paced('normal')
  pacer.tell(act('card'))
  pacer.tell(act('route', true))
  pacer.pass(() => seen.push('my turn'))
  assert.deepEqual(seen, ['card for 600'])
  mock.timers.tick(220)
  assert.deepEqual(seen, ['card for 600', 'card'])
  mock.timers.tick(380)
  assert.deepEqual(seen.slice(2), ['route for 1300'])
  mock.timers.tick(220)
  mock.timers.tick(1080)
  assert.deepEqual(seen.slice(3), ['route', 'my turn', 'rest'])
})

test('the pace is calm, fast or none', () => {
  for (const [pace, told] of [
    ['calm', ['card for 900']],
    ['fast', ['card for 300']],
    ['none', ['card', 'mine']],
  ] as const) {
    const { seen, act, pacer } = paced(pace)
    pacer.tell(act('card'))
    pacer.pass(() => seen.push('mine'))
    assert.deepEqual(seen, told)
  }
})

test('many acts are told faster, far too many not at all, and a click ends the telling in the right order', () => {
  const long = paced('normal')
  for (let at = 0; at < 4; at++) long.pacer.tell(long.act('route', true))
  mock.timers.tick(220) // the first began alone
  mock.timers.tick(1080)
  assert.equal(long.seen.at(-1), 'route for 910')

  const lost = paced('normal')
  for (let at = 0; at < 8; at++) lost.pacer.tell(lost.act(`${at}`, true))
  assert.deepEqual(lost.seen.slice(1), ['0', '1', '2', '3', '4', '5', '6', '7', 'rest'])

  const cut = paced('normal')
  cut.pacer.tell(cut.act('card'))
  cut.pacer.tell(cut.act('route'))
  cut.pacer.pass(() => cut.seen.push('my turn'))
  cut.pacer.flush()
  assert.deepEqual(cut.seen, ['card for 600', 'card', 'route', 'my turn', 'rest'])
  mock.timers.tick(5000)
  assert.equal(cut.seen.length, 5)
  mock.timers.reset()
})

/** A browser's audio that writes down what is started, and how loud it becomes. */
function listening() {
  const heard: { started: string[]; loudest: number } = { started: [], loudest: 0 }
  const node = (kind: string) => ({
    connect: () => {},
    start: () => heard.started.push(kind),
    stop: () => {},
    type: '',
    buffer: null,
    loop: false,
    frequency: { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    gain: {
      setValueAtTime: () => {},
      exponentialRampToValueAtTime: (loud: number) => (heard.loudest = Math.max(heard.loudest, loud)),
    },
  })
  const audio = {
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createGain: () => node('gain'),
    createOscillator: () => node('tone'),
    createBufferSource: () => node('noise'),
    createBiquadFilter: () => node('filter'),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  }
  return { heard, audio: audio as unknown as AudioContext }
}

test('every sound starts its parts, never louder than −18 dB, and silence makes no audio at all', () => {
  for (const name of Object.keys(RECIPES) as (keyof typeof RECIPES)[]) {
    const { heard, audio } = listening()
    new Voice(
      () => 1,
      () => audio,
    ).play(name)
    assert.equal(heard.started.length, RECIPES[name].length, name)
    assert.ok(heard.loudest > 0 && heard.loudest <= 10 ** (-18 / 20) + 0.001, name)
  }
  let made = 0
  new Voice(
    () => 0,
    () => (made++, null),
  ).play('card')
  assert.equal(made, 0)
})

test('who is called to act hears a lever and a whistle of two notes', () => {
  const { heard, audio } = listening()
  new Voice(
    () => 0.5,
    () => audio,
  ).play('turn')
  assert.deepEqual(heard.started, ['tone', 'tone', 'tone'])
})

test('a counter goes from its old value to the new one, money in notes of fifty', () => {
  assert.deepEqual([standing(1150, 750, 0), standing(1150, 750, 1), standing(3, 4, 2)], [1150, 750, 4])
  const way = [0.1, 0.3, 0.5, 0.8].map((part) => standing(1150, 750, part))
  assert.ok(way.every((each, at) => each % 50 === 0 && each < (way[at - 1] ?? 1150)))
  assert.equal(standing(3, 10, 0.5) % 1, 0)
})
