import { expect } from 'vitest'
import { Table } from '../table.ts'
import * as $ from '../trees.ts'

/** A case is a rule in words and what shows it. They are also what ablation is judged by. */
export type Cases = Readonly<Record<string, () => void>>

const mySpirit = $.phrase($.yours, $.spirit)
const theirSpirit = $.phrase($.theirs, $.spirit)
const inBasket = $.phrase($.yours, $.zone('basket'))

export const structure: Cases = {
  'sentences and clauses are carried out in the printed order'() {
    const t = new Table()
    t.fill('well', 3)
    t.cast($.paragraph($.draw(), $.sequence($.gain(3), $.draw(2))))
    expect(t.in('basket')).toHaveLength(3)
    expect(t.oil()).toBe(5)
  },

  'an optional cost in the middle of a text does not change what "it" means'() {
    const t = new Table()
    const [a, b] = [t.put({ light: 1 }), t.put({ light: 1 })]
    const text = (cost: true | undefined) =>
      $.paragraph(
        { kind: 'choose', what: $.pick(mySpirit) },
        { kind: 'may', effect: $.sleep($.pick(mySpirit)), ...(cost === undefined ? {} : { cost }) },
        { kind: 'if', condition: { kind: 'did-so' }, effect: $.brighten($.it) },
      )
    const lights = (cost: true | undefined) => {
      t.cast(text(cost))
      t.choose(a)
      t.answer('yes')
      if (t.message !== 'window') t.choose(b)
      return [t.light(a), t.light(b)]
    }
    expect(lights(true)).toEqual([2, 1])
    t.cast({ kind: 'turn', what: $.every(mySpirit), verb: 'wake' })
    expect(lights(undefined)).toEqual([2, 2])
  },

  'a step after "then" is carried out whatever came of the step before'() {
    const t = new Table()
    t.fill('well', 1)
    t.cast($.paragraph($.fade($.pick(theirSpirit)), { kind: 'then', effect: $.draw() }))
    expect(t.in('basket')).toHaveLength(1)
  },

  'a step after "also" is skipped if the condition of its sentence failed'() {
    const t = new Table()
    t.fill('well', 4)
    const text = (amount: number) =>
      $.paragraph(
        {
          kind: 'if',
          condition: { kind: 'count', of: inBasket, comparison: { than: 'at-least', amount } },
          effect: $.gain(1),
        },
        { kind: 'also', effect: $.draw() },
      )
    t.cast(text(1))
    expect(t.in('basket')).toHaveLength(0)
    t.cast(text(0))
    expect(t.in('basket')).toHaveLength(1)
    expect(t.oil()).toBe(3)
  },

  'a step under a condition is carried out only if that holds'() {
    const t = new Table()
    const spirit = t.put({ light: 1 })
    const text = (amount: number) =>
      ({
        kind: 'if',
        condition: { kind: 'count', of: mySpirit, comparison: { than: 'at-least', amount } },
        effect: $.brighten($.every(mySpirit)),
      }) as const
    t.cast(text(2))
    expect(t.light(spirit)).toBe(1)
    t.cast(text(1))
    expect(t.light(spirit)).toBe(2)
  },

  'an optional step can be refused'() {
    const t = new Table()
    t.fill('well', 2)
    t.cast($.may($.draw()))
    expect(t.message).toBe('program.may')
    t.answer('no')
    expect(t.in('basket')).toHaveLength(0)
    t.cast($.may($.draw()))
    t.answer('yes')
    expect(t.in('basket')).toHaveLength(1)
  },

  'if you do: only if it was done, and only who can pay is asked'() {
    const t = new Table()
    t.fill('well', 2)
    const text = $.paragraph($.may($.discard($.pick(inBasket))), {
      kind: 'if',
      condition: { kind: 'did-so' },
      effect: $.draw(2),
    })
    t.cast(text)
    expect(t.idle).toBe(true)
    expect(t.in('basket')).toHaveLength(0)
    const held = t.put({}, 'basket')
    t.cast(text)
    t.answer('no')
    expect(t.in('basket')).toEqual([held])
    t.cast(text)
    t.answer('yes')
    expect(t.in('mist')).toEqual([held])
    expect(t.in('basket')).toHaveLength(2)
  },

  'if you do not: the other way round'() {
    const t = new Table()
    t.put({}, 'basket', 1)
    const text = $.by(
      'opponent',
      $.paragraph($.may($.discard($.pick($.phrase({ kind: 'owner', who: 'self' }, $.zone('basket'))))), {
        kind: 'if',
        condition: { kind: 'did-so', not: true },
        effect: { kind: 'count', verb: 'gain', amount: 4, resource: 'oil' },
      }),
    )
    t.cast(text)
    expect(t.decision.player).toBe('P2')
    t.answer('no')
    expect(t.oil(1)).toBe(4)
    t.cast(text)
    t.answer('yes')
    expect(t.oil(1)).toBe(4)
    expect(t.in('mist', 1)).toHaveLength(1)
  },

  'another player carries it out and chooses'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2, 1)
    const mine = t.put()
    t.cast($.by('opponent', $.fade($.pick($.phrase({ kind: 'owner', who: 'self' }, $.spirit)))))
    expect(t.decision.player).toBe('P2')
    expect(t.offered).toEqual([a, b])
    t.choose(b)
    expect(t.in('meadow', 1)).toEqual([a])
    expect(t.in('meadow')).toEqual([mine])
  },

  'a step for each player is done by the turn player first'() {
    const t = new Table()
    t.fill('well', 2)
    t.fill('well', 2, 1)
    t.cast($.by('each', $.may($.draw())))
    expect(t.decision.player).toBe('P1')
    t.answer('yes')
    expect(t.decision.player).toBe('P2')
    t.answer('no')
    expect([t.in('basket').length, t.in('basket', 1).length]).toEqual([1, 0])
  },

  'any one player: he who carries the text out says who'() {
    const t = new Table()
    t.fill('well', 2, 1)
    t.cast($.by('any', $.draw()))
    expect(t.message).toBe('program.player')
    t.answer('P2')
    expect(t.in('basket', 1)).toHaveLength(1)
  },

  'a duration at the beginning applies to the whole sentence'() {
    const t = new Table()
    const spirit = t.put({ light: 1, warmth: 1 })
    t.cast({
      kind: 'during',
      duration: 'today',
      effect: $.sequence(
        $.modify($.every(mySpirit), [$.add('light', 2)]),
        $.modify($.elided, [$.add('warmth', 3)]),
      ),
    })
    expect([t.light(spirit), t.warmth(spirit)]).toEqual([3, 4])
    t.pass()
    expect([t.light(spirit), t.warmth(spirit)]).toEqual([1, 1])
  },

  'of several modes as many are chosen as the text says'() {
    const t = new Table()
    t.fill('well', 3)
    const modes = [$.draw(), $.gain(5), $.draw(2)]
    t.cast({ kind: 'choose-one', quantity: $.one, modes })
    expect(t.decision.candidates.map(({ id }) => id)).toEqual(['1', '2', '3'])
    t.answer('2')
    expect([t.in('basket').length, t.oil()]).toEqual([0, 7])
    t.cast({ kind: 'choose-one', quantity: $.exactly(2), modes })
    t.answer('1', '3')
    expect([t.in('basket').length, t.oil()]).toEqual([3, 7])
  },

  'for each: the numbers of a step are multiplied'() {
    const t = new Table()
    t.fill('meadow', 3)
    t.cast({ kind: 'for-each', per: mySpirit, amount: 1, counter: '', effect: $.gain(2) })
    expect(t.oil()).toBe(8)
    t.cast({ kind: 'for-each', per: mySpirit, amount: 2, counter: '', effect: $.gain(2) })
    expect(t.oil()).toBe(10)
  },

  'for each: a step that is not just a number is carried out for one after the other'() {
    const t = new Table()
    const rows = t.fill('meadow', 2)
    t.cast({ kind: 'for-each', per: mySpirit, amount: 1, counter: '', effect: $.may($.sleep($.it)) })
    t.answer('no')
    t.answer('yes')
    expect(rows.map((row) => t.g.turned(row))).toEqual([false, true])
  },

  'so many times: the step itself, or the one before'() {
    const t = new Table()
    t.fill('well', 6)
    t.cast({ kind: 'repeat', times: 2, effect: $.draw() })
    expect(t.in('basket')).toHaveLength(2)
    t.cast($.paragraph($.draw(), { kind: 'repeat', times: 3 }))
    expect(t.in('basket')).toHaveLength(5)
  },

  'X has the value the text defines, also in sentences before the definition'() {
    const t = new Table()
    t.fill('meadow', 3)
    t.cast(
      $.paragraph(
        $.gain($.X),
        { kind: 'let', name: 'X', amount: { kind: 'count', of: mySpirit } },
        $.gain($.X),
      ),
    )
    expect(t.oil()).toBe(8)
  },

  'X that the text does not define is chosen on play'() {
    const t = new Table()
    t.fill('well', 5)
    t.cast($.draw($.X))
    expect(t.message).toBe('program.x')
    t.answer('4')
    expect(t.in('basket')).toHaveLength(4)
  },
}
