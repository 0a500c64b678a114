import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Lang } from '../src/generated/messages.ts'
import { written } from '../src/minus.ts'
import { bundle, spoken, type Facts } from '../src/speaking.ts'

type Pattern = FluentResource['body'][number]['value'] & {}
type Select = {
  type: 'select'
  selector: { name: string }
  variants: { key: { value: string | number }; value: Pattern }[]
  star: number
}

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
const NUMBERS = [0, 1, 2, 5, 12, 22, 101]
const HERE = new URL('..', import.meta.url).pathname
const filesOf = (lang: Lang) =>
  globSync([`src/**/text/${lang}.ftl`, `../src/semafor/**/text/${lang}.ftl`], { cwd: HERE }).sort()
const textOf = (file: string) => readFileSync(HERE + file, 'utf8')

function partsOf(pattern: Pattern): (string | Select)[] {
  return (typeof pattern === 'string' ? [pattern] : pattern) as (string | Select)[]
}

const isSelect = (part: string | Select): part is Select => typeof part !== 'string' && part.type === 'select'

/** The pattern with the text of messages that it takes in (`{ net }`) in their place. */
function spelledOut(pattern: Pattern, named: Map<string, Pattern>): Pattern {
  const parts = partsOf(pattern).flatMap((part): unknown[] => {
    const taken = part as unknown as { type?: string; name: string }
    if (taken.type === 'mesg') return partsOf(spelledOut(named.get(taken.name)!, named))
    if (!isSelect(part)) return [part]
    return [{ ...part, variants: part.variants.map((each) => ({ ...each, value: spelledOut(each.value, named) })) }]
  })
  return parts as Pattern
}

/** All choices of a pattern, those inside variants too. */
function selects(pattern: Pattern): Select[] {
  const here = partsOf(pattern).filter(isSelect)
  return [...here, ...here.flatMap(({ variants }) => variants.flatMap(({ value }) => selects(value)))]
}

function values(found: Select[]): (string | number)[] {
  const keys = found.flatMap(({ variants }) => variants.map(({ key }) => key.value))
  const plural = keys.every((key) => typeof key === 'number' || PLURALS.has(key))
  return plural ? [...NUMBERS, ...keys.filter((key) => typeof key === 'number')] : keys
}

/** The pattern with the wanted variants in place of the choices over the variable. */
function without(pattern: Pattern, variable: string, value: string | number, lang: Lang): Pattern {
  const parts = partsOf(pattern).flatMap((part) => {
    if (!isSelect(part)) return [part]
    const inside = (each: Pattern) => without(each, variable, value, lang)
    if (part.selector.name === variable) return partsOf(inside(wanted(part, value, lang)))
    return [{ ...part, variants: part.variants.map((each) => ({ ...each, value: inside(each.value) })) }]
  })
  return parts as Pattern
}

/** The variant for the value: its very own, that of its plural form, or the default. */
function wanted({ variants, star }: Select, value: string | number, lang: Lang): Pattern {
  const keys = typeof value === 'string' ? [value] : [value, new Intl.PluralRules(lang).select(value)]
  const own = keys.map((key) => variants.find((each) => each.key.value === key)).find((each) => each)
  return (own ?? variants[star]!).value
}

for (const lang of ['en', 'pl'] as const) {
  const all = filesOf(lang).map((file) => bundle(lang, textOf(file)))
  for (const [at, file] of filesOf(lang).entries()) {
    test(`every value of every selector says its own variant: ${file}`, () => {
      const resource = new FluentResource(textOf(file))
      const plain = new FluentBundle(lang, { useIsolating: false })
      plain.addResource(resource)
      const named = new Map(resource.body.map(({ id, value }) => [id, value ?? '']))
      for (const { id, value: written } of resource.body) {
        const pattern = written ? spelledOut(written, named) : null
        const found = pattern ? selects(pattern) : []
        const shown = [...JSON.stringify(pattern ?? '').matchAll(/"type":"var","name":"([\w-]+)"/g)].map(([, name]) => [
          name,
          '…',
        ])
        for (const variable of new Set(found.map(({ selector }) => selector.name))) {
          for (const value of values(found.filter(({ selector }) => selector.name === variable))) {
            const facts: Facts = { ...Object.fromEntries(shown), [variable]: value }
            const expected = plain.formatPattern(without(pattern!, variable, value, lang), facts as Record<string, string>)
            assert.equal(spoken([all[at]!, ...all], id, facts), expected, `${id} ${variable} = ${value}`)
          }
        }
      }
    })
  }
}

test('a message is read when it is first said, with those that it names; of two with one id the first is said', () => {
  const words = bundle('en', '# of a die\nsaid = a { kind } die\nkind = { colour }\n\ncolour = red\n    or blue\nsaid = two\n')
  assert.equal(words.hasMessage('colour'), true)
  assert.equal(words.hasMessage('die'), false)
  assert.equal(spoken([words], 'said'), 'a red\nor blue die')
  assert.equal(words.hasMessage('said'), true)
  assert.equal(spoken([words], 'said'), 'a red\nor blue die')
  assert.equal(spoken([words], 'die'), 'die')
})

test('a fact with a name is shown by its name and chosen by itself', () => {
  const words = bundle('pl', 'what-die = kość\nsaid = { $what ->\n    [die] Ta { $what }\n   *[good] Towar\n}\n')
  assert.equal(spoken([words], 'said', { what: 'die' }), 'Ta kość')
})

test('numbers below zero have a true minus, in sentences too; hyphens stay hyphens', () => {
  const words = bundle('en', 'worth = 0 of 3 done · now worth { $points }\ncode = C-01 and 2-3')
  assert.equal(spoken([words], 'worth', { points: -40 }), '0 of 3 done · now worth −40')
  assert.equal(spoken([words], 'code'), 'C-01 and 2-3')
  assert.deepEqual([-7, 0, 12].map(written), ['−7', '0', '12'])
})
