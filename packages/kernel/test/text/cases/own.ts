import { expect } from 'vitest'
import type { Ability, Effect } from '@fudaba/kernel/text'
import { Table } from '../table.ts'
import * as $ from '../trees.ts'
import type { Cases } from './structure.ts'

/** What a game adds to the tree: every form of an executor, and keywords of every kind. */

const mySpirit = $.phrase($.yours, $.spirit)
const glowOf = (t: Table, row: number): number => t.g.object(row, t.l.glow)
const inside = (amount: number): Effect => ({ kind: 'lantern.inside', keyword: 'beacon', amount })
const beacon = (...amounts: readonly number[]): Ability => ({
  kind: 'keywords',
  keywords: amounts.map(() => 'beacon'),
  effect: $.paragraph(...amounts.map(inside)),
})
const keyword = (word: string): Ability => ({
  kind: 'keywords',
  keywords: [word],
  effect: { kind: 'paragraph', sentences: [] },
})

export const own: Cases = {
  'a game’s step that is short for kernel steps runs as these'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    const oil = t.oil()
    t.cast({ kind: 'lantern.lull', what: $.pick(mySpirit), amount: 3 })
    expect(t.offered).toEqual([a, b])
    t.choose(b)
    expect([t.g.turned(a), t.g.turned(b), t.oil()]).toEqual([false, true, oil + 3])
  },

  'a game’s lasting step keeps its numbers, in a static ability it recomputes them'() {
    const t = new Table()
    const a = t.put({ light: 1 })
    const kindle = (amount: number): Effect => ({
      kind: 'lantern.kindle',
      what: $.self,
      by: $.phrase($.yours, $.other, $.spirit),
      amount,
    })
    t.cast({ ...kindle(2), what: $.pick(mySpirit) } as Effect)
    expect(t.light(a)).toBe(1 + 2 * 1)
    const b = t.put({ light: 1, abilities: [$.continuous(kindle(1))] })
    expect([t.light(a), t.light(b)]).toEqual([1 + 2 * 2, 1 + 1])
    t.put()
    expect(t.light(b)).toBe(1 + 2)
  },

  'a game’s lasting step without objects applies to all'() {
    const t = new Table()
    const [a, b] = [t.put({ light: 5, kin: ['moth'] }), t.put({ light: 5, kin: ['ash'] })]
    t.cast({
      kind: 'lantern.eclipse',
      of: $.phrase($.kin('moth'), $.spirit),
      amount: { kind: 'count', of: mySpirit },
      duration: 'today',
    })
    expect([t.light(a), t.light(b)]).toEqual([3, 5])
    const c = t.put({ light: 5, kin: ['moth'] })
    expect([t.light(a), t.light(c)]).toEqual([3, 3])
  },

  'a game’s step resolves a reference inside it'() {
    const t = new Table()
    const [a, b, c] = t.fill('meadow', 3)
    t.cast({ kind: 'lantern.glow', what: $.pick(mySpirit) })
    t.choose(a)
    t.cast($.sequence({ kind: 'lantern.pass', what: $.pick(mySpirit), from: $.self }), { source: a })
    expect(t.offered).toEqual([a, b, c])
    t.choose(b)
    expect([a, b, c].map((row) => glowOf(t, row))).toEqual([1, 1, 0])
  },

  'a game’s features, conditions and amounts compile the trees inside them'() {
    const t = new Table()
    const [a, b, c] = [1, 2, 3].map((light) => t.put({ light }))
    t.cast($.fade($.every($.phrase($.yours, { kind: 'lantern.brighter', than: $.self }, $.spirit))), {
      source: b,
    })
    expect(t.in('mist')).toEqual([c])
    const gain = (amount: number): Effect => ({
      kind: 'if',
      condition: { kind: 'lantern.bright', what: $.self, amount },
      effect: $.gain({ kind: 'lantern.twice', of: 2 }),
    })
    const oil = t.oil()
    t.cast(gain(2), { source: a })
    expect(t.oil()).toBe(oil)
    t.cast(gain(1), { source: a })
    expect(t.oil()).toBe(oil + 4)
  },

  'a cost that the game adds is paid as the kernel cost it stands for'() {
    const t = new Table()
    const a = t.put({ abilities: [$.activated($.gain(1), { cost: [{ kind: 'lantern.doze' }] })] })
    const oil = t.oil()
    t.act('use', a)
    expect([t.g.turned(a), t.oil()]).toEqual([true, oil + 1])
    expect(t.decision.candidates.some(({ id }) => id === `use@o${t.g.id(a)}`)).toBe(false)
  },

  'a keyword is found with any parameter'() {
    const t = new Table()
    const a = t.put({ light: 1, abilities: [beacon(2)] })
    const b = t.put({ light: 1, abilities: [beacon(1, 3)] })
    const c = t.put({ light: 1 })
    expect([a, b, c].map((row) => t.light(row))).toEqual([3, 5, 1])
    const has = $.phrase($.yours, { kind: 'keyword', keyword: 'beacon' }, $.spirit)
    t.cast({ kind: 'lose', what: $.every(has), losses: [{ kind: 'keyword', keyword: 'beacon' }] })
    expect([a, b, c].map((row) => t.light(row))).toEqual([1, 1, 1])
  },

  'a line of keywords is gained with its parameters'() {
    const t = new Table()
    const a = t.put({ light: 1 })
    t.cast($.grant($.pick(mySpirit), [{ kind: 'ability', ability: beacon(4) }], 'today'))
    expect(t.light(a)).toBe(5)
  },

  'a keyword that takes a parameter cannot be gained without one'() {
    const t = new Table()
    t.put()
    const bare: Effect = $.grant($.pick(mySpirit), [{ kind: 'keyword', keyword: 'beacon' }], 'today')
    expect(() => t.cast(bare)).toThrow('nothing inside')
  },

  'a keyword may stand for an ability the game has declared'() {
    const t = new Table()
    const a = t.put({ light: 1, abilities: [keyword('spark')] })
    const b = t.put({ light: 1 })
    expect([t.light(a), t.light(b)]).toEqual([2, 1])
    t.cast($.grant($.pick(mySpirit), [{ kind: 'keyword', keyword: 'spark' }], 'today'))
    t.choose(b)
    expect(t.light(b)).toBe(2)
  },

  'an ability works in the zone it names, even if no other ability works there'() {
    const t = new Table()
    const a = t.put({ light: 1, abilities: [beacon(2)] }, 'mist')
    const b = t.put({ light: 1, abilities: [$.continuous($.modify($.self, [$.add('light', 5)]))] }, 'mist')
    expect([t.light(a), t.light(b)]).toEqual([3, 1])
    t.move(a, 'basket')
    expect(t.light(a)).toBe(1)
  },

  'a cost that asks for a sum is offered only if the sum can be reached'() {
    const t = new Table()
    const sum = { characteristic: 'light', comparison: { than: 'at-least', amount: 5 } } as const
    const cost = [
      { kind: 'do', effect: $.fade($.pick($.phrase($.yours, $.other, $.spirit), $.upTo(2), { sum })) },
    ] as const
    const a = t.put({ abilities: [$.activated($.gain(1), { cost })] })
    const canUse = (): boolean => t.decision.candidates.some(({ id }) => id === `use@o${t.g.id(a)}`)
    t.put({ light: 2 })
    t.put({ light: 2 })
    expect(canUse()).toBe(false)
    t.put({ light: 3 })
    expect(canUse()).toBe(true)
  },

  'an object of two cards splits where the game says, and its last known values are of the whole'() {
    const t = new Table()
    const { meadow } = t.l.zones
    t.l.book.separates = (from, to) => from === meadow && to !== meadow
    const grieves = $.triggered($.when($.event('fade', { subject: $.self })), $.gain(1))
    const [a, b] = [t.put({ light: 2, abilities: [grieves] }), t.put({ light: 3 })]
    const [, card] = [a, b].map((row) => t.g.cardOf(row))
    t.step((g) => g.propose(t.l.book.kernelVerb('join'), card, a, 0))
    expect(t.g.cardsOf(a)).toHaveLength(2)
    const oil = t.oil()
    t.move(a, 'mist')
    expect(t.in('mist').map((row) => t.g.cardsOf(row).length)).toEqual([1, 1])
    expect(t.in('meadow')).toEqual([])
    expect(t.oil()).toBe(oil + 1)
  },
}
