import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Vocabulary } from '@fudaba/kernel/rules'

const names = Array.from({ length: 40 }, (_, i) => `w${i}`)
const word = fc.integer({ min: 0, max: 39 })
const change = fc.tuple(fc.constantFrom('add', 'remove', 'everything'), word)

test('a word set behaves as a set, and having all words adds nothing to its count', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const v = new Vocabulary('names', names)
      let set = v.nothing
      const own = new Set<number>()
      const has = new Set<number>()
      for (const [kind, w] of changes) {
        if (kind === 'add') {
          set = v.add(set, w)
          own.add(w)
          has.add(w)
        } else if (kind === 'remove') {
          set = v.remove(set, w)
          own.delete(w)
          has.delete(w)
        } else {
          set = v.everything(set)
          for (let i = 0; i < 40; i++) has.add(i)
        }
      }
      expect(v.own(set)).toEqual([...own].sort((a, b) => a - b))
      for (let i = 0; i < 40; i++) expect(v.has(set, i)).toBe(has.has(i))
      const bits: number[] = []
      v.write(set, (i, value) => (bits[i] = value))
      expect(v.read((i) => bits[i])).toBe(set)
    }),
  )
})

test('a word is found in every spelling of it, and keeps the one it was added with', () => {
  const v = new Vocabulary('names', ['セト・ナイト', 'セトナイトⅡ'])
  expect(v.word('セト ナイト')).toBe(0)
  expect(v.find('ｾﾄﾅｲﾄII')).toBe(1)
  expect(v.find('セト')).toBe(-1)
  expect(v.text(0)).toBe('セト・ナイト')
  expect(v.size).toBe(2)
})

test('equal word sets are the same number, however they were made', () => {
  const v = new Vocabulary('names', names)
  expect(v.of('w1', 'w33')).toBe(v.add(v.of('w33'), 1))
  expect(v.union(v.of('w1'), v.of('w33'))).toBe(v.of('w33', 'w1'))
  expect(v.remove(v.of('w1', 'w33'), 33)).toBe(v.of('w1'))
})

test('two word sets meet if they share a word, also when one has all words', () => {
  const v = new Vocabulary('names', names)
  expect(v.meets(v.of('w1'), v.of('w2'))).toBe(false)
  expect(v.meets(v.everything(v.nothing), v.of('w2'))).toBe(true)
  expect(v.meets(v.union(v.of('w1'), v.everything(v.nothing)), v.of('w5'))).toBe(true)
})

test('a new word is refused once a game has begun with the vocabulary', () => {
  const v = new Vocabulary('names', names)
  v.seal()
  expect(() => v.word('late')).toThrow('names has no word late')
})
