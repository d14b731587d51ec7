import { expect } from 'vitest'
import type { Effect } from '@fudaba/kernel/text'
import { Table } from '../table.ts'
import * as $ from '../trees.ts'
import type { Cases } from './structure.ts'

const mySpirit = $.phrase($.yours, $.spirit)
const glow: Effect = { kind: 'lantern.glow', what: $.self }
const glowOf = (t: Table, row: number): number => t.g.object(row, t.l.glow)

export const triggers: Cases = {
  'an ability triggers on any of several events, whose object is "it"'() {
    const t = new Table()
    const watcher = t.put({
      abilities: [
        $.triggered(
          $.when(
            $.event('arrive', { subject: $.phrase($.yours, $.other, $.spirit) }),
            $.event('discard', { player: 'you' }),
          ),
          $.put($.it, 'well'),
        ),
      ],
    })
    const [a, b] = t.fill('basket', 2)
    t.act('call', a)
    expect(t.in('well')).toEqual([a])
    t.cast($.discard($.every($.phrase($.yours, $.zone('basket')))))
    expect(t.in('well')).toEqual([b, a])
    expect(t.in('meadow')).toEqual([watcher])
  },

  'a trigger event is matched by zones, player and cause'() {
    const t = new Table()
    const a = t.put({
      abilities: [
        $.triggered(
          $.when(
            $.event('move', {
              from: { whose: 'you', zone: 'basket' },
              to: { zone: 'mist' },
              cause: { by: 'opponent', means: 'text' },
            }),
          ),
          glow,
        ),
      ],
    })
    t.fill('basket', 2)
    t.cast($.discard($.pick($.phrase($.yours, $.zone('basket')), $.one, { random: true })))
    expect(glowOf(t, a)).toBe(0)
    t.cast($.discard($.every($.phrase($.theirs, $.zone('basket')))), { by: 1 })
    expect(glowOf(t, a)).toBe(1)
  },

  'an ability triggers when its own object leaves, with its last known values'() {
    const t = new Table()
    const a = t.put({
      light: 3,
      abilities: [
        $.triggered(
          $.when($.event('fade', { subject: $.self })),
          $.paragraph(
            $.gain({ kind: 'value', of: $.self, characteristic: 'light' }),
            $.put($.self, 'basket'),
          ),
        ),
      ],
    })
    t.cast($.brighten($.every(mySpirit), 2))
    t.cast($.fade($.every(mySpirit)))
    expect(t.oil()).toBe(7)
    expect(t.in('basket')).toEqual([a])
  },

  'an ability triggers at a moment of a player’s turn'() {
    const t = new Table()
    const a = t.put({
      abilities: [$.triggered({ kind: 'moment', moment: 'dusk', whose: 'opponent' }, glow)],
    })
    t.pass()
    expect(glowOf(t, a)).toBe(0)
    t.pass()
    expect(glowOf(t, a)).toBe(1)
  },

  'an ability triggers each time its condition becomes true'() {
    const t = new Table()
    const a = t.put({
      abilities: [
        $.triggered(
          {
            kind: 'state',
            condition: { kind: 'count', of: mySpirit, comparison: { than: 'at-least', amount: 2 } },
          },
          glow,
        ),
      ],
    })
    t.verb('count', 0, t.l.oil, 1)
    expect(glowOf(t, a)).toBe(0)
    const b = t.put({}, 'basket')
    t.move(b, 'meadow')
    expect(glowOf(t, a)).toBe(1)
    t.verb('count', 0, t.l.oil, 1)
    expect(glowOf(t, a)).toBe(1)
  },

  'because of whom a condition holds is "it" as the ability resolves'() {
    const t = new Table()
    const theirSpirit = $.phrase($.theirs, $.spirit)
    t.put({
      abilities: [
        $.triggered(
          { kind: 'state', condition: { kind: 'exists', how: 'be', what: theirSpirit } },
          $.put($.it, 'well'),
        ),
      ],
    })
    const enemy = t.put({}, 'basket', 1)
    t.move(enemy, 'meadow')
    expect(t.in('meadow', 1)).toEqual([])
    expect(t.in('well', 1)).toEqual([enemy])
  },

  '"the first time" counts events of one batch one by one'() {
    const t = new Table()
    const first = { kind: 'triggered' } as const
    const a = t.put({
      abilities: [
        $.triggered($.when($.event('sleep', { subject: mySpirit, nth: 1, within: 'today' })), glow, first),
      ],
    })
    t.fill('meadow', 2)
    t.cast($.sleep($.every(mySpirit)))
    expect(glowOf(t, a)).toBe(1)
    t.cast({ kind: 'turn', what: $.every(mySpirit), verb: 'wake' })
    t.cast($.sleep($.every(mySpirit)))
    expect(glowOf(t, a)).toBe(1)
    t.pass()
    t.cast({ kind: 'turn', what: $.every(mySpirit), verb: 'wake' })
    t.cast($.sleep($.every(mySpirit)))
    expect(glowOf(t, a)).toBe(2)
  },

  'so many at once: once for all of them'() {
    const t = new Table()
    const a = t.put({
      abilities: [
        $.triggered(
          $.when($.event('discard', { player: 'you', quantity: $.atLeast(2) })),
          $.paragraph($.put($.those, 'well'), glow),
        ),
      ],
    })
    t.fill('basket', 1)
    t.cast($.discard($.every($.phrase($.yours, $.zone('basket')))))
    expect(glowOf(t, a)).toBe(0)
    t.fill('basket', 3)
    t.cast($.discard($.every($.phrase($.yours, $.zone('basket')))))
    expect(glowOf(t, a)).toBe(1)
    expect(t.in('well')).toHaveLength(3)
  },

  'a triggered ability obeys its limit and exception, and chooses a target'() {
    const t = new Table()
    const a = t.put({
      abilities: [
        $.triggered(
          $.when($.event('sleep', { subject: mySpirit })),
          $.sequence($.target($.phrase($.theirs, $.spirit)), $.fade($.it)),
          {
            limit: { times: 1, period: 'today' },
            riders: [{ kind: 'except', event: $.event('sleep', { subject: $.self }) }],
          },
        ),
      ],
    })
    const b = t.put()
    const [c, d] = t.fill('meadow', 2, 1)
    t.cast($.sleep($.self), { source: a })
    expect(t.idle).toBe(true)
    t.cast($.sleep($.self), { source: b })
    expect(t.message).toBe('program.target')
    t.choose(d)
    expect(t.in('meadow', 1)).toEqual([c])
    t.verb('turn', b, 0)
    t.cast($.sleep($.self), { source: b })
    expect(t.idle).toBe(true)
  },

  'that player: the one an event was about'() {
    const t = new Table()
    t.put({
      abilities: [$.triggered($.when($.event('discard')), $.by('that-player', $.gain(3)))],
    })
    t.fill('basket', 1, 1)
    t.cast($.discard($.every($.phrase($.theirs, $.zone('basket')))))
    expect([t.oil(), t.oil(1)]).toEqual([2, 3])
  },

  'a trigger that the game adds triggers'() {
    const t = new Table()
    const a = t.put({ abilities: [$.triggered({ kind: 'lantern.glowed' }, $.sleep($.self))] })
    const b = t.put()
    t.verb('glowUp', a)
    expect(t.g.turned(a)).toBe(false)
    t.verb('glowUp', b)
    expect(t.g.turned(a)).toBe(true)
  },
}
