import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, happens, test } from '@fudaba/kernel/testing'
import { IN_BATTLE, dealDamage } from '../../src/changes/damage.ts'
import { discard } from '../../src/changes/moving.ts'
import { type Stats, breakCard, character, powers, skill } from '../cards.ts'

const facing = (a: Stats = {}, b: Stats = {}, more: Stats = {}) =>
  board(aquarianAge, {
    at: 'main',
    P1: { controlled: [character('A', a)], power: powers('A', 1), deck: 10 },
    P2: {
      controlled: [character('B', b)],
      power: powers('B', 1),
      deck: [breakCard('X1'), breakCard('X2'), breakCard('X3')],
      ...more,
    },
  })
type Table = ReturnType<typeof facing>
const declared = (g: Table): number => g.zone('declared').length

describe('responses', () => {
  test('the other player answers first, then they alternate until both decline in a row', () => {
    const g = facing()
    g.P1.acts('attack', { with: 'A' })
    expect(g.deciding).toBe('P2')
    g.P2.acts('guard', { with: 'B' })
    expect(g.deciding).toBe('P1')
    g.P1.passes()
    expect(g.deciding).toBe('P2')
    g.P2.passes()
    expect(declared(g)).toBe(0)
    expect(g.P1).toBeAsked('main.window')
    g.proves('base.1.6.9')
  })

  test('the last declaration resolves first, so a guard stands before its attack arrives', () => {
    const g = facing({ attack: 3, endurance: 9 }, { endurance: 3 })
    g.P1.acts('attack', { with: 'A' })
    g.P2.acts('guard', { with: 'B' })
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    expect(declared(g)).toBe(0)
    g.proves('base.1.6.7')
  })

  test('if the guard is gone the attack reaches its own target', () => {
    const g = facing({ attack: 2 })
    g.P1.acts('attack', { with: 'A' })
    g.P2.acts('guard', { with: 'B' })
    happens(g, discard, 'B', 0)
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(2)
    g.proves('4-6')
  })

  test('if the attacker is gone nothing comes of its attack', () => {
    const g = facing({ attack: 2 })
    g.P1.acts('attack', { with: 'A' })
    happens(g, discard, 'A', 0)
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    expect(g.P1).toBeAsked('main.window')
  })

  test('a break whose target is gone is discarded', () => {
    const g = board(aquarianAge, {
      at: 'main',
      P1: { hand: [breakCard('X')], controlled: [character('A')], deck: 5 },
      P2: { deck: 5 },
    })
    g.P1.acts('break', { with: 'X', target: 'A' })
    expect(g.at('X').zone).toBe('declared')
    happens(g, discard, 'A', 0)
    g.everyonePasses()
    expect(g.at('X').zone).toBe('discard')
    g.proves('10-2')
  })
})

describe('damage', () => {
  test('shield takes no damage outside battle', () => {
    const g = facing({}, { endurance: 1, ...skill({ skill: 'shield' }) })
    happens(g, dealDamage, 'B', 1, 0, -1)
    expect(g.at('B').marks['taken']).toBe(0)
    happens(g, dealDamage, 'B', 1, IN_BATTLE, -1)
    expect(g.at('B').marks['taken']).toBe(1)
    g.proves('base.1.7.8')
  })

  test('zero points are dealt', () => {
    const g = facing({ attack: 0, endurance: 9 }, { endurance: 9 })
    g.P1.acts('attack', { with: 'A' })
    g.P2.acts('guard', { with: 'B' })
    g.everyonePasses()
    expect(g.log().filter((line) => line.event === 'dealDamage')).toHaveLength(2)
    g.proves('15-3b')
  })

  test('bind saves from more mental damage than there is power, and the other power stays', () => {
    const g = facing({ attack: 5, mental: true, endurance: 9 }, skill({ skill: 'bind', value: 1 }), {
      power: powers('B', 3),
    })
    g.P1.acts('attack', { with: 'A' })
    g.P2.acts('guard', { with: 'B' }).chooses('Bp1')
    g.everyonePasses()
    expect(g.P2).toBeAsked('damage.bind')
    g.P2.answers(true)
    g.P2.chooses('Bp2')
    expect(g.at('B').zone).toBe('controlled')
    expect(g.at('Bp3').zone).toBe('power')
    g.proves('6-4')
  })
})

describe('the end', () => {
  test('a player may concede', () => {
    const g = facing()
    g.P1.concedes()
    expect(g.winner).toBe('P2')
    expect(g.ending).toBe('concession')
    g.proves('base.1.1.9')
  })

  test('defeat of both at once is a draw, or the turn player loses where the table plays so', () => {
    const ten = (name: string) => Array.from({ length: 10 }, (_, i) => breakCard(`${name}${i}`))
    const both = (config: object) =>
      board(aquarianAge, {
        at: 'draw',
        turn: 3,
        config: { ...config },
        P1: { damage: ten('a'), deck: 5 },
        P2: { damage: ten('b'), deck: 5 },
      })
    const g = both({})
    g.everyonePasses()
    expect(g.ending).toBe('damage')
    expect(g.winner).toBeNull()
    g.proves('base.1.1.8')
    const other = both({ bothDefeated: 'turnPlayerLoses' })
    other.everyonePasses()
    expect(other.winner).toBe('P2')
  })
})
