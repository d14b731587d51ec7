import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { diff, patched } from '../../src/index.ts'

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe('a patch', () => {
  test('is null where nothing differs', () => {
    expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull()
  })

  test('names a changed field, a field that is gone and one that came', () => {
    expect(diff({ a: 1, b: 2, c: 3 }, { a: 1, b: 5, d: 4 })).toEqual({ '-': ['c'], '.': { b: [5], d: [4] } })
  })

  test('of a list whose entries have ids names the run that came and went, and what changed in those that stay', () => {
    const before = [
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
      { id: 'c', n: 1 },
    ]
    const after = [
      { id: 'a', n: 2 },
      { id: 'c', n: 1 },
    ]
    expect(diff(before, after)).toEqual({ '+': [1, 1, []], '.': { '0': { '.': { n: [2] } } } })
    expect(patched(before, diff(before, after)!)).toEqual(after)
  })

  test('leaves what it does not change as the same object', () => {
    const before = { a: { deep: [1] }, b: 1 }
    const after = patched(before, diff(before, { a: { deep: [1] }, b: 2 })!) as typeof before
    expect(after.a).toBe(before.a)
    expect(before.b).toBe(1)
  })

  test.each(['toString', 'constructor', '__proto__'])(
    'knows a field %s from what every object has',
    (name) => {
      const one = sent(Object.fromEntries([[name, 0]]))
      const two = sent(Object.fromEntries([[name, { n: 1 }]]))
      for (const [before, after] of [
        [one, {}],
        [{}, one],
        [one, two],
      ])
        expect(JSON.stringify(patched(before, sent(diff(before, after)!)))).toBe(JSON.stringify(after))
    },
  )

  test('that does not fit is refused', () => {
    expect(() => patched(1, { '.': { a: [1] } })).toThrow(TypeError)
    expect(() => patched([1], { '.': { '5': [1] } })).toThrow(TypeError)
  })

  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const thing = fc.record({ id, n: fc.nat(3), list: fc.array(fc.nat(3), { maxLength: 3 }) })
  const json = fc.oneof(
    fc.array(thing, { maxLength: 5 }),
    fc.jsonValue({ maxDepth: 4 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.oneof(fc.array(thing), fc.nat(3), fc.constant(null))),
  )
  test.prop([json, json])('made of any two values and sent as JSON makes the second of the first', (a, b) => {
    const [before, after] = [sent(a), sent(b)]
    const patch = diff(before, after)
    expect(patch === null ? before : patched(before, sent(patch))).toEqual(after)
  })
})
