import { expect } from 'vitest'
import type { Feature, Quantity, Selection } from '@fudaba/kernel/text'
import { Table } from '../table.ts'
import * as $ from '../trees.ts'
import type { Cases } from './structure.ts'

const mySpirit = $.phrase($.yours, $.spirit)

/** What a phrase means, as what would be offered for it. */
function meant(t: Table, features: readonly Feature[], source?: number): number[] {
  t.cast({ kind: 'choose', what: $.pick($.phrase(...features), $.upTo(9)) }, { source })
  if (t.idle) return []
  const rows = t.offered
  t.answer()
  return rows
}

export const selectors: Cases = {
  'a phrase selects by noun, type and owner'() {
    const t = new Table()
    const spirit = t.put()
    const lamp = t.put({ type: 'lamp' })
    const enemy = t.put({}, 'meadow', 1)
    expect(meant(t, [$.thing])).toEqual([spirit, lamp, enemy])
    t.verb('glowUp', lamp)
    expect(meant(t, [{ kind: 'noun', noun: 'flame' }])).toEqual([lamp])
    expect(meant(t, [$.spirit])).toEqual([spirit, enemy])
    expect(meant(t, [$.yours, $.thing])).toEqual([spirit, lamp])
    expect(meant(t, [$.theirs, $.thing])).toEqual([enemy])
    expect(meant(t, [{ kind: 'owner', who: 'turn-player' }, $.spirit])).toEqual([spirit])
  },

  'a phrase without a zone searches the field, or the zones of its noun'() {
    const t = new Table()
    const song = t.put({ type: 'song' }, 'basket')
    const spirit = t.put({}, 'mist')
    t.put({}, 'basket')
    expect(meant(t, [{ kind: 'type', type: 'song' }])).toEqual([song])
    expect(meant(t, [$.spirit])).toEqual([])
    expect(meant(t, [$.zone('mist'), $.spirit])).toEqual([spirit])
    expect(meant(t, [{ kind: 'any', of: [$.zone('mist'), $.zone('meadow')] }, $.spirit])).toEqual([spirit])
  },

  'a phrase selects by class, name, part of a name, same name'() {
    const t = new Table()
    const a = t.put({ name: 'Old Wick', kin: ['reed', 'ash'] })
    const b = t.put({ name: 'New Wick', kin: ['moth'] })
    const c = t.put({ name: 'Taper' })
    const twin = t.put({ name: 'Taper' }, 'meadow', 1)
    expect(meant(t, [$.kin('ash'), $.spirit])).toEqual([a])
    expect(meant(t, [{ kind: 'any', of: [$.kin('moth'), $.kin('reed')] }, $.spirit])).toEqual([a, b])
    expect(meant(t, [$.named('New Wick'), $.spirit])).toEqual([b])
    expect(meant(t, [{ kind: 'name-contains', text: 'Wick' }, $.spirit])).toEqual([a, b])
    expect(meant(t, [{ kind: 'except', feature: $.named('Taper') }, $.spirit])).toEqual([a, b])
    expect(meant(t, [{ kind: 'same-name', as: $.self }, $.other, $.spirit], c)).toEqual([twin])
  },

  'a phrase selects by a number, or the greatest or least'() {
    const t = new Table()
    const [a, b, c] = [3, 5, 5].map((light) => t.put({ light }))
    expect(meant(t, [$.numbered('light', 'at-least', 5), $.spirit])).toEqual([b, c])
    expect(meant(t, [$.numbered('light', 'less', 5), $.spirit])).toEqual([a])
    expect(meant(t, [$.numbered('light', 'exactly', { kind: 'count', of: mySpirit }), $.spirit])).toEqual([a])
    const most = (which: 'greatest' | 'least'): Feature => ({
      kind: 'superlative',
      characteristic: 'light',
      most: which,
    })
    expect(meant(t, [most('greatest'), $.spirit])).toEqual([b, c])
    expect(meant(t, [most('least'), $.spirit])).toEqual([a])
  },

  'a phrase selects by state, position and a feature that the game adds'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    t.verb('turn', b, 1)
    t.verb('glowUp', b)
    expect(meant(t, [$.asleep, $.spirit])).toEqual([b])
    expect(meant(t, [{ kind: 'position', position: 'first' }, $.spirit])).toEqual([a])
    expect(meant(t, [{ kind: 'lantern.glowing' }, $.spirit])).toEqual([b])
  },

  'a phrase selects by keyword, also where abilities are not in force'() {
    const t = new Table()
    const echo = { kind: 'keywords', keywords: ['echo'], effect: $.paragraph() } as const
    const a = t.put({ abilities: [echo] })
    const b = t.put()
    const gone = t.put({ abilities: [echo] }, 'mist')
    const keyword: Feature = { kind: 'keyword', keyword: 'echo' }
    expect(meant(t, [keyword, $.spirit])).toEqual([a])
    expect(meant(t, [{ ...keyword, not: true }, $.spirit])).toEqual([b])
    expect(meant(t, [keyword, $.zone('mist'), $.spirit])).toEqual([gone])
    t.cast({ kind: 'lose', what: $.every(mySpirit), duration: 'today' })
    expect(meant(t, [keyword, $.spirit])).toEqual([])
  },

  '"another" excludes the source'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    expect(meant(t, [$.other, $.spirit], a)).toEqual([b])
  },

  'a phrase selects by what happened to the object today or by this text'() {
    const t = new Table()
    const [a, b, c] = t.fill('meadow', 3)
    t.cast($.sleep($.every($.phrase({ kind: 'position', position: 'first' }, $.spirit))))
    const slept: Feature = { kind: 'happened', event: $.event('sleep', { period: 'today' }) }
    // Counting begins with the first card that asks.
    expect(meant(t, [slept, $.spirit])).toEqual([])
    t.cast($.sleep($.pick(mySpirit)))
    t.choose(b)
    expect(meant(t, [slept, $.spirit])).toEqual([b])
    t.verb('turn', c, 0)
    t.cast(
      $.paragraph($.sleep($.every(mySpirit)), {
        kind: 'lantern.glow',
        what: $.every($.phrase({ kind: 'happened', event: $.event('sleep') }, $.spirit)),
      }),
    )
    expect([a, b, c].map((row) => t.g.object(row, t.l.glow))).toEqual([0, 0, 1])
    t.pass()
    expect(meant(t, [slept, $.spirit])).toEqual([])
  },

  'a phrase selects by a relation, to any object or to one'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    const enemy = t.put({}, 'meadow', 1)
    t.verb('relate', t.l.challenges.id, a, enemy)
    expect(meant(t, [{ kind: 'battle', relation: 'challenging' }, $.spirit])).toEqual([a])
    expect(meant(t, [{ kind: 'battle', relation: 'challenging', with: $.self }, $.spirit], enemy)).toEqual([
      a,
    ])
    expect(meant(t, [{ kind: 'battle', relation: 'challenging', with: $.self }, $.spirit], b)).toEqual([])
  },

  'no two chosen objects may be alike where the text says so'() {
    const t = new Table()
    const [a, b, c] = ['Wick', 'Wick', 'Taper'].map((name) => t.put({ name }))
    t.cast({
      kind: 'choose',
      what: $.pick($.phrase({ kind: 'distinct', by: 'name' }, $.spirit), $.exactly(3)),
    })
    expect([t.decision.min, t.decision.max]).toEqual([2, 3])
    expect(() => t.choose(a, b)).toThrow()
    t.choose(b, c)
    expect(t.idle).toBe(true)
  },

  'the chosen objects must add up to what the text says'() {
    const t = new Table()
    const [a, b, c, d] = [2, 3, 4, 3].map((light) => t.put({ light }))
    const what: Selection = $.pick(mySpirit, $.anyNumber, {
      sum: { characteristic: 'light', comparison: { than: 'exactly', amount: 6 } },
    })
    t.cast($.fade(what))
    expect(() => t.choose(a, b)).toThrow()
    t.choose(a, c)
    expect(t.in('meadow')).toEqual([b, d])
  },

  'how many: exactly, up to, at least, any number, all, as many as'() {
    const t = new Table()
    t.fill('meadow', 4)
    t.fill('meadow', 3, 1)
    const bounds = (quantity: Quantity): readonly [number, number] => {
      t.cast({ kind: 'choose', what: $.pick(mySpirit, quantity) })
      if (t.idle) return [-1, -1]
      const { min, max } = t.decision
      t.choose(...t.offered.slice(0, min))
      return [min, max]
    }
    expect(bounds($.exactly(2))).toEqual([2, 2])
    expect(bounds($.upTo(2))).toEqual([0, 2])
    expect(bounds($.atLeast(2))).toEqual([2, 4])
    expect(bounds($.anyNumber)).toEqual([0, 4])
    expect(bounds($.all)).toEqual([-1, -1])
    expect(bounds({ kind: 'same', as: $.phrase($.theirs, $.spirit), counter: '' })).toEqual([3, 3])
    t.cast($.sleep($.every(mySpirit)))
    expect(t.in('meadow').every((row) => t.g.turned(row))).toBe(true)
  },

  'this or those: either of several phrases'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    const enemy = t.put({}, 'meadow', 1)
    t.cast($.sleep({ kind: 'either', of: [$.self, $.phrase($.theirs, $.spirit)] }), { source: a })
    expect([a, b, enemy].map((row) => t.g.turned(row))).toEqual([true, false, true])
  },

  'a player is shown a hidden zone before choosing from it'() {
    const t = new Table()
    const song = t.put({ type: 'song' }, 'basket', 1)
    const [a, b] = t.fill('basket', 2, 1)
    t.cast($.discard($.pick($.phrase($.theirs, $.zone('basket'), $.spirit))))
    expect(t.decision.player).toBe('P1')
    expect(t.offered).toEqual([a, b])
    expect(t.decision.min).toBe(1)
    t.choose(a)
    expect(t.in('basket', 1)).toEqual([song, b])
  },

  'choosing by description from a zone the opponent cannot see may fail'() {
    const t = new Table()
    const [a, b] = t.fill('basket', 2)
    t.cast($.discard($.pick($.phrase($.yours, $.zone('basket'), $.spirit))))
    expect(t.decision.min).toBe(0)
    t.answer()
    expect(t.in('basket')).toEqual([a, b])
    t.cast($.discard($.pick($.phrase($.yours, $.zone('basket')))))
    expect(t.decision.min).toBe(1)
    t.choose(a)
    expect(t.in('basket')).toEqual([b])
  },
}

