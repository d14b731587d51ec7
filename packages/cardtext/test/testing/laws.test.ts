import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BINDS } from '@fudaba/kernel/text'
import { normalise } from '../../src/index.ts'
import { featuresOf } from '../../src/document/markers.ts'
import { anySentence, checkLaws } from '../../src/testing/laws.ts'
import { grammar, rules } from './toy/grammar.ts'

const runs = process.env.FUDABA_FULL === '1' ? 3000 : 250

test('parse(print(e)) = e and print(parse(t)) = t over generated sentences of every family', () => {
  checkLaws(grammar, { numRuns: runs, seed: 20, depth: 8 })
})

test('what is printed is in normal form', () => {
  fc.assert(
    fc.property(anySentence(grammar, { depth: 7 }), ({ text }) => {
      expect(normalise(text, rules).text).toBe(text)
    }),
    { numRuns: runs, seed: 3 },
  )
})

test('every kind of step of the tree can be printed by the toy grammar', () => {
  const seen = new Set<string>()
  for (const { tree } of fc.sample(anySentence(grammar, { depth: 7 }), { numRuns: 4000, seed: 8 }))
    for (const feature of featuresOf(tree)) seen.add(feature)
  const silent = Object.keys(BINDS).filter((kind) => !seen.has(kind))
  // Winning and losing are a game's own idioms.
  expect(silent).toEqual(['win-game', 'lose-game'])
})
