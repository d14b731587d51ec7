import { expect } from 'vitest'
import type { Ability, Cost, Effect } from '@fudaba/kernel/text'
import { Table } from '../table.ts'
import * as $ from '../trees.ts'
import type { Cases } from './structure.ts'

const mySpirit = $.phrase($.yours, $.spirit)
const glow: Effect = { kind: 'lantern.glow', what: $.self }
const glowOf = (t: Table, row: number): number => t.g.object(row, t.l.glow)
const canUse = (t: Table, row: number): boolean =>
  t.decision.candidates.some(({ id }) => id === `use@o${t.g.id(row)}`)

export const abilities: Cases = {
  'a cost of several parts is paid in full, or the ability is not offered'() {
    const t = new Table()
    const cost: readonly Cost[] = [
      { kind: 'pay', resource: 'oil', amount: 2 },
      { kind: 'do', effect: $.discard($.pick($.phrase($.yours, $.zone('basket')))) },
    ]
    const a = t.put({ abilities: [$.activated(glow, { cost })] })
    expect(canUse(t, a)).toBe(false)
    const [b, c] = t.fill('basket', 2)
    expect(canUse(t, a)).toBe(true)
    t.act('use', a)
    expect(t.offered).toEqual([b, c])
    t.choose(c)
    expect([t.oil(), glowOf(t, a)]).toEqual([0, 1])
    expect(t.in('mist')).toEqual([c])
    expect(canUse(t, a)).toBe(false)
  },

  'the effect can refer to what its cost was paid with'() {
    const t = new Table()
    const cost: readonly Cost[] = [
      { kind: 'do', effect: $.discard($.pick($.phrase($.yours, $.zone('basket')))) },
    ]
    const a = t.put({ abilities: [$.activated($.put($.result('discard'), 'well'), { cost })] })
    const [b, c] = t.fill('basket', 2)
    t.act('use', a)
    t.choose(b)
    expect(t.in('well')).toEqual([b])
    expect(t.in('basket')).toEqual([c])
  },

  'a card that leaves as its own cost is still "this" to its effect'() {
    const t = new Table()
    const cost: readonly Cost[] = [{ kind: 'do', effect: $.fade($.self) }]
    const a = t.put({ abilities: [$.activated($.put($.self, 'well'), { cost })] })
    t.act('use', a)
    expect(t.in('well')).toEqual([a])
  },

  'X is chosen as high as can be paid'() {
    const t = new Table()
    const cost: readonly Cost[] = [{ kind: 'pay', resource: 'oil', amount: $.X }]
    const a = t.put({ light: 1, abilities: [$.activated($.brighten($.self, $.X), { cost })] })
    t.act('use', a)
    expect([t.decision.min, t.decision.max]).toEqual([0, 2])
    t.answer('2')
    expect([t.light(a), t.oil()]).toEqual([3, 0])
  },

  'an ability is used once per day, abilities of a group together'() {
    const t = new Table()
    const once: Ability = $.activated(glow, { limit: { times: 1, period: 'today' } })
    const shared: Ability = $.activated(glow, { limit: { times: 1, period: 'today', group: 'embers' } })
    const a = t.put({ abilities: [once] })
    const [b, c] = [t.put({ abilities: [shared] }), t.put({ abilities: [shared] })]
    t.act('use', a)
    expect([canUse(t, a), canUse(t, b)]).toEqual([false, true])
    t.act('use', b)
    expect([canUse(t, b), canUse(t, c)]).toEqual([false, false])
    t.pass()
    t.pass()
    expect([canUse(t, a), canUse(t, b), canUse(t, c)]).toEqual([true, true, true])
  },

  'sentences about the ability: when it can be played, how often, when it is used up'() {
    const t = new Table()
    const ruled = (rider: NonNullable<Ability['riders']>[number]): number =>
      t.put({ abilities: [$.activated(glow, { riders: [rider] })] })
    const onlyIf = ruled({
      kind: 'only-if',
      condition: { kind: 'count', of: mySpirit, comparison: { than: 'at-least', amount: 5 } },
    })
    const during = ruled({ kind: 'only-during', period: 'night' })
    const limited = ruled({ kind: 'limit', limit: { times: 1, period: 'today' } })
    const usedUp = ruled({ kind: 'used-up', duration: 'today' })
    const all = [onlyIf, during, limited, usedUp]
    expect(all.map((row) => canUse(t, row))).toEqual([false, false, true, true])
    t.put()
    t.step((g) => g.variable(t.l.night, 1))
    t.pass()
    t.pass()
    expect(all.map((row) => canUse(t, row))).toEqual([true, true, true, true])
    for (const row of [limited, usedUp]) t.act('use', row)
    expect(all.map((row) => canUse(t, row))).toEqual([true, true, false, false])
    const forGood = ruled({ kind: 'used-up', duration: 'forever' })
    t.act('use', forGood)
    for (let day = 0; day < 4; day++) t.pass()
    expect([canUse(t, usedUp), canUse(t, forGood)]).toEqual([true, false])
  },

  'a condition in the header must hold for an ability to be used, to trigger or to apply'() {
    const t = new Table()
    const condition = { kind: 'count', of: mySpirit, comparison: { than: 'at-least', amount: 2 } } as const
    const a = t.put({
      light: 1,
      abilities: [
        $.activated(glow, { condition }),
        $.continuous($.modify($.self, [$.add('light', 1)]), { condition }),
        $.triggered($.atDusk, glow, { condition }),
      ],
    })
    expect([canUse(t, a), t.light(a)]).toEqual([false, 1])
    t.pass()
    expect(glowOf(t, a)).toBe(0)
    t.put()
    t.pass()
    expect([canUse(t, a), t.light(a), glowOf(t, a)]).toEqual([true, 2, 1])
  },

  'what an ability excepts is not affected by it'() {
    const t = new Table()
    const except = { kind: 'except', event: $.event('fade', { subject: $.self }) } as const
    const a = t.put({ abilities: [$.activated($.fade($.every(mySpirit)), { riders: [except] })] })
    const b = t.put()
    t.act('use', a)
    expect(t.in('meadow')).toEqual([a])
    expect(t.in('mist')).toEqual([b])
  },

  'an ability works in the zones its text names'() {
    const t = new Table()
    const text = $.activated($.put($.self, 'meadow'), { where: ['basket'] })
    const a = t.put({ abilities: [text] }, 'basket')
    const b = t.put({ abilities: [text] })
    expect([canUse(t, a), canUse(t, b)]).toEqual([true, false])
    t.act('use', a)
    expect(t.in('meadow')).toEqual([b, a])
  },

  'a characteristic ability applies in every zone'() {
    const t = new Table()
    const text: Ability = {
      kind: 'characteristic',
      effect: $.sequence(
        $.modify($.self, [{ kind: 'set', characteristic: 'light', amount: { kind: 'count', of: mySpirit } }]),
        $.grant($.self, [{ kind: 'class', class: 'dew' }]),
      ),
    }
    const a = t.put({ abilities: [text] }, 'well')
    t.fill('meadow', 3)
    expect([t.light(a), t.kin(a)]).toEqual([3, 'dew'])
  },

  'a restriction keeps a card from being played'() {
    const t = new Table()
    const text: Ability = {
      kind: 'restriction',
      effect: {
        kind: 'if',
        condition: { kind: 'exists', how: 'be', what: $.phrase($.yours, $.kin('reed'), $.spirit), not: true },
        effect: { kind: 'prohibit', event: $.event('call', { subject: $.self }) },
      },
    }
    const a = t.put({ abilities: [text] }, 'basket')
    const can = (): boolean => t.decision.candidates.some(({ id }) => id === `call@o${t.g.id(a)}`)
    expect(can()).toBe(false)
    t.put({ kin: ['reed'] })
    expect(can()).toBe(true)
  },

  'a replacement ability replaces while its object has it'() {
    const t = new Table()
    const text: Ability = {
      kind: 'replacement',
      effect: {
        kind: 'replace',
        event: $.event('fade', { subject: $.phrase($.yours, $.other, $.spirit) }),
        effect: $.put($.it, 'basket'),
      },
    }
    const a = t.put({ abilities: [text] })
    const [b, c] = t.fill('meadow', 2)
    t.cast($.fade($.pick(mySpirit)))
    t.choose(b)
    expect(t.in('basket')).toEqual([b])
    t.cast($.fade($.pick(mySpirit)))
    t.choose(a)
    t.cast($.fade($.every(mySpirit)))
    expect(t.in('mist')).toEqual([a, c])
  },

  'a keyword is the ability it stands for'() {
    const t = new Table()
    const ember: Ability = { kind: 'keywords', keywords: ['ember'], effect: $.paragraph() }
    const a = t.put({ warmth: 1, abilities: [ember] })
    expect(t.warmth(a)).toBe(1)
    const b = t.put({ warmth: 1, abilities: [ember] })
    expect([t.warmth(a), t.warmth(b)]).toEqual([1, 1])
    t.put()
    expect([t.warmth(a), t.warmth(b)]).toEqual([3, 3])
  },

  'a song is sung: its targets are chosen, its price is paid, its text is carried out'() {
    const t = new Table()
    const text: Ability = {
      kind: 'instruction',
      effect: $.sequence($.target($.phrase($.theirs, $.spirit)), $.fade($.it)),
    }
    const more: Ability = { kind: 'instruction', effect: $.gain(5) }
    const song = t.put({ type: 'song', oil: 1, abilities: [text, more] }, 'basket')
    const can = (): boolean => t.decision.candidates.some(({ id }) => id === `sing@o${t.g.id(song)}`)
    expect(can()).toBe(false)
    const [a, b] = t.fill('meadow', 2, 1)
    expect(can()).toBe(true)
    t.act('sing', song)
    t.choose(a)
    expect(t.in('meadow', 1)).toEqual([b])
    expect(t.in('mist')).toEqual([song])
    expect(t.oil()).toBe(6)
  },

  'a deck rule of a card is handed to the deck check'() {
    const t = new Table()
    const text: Ability = { kind: 'deck', effect: { kind: 'permit', event: $.event('dream') } }
    t.put({ name: 'Wick', abilities: [text, $.activated(glow)] })
    const list = t.l.lists.get(t.l.catalogue.at(-1)!)!
    expect(t.l.texts.deckRules(t.g.book, list)).toEqual([text])
  },

  'a continuous ability recomputes its numbers, its objects and what it grants'() {
    const t = new Table()
    const a = t.put({
      light: 0,
      abilities: [
        $.continuous(
          $.paragraph($.modify($.self, [$.add('light', $.X)]), {
            kind: 'let',
            name: 'X',
            amount: { kind: 'count', of: $.phrase($.yours, $.zone('mist')) },
          }),
        ),
        $.continuous({
          kind: 'for-each',
          per: mySpirit,
          amount: 1,
          counter: '',
          effect: $.modify($.self, [$.add('warmth', 1)]),
        }),
      ],
    })
    expect([t.light(a), t.warmth(a)]).toEqual([0, 1])
    t.fill('mist', 2)
    t.put()
    expect([t.light(a), t.warmth(a)]).toEqual([2, 2])
  },

  'a duration in a continuous ability limits when it applies, said before or after'() {
    const t = new Table()
    const a = t.put({
      abilities: [
        $.continuous(
          $.paragraph(
            {
              kind: 'during',
              duration: 'today',
              effect: {
                kind: 'if',
                condition: { kind: 'count', of: mySpirit, comparison: { than: 'at-least', amount: 2 } },
                effect: $.modify($.self, [$.add('light', 1)]),
              },
            },
            { kind: 'also', effect: $.modify($.self, [$.add('warmth', 1)]) },
          ),
        ),
      ],
    })
    expect([t.light(a), t.warmth(a)]).toEqual([0, 0])
    t.put()
    expect([t.light(a), t.warmth(a)]).toEqual([1, 1])
    t.pass()
    expect(t.light(a)).toBe(0)
  },

  'a triggered ability with a cost asks on resolution whether it is paid'() {
    const t = new Table()
    const cost: readonly Cost[] = [{ kind: 'pay', resource: 'oil', amount: 1 }]
    const a = t.put({ abilities: [$.triggered($.atDusk, glow, { cost })] })
    t.pass()
    expect(t.message).toBe('program.may')
    t.answer('yes')
    expect([t.oil(), glowOf(t, a)]).toEqual([1, 1])
    t.pass()
    t.answer('no')
    expect([t.oil(), glowOf(t, a)]).toEqual([3, 1])
  },
}
