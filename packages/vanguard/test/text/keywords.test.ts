import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'
import { activated, exactly, noun, phrase, some, yours, zone } from '../trees.ts'

type Seat = Readonly<Record<string, unknown>>
const table = (moment: string, mine: Seat = {}, theirs: Seat = {}) =>
  board(vanguard, {
    at: moment,
    turn: 3,
    P1: { field: [vanguardUnit('A')], deck: plain('m', 10), ...mine },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 10), ...theirs },
  })
const turn = 3

describe('keyword abilities', () => {
  test('rescue heals so many cards and deals as much damage', () => {
    const ability = activated([], { kind: 'vanguard.rescue', amount: 1 })
    const g = table('main', {
      field: [vanguardUnit('A', { abilities: [ability] })],
      damage: [unit('d1'), unit('d2')],
    })
    g.P1.acts('ability', { with: 'A' })
    if (!g.P1.isAsked('main.window')) g.P1.chooses('d1')
    expect(g.at('d1').zone).toBe('drop')
    expect(g.at('m1').zone).toBe('damage')
    g.proves('11.17.1.1')
  })

  test('revelation: the top card into the soul, then a standing rear-guard rests', () => {
    const g = table('main', {
      field: [vanguardUnit('A'), on('front-left', 'L')],
      hand: [unit('h', { keywords: ['revelation'] })],
    })
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    if (!g.P1.isAsked('main.window')) g.P1.chooses('L')
    expect(g.at('m1').zone).toBe('soul')
    expect(g.at('L').turned).toBe(true)
    g.proves('11.20.2')
  })

  test('revelation on another circle: only there', () => {
    const called = (keyword: string) => {
      const g = table('main', {
        field: [vanguardUnit('A')],
        hand: [unit('h', { text: `【自】:天啓-${keyword}` })],
      })
      g.P1.acts('call', { with: 'h', circle: 'back-left' })
      return g.P1.isAsked('program.may')
    }
    expect([called('(R)'), called('(V)'), called('(V)/(R)'), called('(G)')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    const ridden = table('ride', {
      field: [vanguardUnit('A')],
      hand: [unit('h', { grade: 3, text: '【自】:天啓-(V)' })],
    })
    ridden.P1.chooses('h')
    expect(ridden.P1).toBeAsked('program.may')
    ridden.P1.answers(true)
    expect(ridden.at('m1').zone).toBe('soul')
    ridden.proves('11.20.2')
  })

  test('blaze: in an attack step with more rear-guards', () => {
    const blazing = (theirs: Seat) => {
      const g = table(
        'battle',
        { field: [vanguardUnit('A', { keywords: ['blaze'] }), on('front-left', 'L')] },
        theirs,
      )
      g.P1.answers(true)
      return g
    }
    const g = blazing({})
    expect(g.at('A').marks['blaze']).toBe(turn)
    g.proves('11.21.1')
    const even = blazing({ field: [vanguardUnit('V'), on('front-left', 'X')] })
    expect(even.at('A').marks['blaze'] ?? 0).toBe(0)
  })

  test('devour: attacking, it may retire others', () => {
    const g = table('battle', {
      field: [vanguardUnit('A'), on('front-left', 'L', { keywords: ['devour'] }), on('back-left', 'B')],
    })
    g.P1.answers(true)
    g.P1.chooses('L')
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    if (g.P1.isAsked('program.act')) g.P1.chooses('B')
    expect(g.at('B').zone).toBe('drop')
    expect(g.at('L').marks['devour']).toBe(turn)
    g.proves('11.23.1')
  })

  test('hollow: placed it may become so, and retires at the end of the turn', () => {
    const g = table('main', { hand: [unit('h', { keywords: ['hollow'] })] })
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    expect(g.at('h').marks['hollow']).toBe(turn)
    g.proves('11.32.1')
    g.P1.passes()
    if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
    expect(g.at('h').zone).toBe('drop')
    g.proves('11.32.2')
  })

  test('charge: placed by an effect it may become so, and goes under the deck after its battle', () => {
    const calls = activated([], {
      kind: 'vanguard.call',
      what: some(phrase(yours, zone('drop'), noun('card')), exactly(1)),
    })
    const g = table('main', {
      field: [vanguardUnit('A', { abilities: [calls] }, { turned: true })],
      drop: [unit('c', { keywords: ['charge'] })],
    })
    g.P1.acts('ability', { with: 'A' })
    g.P1.answers('front-left')
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    expect(g.at('c').marks['charge']).toBe(turn)
    g.proves('11.28.1')
    g.P1.passes()
    g.P1.answers(true)
    if (g.match.decision?.message.key === 'guard.window') g.P2.passes()
    expect(g.at('c').zone).toBe('deck')
    g.proves('11.28.2')
  })
})
