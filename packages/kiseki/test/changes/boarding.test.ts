import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { destroy } from '../../src/changes/verbs.ts'
import { happens } from '../cards.ts'
import { event, item, onward, unit } from '../playing.ts'

type Card = ReturnType<typeof unit>

describe('搭乗', () => {
  const ship = (x: number) => item('ship', { text: `【搭乗${x}】`, str: 4, def: 6 })
  const table = (x: number, field: readonly Card[], more: Readonly<Record<string, unknown>> = {}) =>
    board(kiseki, {
      at: 'deployment',
      P1: { field: [ship(x), ...field] },
      P2: { field: [unit('enemy')], deck: [unit('p'), unit('q')] },
      ...more,
    })
  const boarded = (field: readonly Card[], ...crew: string[]) => {
    const g = table(1, field)
    g.P1.acts('play-craft')
    if (field.length > 1) g.P1.chooses(...crew)
    g.everyonePasses()
    return g
  }

  test('boarding takes one or two ready UNITs', () => {
    const g = table(4, [
      unit('A', { cp: 2 }),
      unit('B', { cp: 2 }),
      unit('C', { cp: 4 }),
      unit('D', { cp: 1 }),
      unit('turned', { cp: 9 }, { turned: true }),
    ])
    expect(g.P1).toOffer('play-craft')
    g.P1.acts('play-craft')
    expect(g.P1).toOfferExactly('A', 'B', 'C', 'D')
    expect(() => g.P1.chooses('A', 'D')).toThrow()
    expect(() => g.P1.chooses('A', 'B', 'D')).toThrow()
    g.P1.chooses('A', 'B')
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['removed', 'removed'])
    expect(g.at('C')).toBeUnchanged()
    g.proves('1411.1', '1337.1')
  })

  test('without enough CP among two ready UNITs it is not offered', () => {
    expect(table(5, [unit('A', { cp: 2 }), unit('B', { cp: 2 }), unit('C', { cp: 2 })]).P1).not.toOffer(
      'play-craft',
    )
    expect(table(4, [unit('A', { cp: 2 }), unit('B', { cp: 2 })]).P1).toOffer('play-craft')
  })

  test('a boarded ITEM is an ITEM and a UNIT, as soon as the crew is aboard', () => {
    const g = table(1, [unit('A'), unit('B')])
    g.P1.acts('play-craft')
    g.P1.chooses('A')
    expect(g.at('ship').values['type']).toBe('UNIT・ITEM')
    g.proves('1337.2')
    g.everyonePasses()
    expect(g.at('ship').values['type']).toBe('UNIT・ITEM')
    expect(g.P1).not.toOffer('play-craft')
  })

  test('boarded, it attacks like a UNIT', () => {
    const g = boarded([unit('A')], 'A')
    onward(g, { asked: 'battle.attackers' })
    expect(g.P1).toOfferExactly('ship')
  })

  test('a crew lies in exile and is no UNIT', () => {
    const g = boarded([unit('A'), unit('B')], 'A')
    expect(g.at('A').zone).toBe('removed')
    onward(g, { asked: 'battle.attackers' })
    expect(g.P1).toOfferExactly('ship', 'B')
  })

  test('a crew returns turned at the moment its ITEM leaves, and has entered the field', () => {
    const g = boarded([unit('A', { text: '・[登場]絆を1点得る。' }), unit('B')], 'A', 'B')
    happens(g, destroy, 'ship')
    expect(g.at('ship').zone).toBe('trails')
    for (const name of ['A', 'B']) expect([g.at(name).zone, g.at(name).turned]).toEqual(['field', true])
    g.proves('1337.3')
  })

  test('stunned, it is destroyed', () => {
    const stunner = event('E', { ep: 0, text: 'UNITを1つ対象とし、それをスタンする。' })
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [ship(1), unit('A')], hand: [stunner], bond: 30 },
      P2: {},
    })
    g.P1.acts('play-craft')
    g.everyonePasses()
    g.P1.plays('play-event')
    expect(g.at('ship').zone).toBe('trails')
    expect(g.at('A').zone).toBe('field')
    expect(g.count('P1', 'bond')).toBe(30)
  })
})
