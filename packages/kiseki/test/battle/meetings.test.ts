import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { stun } from '../../src/changes/stun.ts'
import { kill, takeControl } from '../../src/changes/verbs.ts'
import { happens, passUntil } from '../cards.ts'
import { base, event, item, unit } from '../playing.ts'

/** Where two rules meet that no chapter puts side by side. */

const at = (when: string, P1: object, P2: object = {}) =>
  board(kiseki, { at: when, P1: { bond: 20, deck: 9, ...P1 }, P2: { bond: 20, deck: 9, ...P2 } })
const free = (name: string, text: string) => event(name, { ep: 0, text })
const HATE = '【ヘイト】'

describe('a UNIT that was taken over', () => {
  test('costs its controller the stun damage', () => {
    const g = at('homebase', {}, { field: [unit('A', { cp: 3 })] })
    happens(g, takeControl, 'A', 'P1')
    happens(g, stun, 'A')
    expect([g.count('P1', 'bond'), g.count('P2', 'bond')]).toEqual([17, 20])
  })

  test('is not linked by its controller, whose card it is not', () => {
    const links = base('L', { text: '・あなたの東と西をリンクする。' })
    const g = at(
      'homebase',
      { homebase: [links], field: [unit('M', { organisations: ['東'] })] },
      { field: [unit('A', { organisations: ['東'] }), unit('B', { organisations: ['西'] })] },
    )
    happens(g, takeControl, 'A', 'P1')
    expect(g.at('A').values['organisations']).toBe('東')
    expect(g.at('M').values['organisations']).toBe('東・西')
  })

  test('joins a scrum against its former companions', () => {
    const g = at('homebase', { field: [unit('M')] }, { field: [unit('A'), unit('T')] })
    happens(g, takeControl, 'A', 'P1')
    passUntil(g, { asked: 'battle.attackers' })
    g.P1.chooses('M', 'A')
    g.everyonePasses()
    expect(g.at('A').values['scrum']).toBe(true)
    expect(g.at('T').values['countering']).toBe(true)
  })
})

describe('【ヘイト】', () => {
  test('of two the attacker chooses one of them', () => {
    const theirs = [unit('A', { text: HATE }), unit('B', { text: HATE }), unit('C')]
    const g = at('attack', { field: [unit('M')] }, { field: theirs })
    g.P1.chooses('M')
    expect(g.P1).toOfferExactly('A', 'B')
  })

  test('does not hold who cannot attack it, and not while it is stunned', () => {
    const covert = { text: '【暗躍】' }
    const theirs = [unit('A', { text: HATE }), unit('C', covert), unit('D', covert), unit('E'), unit('F')]
    const g = at('attack', { field: [unit('M', covert)] }, { field: theirs })
    g.P1.chooses('M')
    expect(g.P1).toOfferExactly('C', 'D')
    const h = at(
      'attack',
      { field: [unit('M')] },
      { field: [unit('A', { text: HATE }), unit('E'), unit('F')] },
    )
    happens(h, stun, 'A')
    h.P1.chooses('M')
    expect(h.P1).toOfferExactly('E', 'F')
  })
})

describe('bond', () => {
  test('is lost for the stun and for the overkill of one attack', () => {
    const g = at(
      'attack',
      { field: [unit('A', { str: 5 })] },
      { field: [unit('B', { def: 2, cp: 1, str: 0 })] },
    )
    g.P1.chooses('A')
    g.everyonePasses()
    g.everyonePasses()
    expect(g.count('P2', 'bond')).toBe(16)
  })

  test('is kept by who suffers no stun damage, and the UNIT is stunned all the same', () => {
    const g = at('homebase', {
      field: [unit('A', { cp: 3 })],
      homebase: [base('N', { text: '・あなたはスタンダメージを受けない。' })],
    })
    happens(g, stun, 'A')
    expect(g.count('P1', 'bond')).toBe(20)
    expect(g.at('A').values['stunned']).toBe(true)
  })

  test('is not lost for an ITEM that is a UNIT: it is destroyed instead', () => {
    const g = at('homebase', { field: [item('I', { types: ['ITEM', 'UNIT'], cp: 3, str: 1, def: 1 })] })
    happens(g, stun, 'I')
    expect(g.at('I').zone).toBe('trails')
    expect(g.count('P1', 'bond')).toBe(20)
  })
})

describe('a play', () => {
  test('that is negated has cost what it cost', () => {
    const negates = free('N', '発動待機領域のカードや能力を1つ対象とし、それを無効にする。')
    const g = at(
      'homebase',
      { hand: [event('E', { ep: 1, text: 'カードを1枚引く。' })], ep: 1 },
      { hand: [negates] },
    )
    g.P1.acts('play-event')
    g.P1.passes()
    g.P2.acts('play-event')
    g.everyonePasses()
    expect(g.at('E').zone).toBe('trails')
    expect([g.count('P1', 'ep'), g.count('P1', 'hand')]).toEqual([0, 0])
  })

  test('whose target has died meanwhile does the rest', () => {
    const text = 'UNITを1つ対象とし、それをスタンする。その後、カードを1枚引く。'
    const g = at('homebase', { hand: [free('E', text)] }, { field: [unit('X')] })
    g.P1.acts('play-event')
    happens(g, kill, 'X')
    g.everyonePasses()
    expect(g.count('P1', 'hand')).toBe(1)
    expect(g.count('P2', 'bond')).toBe(20)
  })
})
