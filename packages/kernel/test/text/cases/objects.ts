import { expect } from 'vitest'
import { sees } from '@fudaba/kernel/rules'
import { Table } from '../table.ts'
import * as $ from '../trees.ts'
import type { Cases } from './structure.ts'

const mySpirit = $.phrase($.yours, $.spirit)
const theirSpirit = $.phrase($.theirs, $.spirit)
const inBasket = $.phrase($.yours, $.zone('basket'))
const well = { whose: 'you', zone: 'well' } as const

export const objects: Cases = {
  'later steps refer to what was chosen'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    t.cast($.paragraph($.choose(mySpirit), $.draw(), $.sleep($.chosen)))
    expect(t.offered).toEqual([a, b])
    t.choose(b)
    expect([t.g.turned(a), t.g.turned(b)]).toEqual([false, true])
  },

  'a target is chosen on play and checked again on resolution'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2, 1)
    t.fill('well', 1)
    const asked = $.may($.draw())
    t.cast(
      $.paragraph(
        asked,
        $.target($.phrase($.theirs, { kind: 'except', feature: $.asleep }, $.spirit)),
        $.fade($.it),
      ),
    )
    expect(t.message).toBe('program.target')
    t.choose(a)
    expect(t.message).toBe('program.may')
    t.step((g) => g.propose(t.l.verbs.turn, a, 1))
    t.answer('no')
    expect(t.in('meadow', 1)).toEqual([a, b])
  },

  'a text with too few legal targets cannot be played'() {
    const t = new Table()
    t.fill('well', 1)
    t.put({}, 'meadow', 1)
    t.cast($.paragraph($.target(theirSpirit, $.exactly(2)), $.draw()))
    expect(t.idle).toBe(true)
    expect(t.in('basket')).toHaveLength(0)
  },

  'a search may find nothing, and what it finds is shown to all'() {
    const t = new Table()
    const [a, b] = t.fill('well', 2)
    const song = t.put({ type: 'song' }, 'well')
    const search = {
      kind: 'search',
      what: {
        kind: 'selection',
        from: $.phrase($.yours, $.zone('well')),
        of: $.phrase($.spirit),
        quantity: $.one,
      },
    } as const
    t.cast($.paragraph(search, $.put($.it, 'basket'), { kind: 'shuffle', zone: well }))
    expect(t.message).toBe('program.search')
    expect(t.offered).toEqual([a, b])
    expect(t.decision.min).toBe(0)
    expect(sees(t.g, 0, song)).toBe(true)
    expect(sees(t.g, 1, song)).toBe(false)
    t.choose(b)
    expect(t.in('basket')).toEqual([b])
    expect(t.g.log.keep).toBe(true)
    t.cast($.paragraph(search, $.put($.it, 'basket')))
    t.answer()
    expect(t.in('basket')).toEqual([b])
  },

  'a shuffled pile is in another order, and nobody knows it'() {
    const t = new Table()
    const rows = t.fill('well', 12)
    const ids = rows.map((row) => t.g.id(row))
    t.cast({ kind: 'shuffle', zone: well })
    expect(t.in('well')).not.toEqual(rows)
    expect(t.in('well').toSorted((x, y) => x - y)).toEqual(rows)
    expect(rows.map((row) => t.g.id(row))).not.toEqual(ids)
  },

  'what is revealed is seen by all until the text is done'() {
    const t = new Table()
    const held = t.put({}, 'basket')
    t.fill('well', 1)
    t.cast($.paragraph({ kind: 'reveal', what: $.every(inBasket) }, $.may($.draw())))
    expect(sees(t.g, 1, held)).toBe(true)
    t.answer('no')
    expect(sees(t.g, 1, held)).toBe(false)
  },

  'looking at the top of a pile shows it to one player, and the rest goes where the text says'() {
    const t = new Table()
    const [a, b, c, d] = t.fill('well', 4)
    t.cast(
      $.paragraph(
        { kind: 'look', from: well, quantity: $.exactly(3) },
        { kind: 'choose', what: { kind: 'selection', from: $.seen, quantity: $.upTo(1) } },
        $.put($.chosen, 'basket'),
        $.put($.rest, 'well', { to: { whose: 'you', zone: 'well', place: 'bottom' }, ordered: true }),
      ),
    )
    expect(t.message).toBe('program.choose')
    expect(t.offered).toEqual([a, b, c])
    expect([sees(t.g, 0, a), sees(t.g, 1, a)]).toEqual([true, false])
    t.choose(b)
    expect(t.message).toBe('program.order')
    t.choose(c, a)
    expect(t.in('basket')).toEqual([b])
    expect(t.in('well')).toEqual([d, c, a])
  },

  'in an order of his own: the first of it lies on top'() {
    const t = new Table()
    const [a, b, c] = t.fill('well', 3)
    t.cast(
      $.paragraph(
        { kind: 'look', from: well, quantity: $.exactly(3) },
        $.put($.those, 'well', { to: { whose: 'you', zone: 'well', place: 'top' }, ordered: true }),
      ),
    )
    t.choose(c, a, b)
    expect(t.in('well')).toEqual([c, a, b])
  },

  'a moved object arrives in the state the text says'() {
    const t = new Table()
    const held = t.put({}, 'basket')
    t.cast($.put($.every(inBasket), 'meadow', { state: ['asleep', 'glowing'] }))
    expect(t.in('meadow')).toEqual([held])
    expect(t.g.turned(held)).toBe(true)
    expect(t.g.object(held, t.l.glow)).toBe(1)
  },

  'drawing takes cards from the top one by one until the pile is empty'() {
    const t = new Table()
    const [a, b] = t.fill('well', 2)
    t.cast($.paragraph($.draw(3), $.put($.those, 'mist')))
    expect(t.in('mist')).toEqual([a, b])
  },

  'up to so many may be drawn: the player says how many'() {
    const t = new Table()
    t.fill('well', 4)
    t.cast({ kind: 'draw', quantity: $.upTo(3) })
    expect([t.decision.min, t.decision.max]).toEqual([0, 3])
    t.answer('2')
    expect(t.in('basket')).toHaveLength(2)
  },

  'a discard goes from the basket into the mist'() {
    const t = new Table()
    const [a, b] = t.fill('basket', 2)
    t.cast($.discard($.pick(inBasket)))
    expect(t.message).toBe('program.discard')
    t.choose(a)
    expect(t.in('mist')).toEqual([a])
    expect(t.in('basket')).toEqual([b])
  },

  'chance chooses where the text says so'() {
    const t = new Table()
    t.fill('basket', 5)
    t.cast($.discard($.pick(inBasket, $.exactly(2), { random: true })))
    expect(t.idle).toBe(true)
    expect(t.in('mist')).toHaveLength(2)
    expect(t.in('basket')).toHaveLength(3)
  },

  'turning and flipping skip objects that are so already'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    t.verb('turn', a, 1)
    t.cast(
      $.paragraph(
        $.sleep($.every(mySpirit)),
        { kind: 'if', condition: { kind: 'did', verb: 'sleep', quantity: $.one }, effect: $.gain(1) },
        { kind: 'flip', what: $.every(mySpirit), verb: 'hide' },
      ),
    )
    expect([t.g.turned(a), t.g.turned(b)]).toEqual([true, true])
    expect(t.oil()).toBe(3)
    expect([t.g.faceDown(a), t.g.faceDown(b)]).toEqual([true, true])
  },

  'a verb of the game is done to objects'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2, 1)
    t.cast($.fade($.pick(theirSpirit)))
    t.choose(a)
    expect(t.in('mist', 1)).toEqual([a])
    expect(t.in('meadow', 1)).toEqual([b])
  },

  'a resource is gained, lost or paid'() {
    const t = new Table()
    t.cast($.gain(3))
    expect(t.oil()).toBe(5)
    t.cast({ kind: 'count', verb: 'spill', amount: 1, resource: 'oil' })
    expect(t.oil()).toBe(4)
    t.cast({ kind: 'count', verb: 'pay', amount: 9, resource: 'oil' })
    expect(t.oil()).toBe(4)
  },

  'a step that the game adds is carried out by the game'() {
    const t = new Table()
    const [a, b] = t.fill('meadow', 2)
    t.cast({ kind: 'lantern.glow', what: $.pick(mySpirit) })
    t.choose(b)
    expect([t.g.object(a, t.l.glow), t.g.object(b, t.l.glow)]).toEqual([0, 1])
  },

  'the game can be won and lost by a text'() {
    const won = new Table()
    won.cast({ kind: 'win-game', who: 'you' })
    expect(won.g.over).toBe(true)
    expect(won.g.get(3)).toBe(0)
    const lost = new Table()
    lost.cast({ kind: 'lose-game', who: 'you' })
    expect(lost.g.get(3)).toBe(1)
  },

  'an extra turn follows the present one'() {
    const t = new Table()
    t.cast({ kind: 'extra-turn', who: 'you' })
    t.pass()
    expect(t.g.get(t.l.turnPlayer)).toBe(0)
    t.pass()
    expect(t.g.get(t.l.turnPlayer)).toBe(1)
  },
}