/** References across steps. */
export const references: Cases = {
  'each reference means its own list: this, those, the chosen, the seen, the rest, a result'() {
    const t = new Table()
    const source = t.put({ name: 'Wick' })
    const [a, b] = t.fill('basket', 2)
    t.cast(
      $.paragraph(
        $.sleep($.self),
        $.choose($.phrase($.yours, $.zone('basket'), $.thing)),
        $.draw(),
        $.put($.chosen, 'meadow'),
        $.sleep($.elided),
        $.discard($.every($.phrase($.yours, $.zone('basket')))),
        $.put($.result('discard'), 'well'),
      ),
      { source },
    )
    t.choose(b)
    expect(t.g.turned(source)).toBe(true)
    expect(t.in('meadow')).toEqual([source, b])
    expect(t.g.turned(b)).toBe(true)
    expect(t.in('well')).toEqual([a])
  },

  '"it" and "those" mean the objects of the step before'() {
    const t = new Table()
    const [a, b] = t.fill('basket', 2)
    t.cast($.paragraph($.put($.every($.phrase($.yours, $.zone('basket'))), 'meadow'), $.sleep($.it)))
    expect([t.g.turned(a), t.g.turned(b)]).toEqual([true, true])
    t.cast($.paragraph($.put($.every(mySpirit), 'basket'), $.put($.those, 'mist')))
    expect(t.in('mist')).toEqual([a, b])
  },

  '"the rest" is what was looked at and not taken'() {
    const t = new Table()
    const [a, b, c] = t.fill('well', 3)
    const look = { kind: 'look', from: { whose: 'you', zone: 'well' }, quantity: $.exactly(3) } as const
    t.cast(
      $.paragraph(
        look,
        $.put({ kind: 'selection', from: $.seen, quantity: $.one }, 'basket'),
        $.put($.rest, 'mist'),
      ),
    )
    t.choose(b)
    expect(t.in('basket')).toEqual([b])
    expect(t.in('mist')).toEqual([a, c])
  },

  'a number of an object that is gone is its last known value'() {
    const t = new Table()
    const a = t.put({ light: 3 })
    t.cast($.brighten($.every(mySpirit), 2))
    t.cast(
      $.paragraph(
        $.choose(mySpirit),
        $.fade($.it),
        $.gain({ kind: 'value', of: $.chosen, characteristic: 'light' }),
      ),
    )
    expect(t.in('mist')).toEqual([a])
    expect(t.oil()).toBe(7)
  },
}
