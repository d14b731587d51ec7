import { expect } from 'vitest'
import type { Amount, Condition, Event } from '@fudaba/kernel/text'
import { Table } from '../table.ts'
import * as $ from '../trees.ts'
import type { Cases } from './structure.ts'

const mySpirit = $.phrase($.yours, $.spirit)

/** Whether a condition holds: a text that asks for it gains oil. */
function holds(t: Table, condition: Condition, source?: number): boolean {
  const before = t.oil()
  t.cast({ kind: 'if', condition, effect: $.gain(1) }, { source })
  return t.oil() > before
}

const atLeast = (amount: Amount) => ({ than: 'at-least', amount }) as const

export const conditions: Cases = {
  'a condition counts the objects there are in the named zone'() {
    const t = new Table()
    t.fill('meadow', 2)
    t.put({}, 'mist', 1)
    const exists = (more: Partial<Extract<Condition, { kind: 'exists' }>>): Condition => ({
      kind: 'exists',
      how: 'be',
      what: $.phrase($.spirit),
      ...more,
    })
    expect(holds(t, exists({}))).toBe(true)
    expect(holds(t, exists({ not: true }))).toBe(false)
    expect(holds(t, exists({ comparison: atLeast(3) }))).toBe(false)
    expect(holds(t, exists({ how: 'lie' }))).toBe(true)
    expect(holds(t, exists({ where: { whose: 'opponent', zone: 'mist' } }))).toBe(true)
    expect(holds(t, exists({ where: { whose: 'you', zone: 'mist' } }))).toBe(false)
  },

  'conditions joined by and, by or'() {
    const t = new Table()
    t.put()
    const yes: Condition = { kind: 'count', of: mySpirit, comparison: atLeast(1) }
    const no: Condition = { kind: 'count', of: mySpirit, comparison: atLeast(2) }
    expect(holds(t, { kind: 'and', of: [yes, no] })).toBe(false)
    expect(holds(t, { kind: 'and', of: [yes, yes] })).toBe(true)
    expect(holds(t, { kind: 'or', of: [no, yes] })).toBe(true)
    expect(holds(t, { kind: 'or', of: [no, no] })).toBe(false)
  },

  'a condition compares a number of an object or of a player'() {
    const t = new Table()
    const a = t.put({ light: 4 })
    const value = (
      than: 'at-least' | 'at-most' | 'exactly' | 'more' | 'less',
      amount: number,
    ): Condition => ({
      kind: 'value',
      of: $.self,
      characteristic: 'light',
      comparison: { than, amount },
    })
    expect(holds(t, value('at-least', 4), a)).toBe(true)
    expect(holds(t, value('more', 4), a)).toBe(false)
    expect(holds(t, value('at-most', 3), a)).toBe(false)
    expect(holds(t, value('less', 5), a)).toBe(true)
    expect(holds(t, value('exactly', 4), a)).toBe(true)
    const oil = (amount: number): Condition => ({
      kind: 'value',
      of: $.phrase($.yours, $.thing),
      characteristic: 'oil',
      comparison: atLeast(amount),
    })
    const now = t.oil()
    expect(holds(t, oil(now))).toBe(true)
    expect(holds(t, oil(now + 2))).toBe(false)
  },

  'a condition tests what an object is, or is not'() {
    const t = new Table()
    const a = t.put({ kin: ['reed'] })
    const is = (as: string, not?: true): Condition => ({
      kind: 'is',
      what: $.self,
      as: $.phrase($.kin(as), $.spirit),
      not,
    })
    expect(holds(t, is('reed'), a)).toBe(true)
    expect(holds(t, is('moth'), a)).toBe(false)
    expect(holds(t, is('moth', true), a)).toBe(true)
  },

  'a condition asks whether an earlier step did something, and to how many'() {
    const t = new Table()
    t.fill('basket', 2)
    const text = (quantity: ReturnType<typeof $.exactly> | undefined, not?: true) =>
      $.paragraph($.discard($.every($.phrase($.yours, $.zone('basket')))), {
        kind: 'if',
        condition: { kind: 'did', verb: 'discard', quantity, not },
        effect: $.gain(1),
      })
    t.cast(text($.atLeast(2)))
    expect(t.oil()).toBe(3)
    t.cast(text(undefined))
    expect(t.oil()).toBe(3)
    t.cast(text(undefined, true))
    expect(t.oil()).toBe(4)
  },

  'something happened in a period: by whom, to what, by what, how often'() {
    const t = new Table()
    t.fill('well', 9)
    t.fill('well', 9, 1)
    const history = (event: Partial<Event>, not?: true): Condition => ({
      kind: 'history',
      event: $.event('draw', { period: 'today', ...event }),
      not,
    })
    const mine = history({ player: 'you' })
    const byText = history({ player: 'you', cause: { means: 'text' } })
    const byPrice = history({ player: 'you', cause: { means: 'price' } })
    const thrice = history({ player: 'you', quantity: $.atLeast(3) })
    for (const each of [mine, byText, byPrice, thrice]) expect(holds(t, each)).toBe(false)
    expect(holds(t, history({ player: 'you' }, true))).toBe(true)
    t.cast($.draw(2))
    expect(holds(t, mine)).toBe(true)
    expect(holds(t, byText)).toBe(true)
    expect(holds(t, byPrice)).toBe(false)
    expect(holds(t, thrice)).toBe(false)
    expect(holds(t, history({ player: 'opponent' }))).toBe(false)
    t.cast($.draw())
    expect(holds(t, thrice)).toBe(true)
    t.pass()
    expect(holds(t, mine)).toBe(false)
  },

  'a condition on past events distinguishes this object from others'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    const slept = (subject: Event['subject']): Condition => ({
      kind: 'history',
      event: $.event('sleep', { subject, period: 'today' }),
    })
    const [own, others] = [slept($.self), slept($.phrase($.yours, $.other, $.spirit))]
    expect([holds(t, own, a), holds(t, others, a)]).toEqual([false, false])
    t.cast($.sleep($.self), { source: a })
    expect([holds(t, own, a), holds(t, others, a)]).toEqual([true, false])
    expect([holds(t, own, b), holds(t, others, b)]).toEqual([false, true])
  },

  'a condition tests whose turn it is'() {
    const t = new Table()
    expect(holds(t, { kind: 'time', whose: 'you', period: 'dayOf' })).toBe(true)
    expect(holds(t, { kind: 'time', whose: 'opponent', period: 'dayOf' })).toBe(false)
  },

  'conditions and amounts that the game adds are evaluated'() {
    const t = new Table()
    expect(holds(t, { kind: 'lantern.night' })).toBe(false)
    t.step((g) => g.variable(t.l.night, 1))
    expect(holds(t, { kind: 'lantern.night' })).toBe(true)
    const before = t.oil()
    t.pass()
    t.pass()
    t.cast($.gain({ kind: 'lantern.turns' }))
    expect(t.oil()).toBe(before + 2 + 3)
  },
}

export const amounts: Cases = {
  'amounts: a count, a value, a sum, the result of a step'() {
    const t = new Table()
    const [a] = [2, 3].map((light) => t.put({ light }))
    const gained = (amount: Amount, source?: number): number => {
      const before = t.oil()
      t.cast($.gain(amount), { source })
      return t.oil() - before
    }
    expect(gained({ kind: 'count', of: mySpirit })).toBe(2)
    expect(gained({ kind: 'value', of: $.self, characteristic: 'light' }, a)).toBe(2)
    expect(gained({ kind: 'total', of: mySpirit, characteristic: 'light' })).toBe(5)
    const before = t.oil()
    t.cast($.paragraph($.sleep($.every(mySpirit)), $.gain({ kind: 'done', verb: 'sleep' })))
    expect(t.oil() - before).toBe(2)
  },

  'the result of a verb is that of its last step'() {
    const t = new Table()
    t.fill('well', 5)
    t.cast($.paragraph($.draw(3), $.draw(1), $.gain({ kind: 'done', verb: 'draw' })))
    expect(t.oil()).toBe(3)
  },
}
