import { expect } from 'vitest'
import { hasAbility } from '@fudaba/kernel/rules'
import { Table } from '../table.ts'
import * as $ from '../trees.ts'
import type { Cases } from './structure.ts'

const mySpirit = $.phrase($.yours, $.spirit)
const theirSpirit = $.phrase($.theirs, $.spirit)
const everyone = $.phrase($.spirit)
const glowAtDusk = $.triggered($.atDusk, { kind: 'lantern.glow', what: $.self })

export const lasting: Cases = {
  'numbers are added, set and swapped, for as long as the text says'() {
    const t = new Table()
    const a = t.put({ light: 1, warmth: 4 })
    t.cast($.modify($.every(mySpirit), [$.add('light', 3), $.add('warmth', 1, '-')], 'today'))
    expect([t.light(a), t.warmth(a)]).toEqual([4, 3])
    t.cast($.modify($.every(mySpirit), [{ kind: 'set', characteristic: 'light', amount: 9 }], 'today'))
    expect(t.light(a)).toBe(9)
    t.cast($.modify($.every(mySpirit), [{ kind: 'swap', characteristic: 'light', with: 'warmth' }], 'today'))
    expect([t.light(a), t.warmth(a)]).toEqual([3, 9])
    t.pass()
    expect([t.light(a), t.warmth(a)]).toEqual([1, 4])
  },

  'an effect does not apply to objects that come to fit its phrase later'() {
    const t = new Table()
    const a = t.put({ light: 1 })
    t.cast($.brighten($.every(mySpirit), 2))
    const b = t.put({ light: 1 })
    expect([t.light(a), t.light(b)]).toEqual([3, 1])
  },

  'a lasting effect keeps the number computed when it began'() {
    const t = new Table()
    const a = t.put({ light: 1 })
    t.cast($.brighten($.every(mySpirit), { kind: 'count', of: mySpirit }))
    expect(t.light(a)).toBe(2)
    t.put()
    expect(t.light(a)).toBe(2)
  },

  'an effect is multiplied for each object of a kind'() {
    const t = new Table()
    const a = t.put({ light: 1 })
    t.fill('meadow', 2, 1)
    t.cast({
      kind: 'modify',
      what: $.every(mySpirit),
      changes: [$.add('light', 2)],
      duration: 'today',
      per: { of: theirSpirit, amount: 1, counter: '' },
    })
    expect(t.light(a)).toBe(5)
  },

  'a sentence corrects the number an earlier one said'() {
    const t = new Table()
    const a = t.put({ light: 1 })
    const text = (amount: number) =>
      $.paragraph($.brighten($.every(mySpirit), 2), {
        kind: 'if',
        condition: { kind: 'count', of: mySpirit, comparison: { than: 'at-least', amount } },
        effect: $.modify(
          $.it,
          [
            {
              kind: 'add-instead',
              characteristic: 'light',
              from: { sign: '+', amount: 2 },
              to: { sign: '+', amount: 5 },
            },
          ],
          'today',
        ),
      })
    t.cast(text(2))
    expect(t.light(a)).toBe(3)
    t.cast(text(1))
    expect(t.light(a)).toBe(8)
  },

  'a sentence corrects how many an earlier one said'() {
    const t = new Table()
    t.fill('well', 9)
    const text = (amount: number) =>
      $.paragraph($.draw(), {
        kind: 'if',
        condition: {
          kind: 'count',
          of: $.phrase($.yours, $.zone('basket')),
          comparison: { than: 'at-least', amount },
        },
        effect: { kind: 'draw', quantity: { kind: 'corrected', from: $.one, to: $.exactly(3) } },
      })
    t.cast(text(1))
    expect(t.in('basket')).toHaveLength(1)
    t.cast(text(1))
    expect(t.in('basket')).toHaveLength(4)
  },

  'abilities, keywords, classes and names are gained'() {
    const t = new Table()
    const a = t.put({ name: 'Wick', light: 1, kin: ['reed'] })
    const b = t.put()
    t.cast(
      $.grant(
        $.pick($.phrase({ kind: 'name', name: 'Wick' }, $.spirit)),
        [
          { kind: 'ability', ability: glowAtDusk },
          { kind: 'keyword', keyword: 'echo' },
          { kind: 'class', class: 'moth' },
          { kind: 'name', name: 'nobody' },
        ],
        'today',
      ),
    )
    expect(t.kin(a)).toBe('reed moth')
    expect(hasAbility(t.g, a, t.l.texts.keyword('echo'))).toBe(true)
    expect(hasAbility(t.g, b, t.l.texts.keyword('echo'))).toBe(false)
    t.cast({ kind: 'lantern.glow', what: $.every($.phrase($.named('nobody'), $.spirit)) })
    t.pass()
    expect(t.g.object(a, t.l.glow)).toBe(2)
    expect(t.g.object(b, t.l.glow)).toBe(0)
    expect(t.kin(a)).toBe('reed')
  },

  'an object gains every ability of a quoted list'() {
    const t = new Table()
    const a = t.put({ light: 1 })
    t.cast({
      kind: 'grant-block',
      what: $.every(mySpirit),
      abilities: [glowAtDusk, $.continuous($.modify($.self, [$.add('light', 4)]))],
    })
    expect(t.light(a)).toBe(5)
    t.pass()
    expect(t.g.object(a, t.l.glow)).toBe(1)
  },

  'abilities are lost: all of them, or those that are named'() {
    const t = new Table()
    const a = t.put({
      light: 1,
      kin: ['reed', 'ash'],
      abilities: [
        $.continuous($.modify($.self, [$.add('light', 1)])),
        { kind: 'keywords', keywords: ['echo'], effect: $.paragraph() },
      ],
    })
    const echo = t.l.texts.keyword('echo')
    expect([t.light(a), hasAbility(t.g, a, echo)]).toEqual([2, true])
    t.cast({
      kind: 'lose',
      what: $.every(mySpirit),
      losses: [
        { kind: 'keyword', keyword: 'echo' },
        { kind: 'class', class: 'ash' },
      ],
      duration: 'today',
    })
    expect([t.light(a), hasAbility(t.g, a, echo), t.kin(a)]).toEqual([2, false, 'reed'])
    t.cast({ kind: 'lose', what: $.every(mySpirit), duration: 'today' })
    expect(t.light(a)).toBe(1)
    t.pass()
    expect([t.light(a), hasAbility(t.g, a, echo)]).toEqual([2, true])
  },

  'an object has all abilities of another while that one has them'() {
    const t = new Table()
    const a = t.put({ name: 'Wick', light: 1 })
    const b = t.put(
      { light: 1, abilities: [$.continuous($.modify($.self, [$.add('light', 3)]))] },
      'meadow',
      1,
    )
    t.cast({ kind: 'copy-abilities', what: $.every(mySpirit), from: $.every(theirSpirit), duration: 'today' })
    expect([t.light(a), t.light(b)]).toEqual([4, 4])
    t.move(b, 'mist')
    expect(t.light(a)).toBe(1)
  },

  'an event that is forbidden does not happen'() {
    const t = new Table()
    t.fill('well', 3)
    t.fill('well', 3, 1)
    t.cast({ kind: 'prohibit', event: $.event('draw', { player: 'opponent' }), duration: 'today' })
    t.cast($.by('each', $.draw()))
    expect([t.in('basket').length, t.in('basket', 1).length]).toEqual([1, 0])
    t.pass()
    t.cast($.by('each', $.draw()))
    expect(t.in('basket', 1)).toHaveLength(1)
  },

  'a prohibition keeps to the objects of its beginning and yields to its exception'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    const enemy = t.put({}, 'meadow', 1)
    t.cast(
      $.paragraph($.choose(mySpirit), {
        kind: 'prohibit',
        event: $.event('challenge', { subject: $.it }),
        duration: 'today',
        unless: {
          kind: 'count',
          of: $.phrase($.yours, $.zone('basket')),
          comparison: { than: 'at-least', amount: 1 },
        },
      }),
    )
    t.choose(a)
    expect(t.l.challengeable(t.g, a)).toEqual([])
    expect(t.l.challengeable(t.g, b)).toEqual([enemy])
    t.put({}, 'basket')
    expect(t.l.challengeable(t.g, a)).toEqual([enemy])
  },

  'what must be done if it can: the game offers nothing else'() {
    const t = new Table()
    const a = t.put()
    const [b, c] = t.fill('meadow', 2, 1)
    t.act('challenge', a)
    expect(t.offered).toEqual([b, c])
    t.choose(b)
    t.verb('turn', a, 0)
    t.cast(
      $.paragraph($.choose(theirSpirit), { kind: 'require', event: $.event('challenge', { object: $.it }) }),
    )
    t.choose(c)
    t.act('challenge', a)
    expect(t.g.related(t.l.challenges, a)).toContain(c)
    expect(t.idle).toBe(true)
  },

  'a permission allows what the rules do not'() {
    const t = new Table()
    const a = t.put()
    t.put({}, 'meadow', 1)
    t.cast({ kind: 'prohibit', event: $.event('challenge', { subject: everyone }), duration: 'today' })
    expect(t.l.texts.may(t.g, 'challenge', { row: a })).toBe(false)
    expect(t.l.texts.may(t.g, 'dream', { row: a })).toBe(false)
    t.cast({ kind: 'permit', event: $.event('dream', { subject: everyone }), duration: 'today' })
    expect(t.l.texts.may(t.g, 'dream', { row: a })).toBe(true)
    expect(t.l.texts.may(t.g, 'challenge', { row: a })).toBe(false)
  },

  'an object treated as another kind is found as that kind'() {
    const t = new Table()
    const lamp = t.put({ type: 'lamp', light: 1, kin: ['dew'] })
    t.cast({
      kind: 'treat-as',
      what: $.every($.phrase($.yours, { kind: 'type', type: 'lamp' })),
      as: $.phrase($.kin('moth'), $.numbered('light', 'exactly', 7), $.spirit),
      duration: 'today',
    })
    expect([t.light(lamp), t.kin(lamp)]).toEqual([7, 'moth dew'])
    t.cast($.sleep($.every(mySpirit)))
    expect(t.g.turned(lamp)).toBe(true)
    t.pass()
    expect([t.light(lamp), t.kin(lamp)]).toEqual([1, 'dew'])
  },

  'a delayed trigger triggers once and remembers what it was about'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    t.cast($.paragraph($.choose(mySpirit), { kind: 'delayed', trigger: $.atDusk, effect: $.fade($.it) }))
    t.choose(a)
    expect(t.in('meadow')).toEqual([a, b])
    t.pass()
    expect(t.in('meadow')).toEqual([b])
    t.pass()
    t.pass()
    expect(t.in('meadow')).toEqual([b])
  },

  'a delayed trigger waits for a condition'() {
    const t = new Table()
    t.fill('well', 1)
    t.cast({
      kind: 'delayed',
      trigger: { kind: 'state', condition: { kind: 'exists', how: 'be', what: theirSpirit } },
      effect: $.draw(),
    })
    t.verb('count', 0, t.l.oil, 1)
    expect(t.in('basket')).toHaveLength(0)
    const enemy = t.put({}, 'basket', 1)
    t.move(enemy, 'meadow')
    expect(t.in('basket')).toHaveLength(1)
  },

  'a replacement carries out its effect instead of the event'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    t.cast(
      $.paragraph($.choose(mySpirit), {
        kind: 'during',
        duration: 'today',
        effect: {
          kind: 'replace',
          event: $.event('fade', { subject: $.it }),
          effect: $.put($.it, 'basket'),
        },
      }),
    )
    t.choose(a)
    t.cast($.fade($.every(mySpirit)))
    expect(t.in('basket')).toEqual([a])
    expect(t.in('mist')).toEqual([b])
  },

  'the effect of a replacement may ask a player'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    t.fill('basket', 2)
    t.cast({
      kind: 'replace',
      event: $.event('fade', { subject: mySpirit }),
      effect: $.sequence($.discard($.pick($.phrase($.yours, $.zone('basket')))), $.gain(1)),
    })
    t.cast($.fade($.every(mySpirit)))
    expect(t.message).toBe('program.discard')
    t.choose(t.in('basket')[0])
    expect(t.message).toBe('window')
    expect(t.in('meadow')).toEqual([a, b])
    expect(t.in('mist')).toHaveLength(2)
    expect(t.oil()).toBe(4)
  },

  'an optional replacement is offered to its player'() {
    const t = new Table()
    const a = t.put()
    t.cast({ kind: 'replace', event: $.event('fade', { subject: mySpirit }), effect: $.may($.sleep($.it)) })
    t.cast($.fade($.every(mySpirit)))
    expect(t.message).toBe('replace')
    t.answer('yes')
    expect(t.in('meadow')).toEqual([a])
    expect(t.g.turned(a)).toBe(true)
    t.cast($.fade($.every(mySpirit)))
    t.answer('no')
    expect(t.in('mist')).toEqual([a])
  },

  'a replacement with a cost is offered only to a player who can pay it'() {
    const t = new Table()
    const a = t.put()
    const [held] = t.fill('basket', 1)
    t.cast({
      kind: 'replace',
      event: $.event('fade', { subject: mySpirit }),
      effect: $.may(
        $.paragraph($.discard($.pick($.phrase($.yours, $.zone('basket')))), {
          kind: 'if',
          condition: { kind: 'did-so' },
          effect: $.gain(1),
        }),
      ),
    })
    t.cast($.fade($.every(mySpirit)))
    t.answer('yes')
    expect(t.in('meadow')).toEqual([a])
    expect(t.in('mist')).toEqual([held])
    expect(t.oil()).toBe(3)
    t.cast($.fade($.every(mySpirit)))
    expect(t.message).toBe('window')
    expect(t.in('mist')).toContain(a)
  },

  'an effect changes a cost'() {
    const t = new Table()
    const held = t.put({ oil: 4 }, 'basket')
    const lamp = t.put({ oil: 4, type: 'lamp' }, 'basket')
    const cheaper = (
      change: ReturnType<typeof $.add> | { kind: 'set'; characteristic: string; amount: number },
    ) =>
      t.cast({
        kind: 'during',
        duration: 'today',
        effect: { kind: 'alter-cost', player: 'you', verb: 'call', what: $.phrase($.spirit), change },
      })
    cheaper($.add('price', 1, '-'))
    expect([t.l.priceOf(t.g, 0, held), t.l.priceOf(t.g, 0, lamp)]).toEqual([3, 4])
    cheaper($.add('price', 3))
    expect(t.l.priceOf(t.g, 0, held)).toBe(6)
    cheaper({ kind: 'set', characteristic: 'price', amount: 1 })
    expect(t.l.priceOf(t.g, 0, held)).toBe(3)
    t.pass()
    expect(t.l.priceOf(t.g, 0, held)).toBe(4)
  },

  'an effect lasts only during the next turn of its kind'() {
    const t = new Table()
    const a = t.put({ light: 1 })
    t.cast($.brighten($.every(mySpirit), 2, 'tomorrow'))
    expect(t.light(a)).toBe(1)
    t.pass()
    expect(t.light(a)).toBe(1)
    t.pass()
    expect(t.light(a)).toBe(3)
    t.pass()
    expect(t.light(a)).toBe(1)
  },
}
