import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { toHand } from '../../src/changes/verbs.ts'
import { happens, unit } from '../cards.ts'
import '../effects.ts'

const attackers = [
  unit('A', { power: 1000, atk: 1, cost: '白' }),
  unit('B', { power: 2000, atk: 3, cost: '黒' }),
]
const squad = (
  theirs: readonly ReturnType<typeof unit>[],
  mine: readonly ReturnType<typeof unit>[] = attackers,
) => {
  const g = board(lastChronicle, {
    P1: { battlefield: mine, eras: 1, deck: 3 },
    P2: { battlefield: theirs, eras: 1, deck: 3 },
    at: 'attack',
  })
  expect(g.P1).toBeAsked('battle.attackers')
  expect(g.match.decision?.max).toBe(mine.length)
  g.P1.chooses('A', 'B')
  expect(g.at('B').values['attacking']).toBe(true)
  g.everyonePasses()
  return g
}

describe('squads', () => {
  test('several units attack together, and unblocked deal the highest ATK among them', () => {
    const g = squad([])
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(17)
    g.proves('6.7.1', '6.7.3.2')
  })

  const watcher = (whose: string) =>
    unit('W', { text: `[T]${whose}ユニットが対戦相手にダメージを与えたとき、あなたはライフを1得る。` })
  const gained = (mine: ReturnType<typeof unit>[]) => {
    const g = squad([], mine)
    g.everyonePasses()
    g.everyonePasses()
    return g.count('P1', 'life')
  }

  test('a squad deals its damage as one unit: what waits for that triggers once', () => {
    const g = squad([], [...attackers, watcher('あなたの')])
    g.everyonePasses()
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(21)
    expect(g.count('P2', 'life')).toBe(17)
    g.proves('6.7.3', '6.6.1.1', '10.2.1.3')
  })

  test('and each of its units has dealt it, in whatever order they were named', () => {
    const each = (name: string) =>
      unit(name, {
        power: 1000,
        atk: 1,
        text: '[T]このユニットが対戦相手にダメージを与えたとき、あなたはライフを1得る。',
      })
    for (const mine of [
      [each('A'), attackers[1]],
      [attackers[0], each('B')],
    ])
      expect(gained(mine)).toBe(21)
  })

  test('a squad has the powers of all its units', () => {
    const [white, black] = attackers
    const waits = watcher('あなたの黒の')
    expect(gained([white, black, waits])).toBe(21)
    expect(gained([white, unit('B', { cost: '白' }), waits])).toBe(20)
    const g = squad([], [white, black, waits])
    g.everyonePasses()
    g.proves('6.7.3.1')
  })

  test('one defender blocks the whole squad and takes the sum of its power', () => {
    const g = squad([unit('D', { power: 5000 })])
    g.P2.chooses('D')
    g.everyonePasses()
    expect(g.P2).toBeAsked('battle.divide')
    g.P2.answers({ A: 500 }, { B: 4500 })
    expect(g.at('D').marks['damage']).toBe(3000)
    expect(g.count('P2', 'life')).toBe(20)
    expect(g.at('A').marks['damage']).toBe(500)
    expect(g.at('B').zone).toBe('discard')
    g.proves('6.7.3', '6.7.4', '6.7.5')
  })

  test('a remainder below 500 is not dealt to a squad', () => {
    const g = squad([unit('D', { power: 1700 })])
    g.P2.chooses('D')
    g.everyonePasses()
    expect(g.P2).toBeAsked('battle.divide')
    expect(() => g.P2.answers({ A: 700 }, { B: 1000 })).toThrow()
    g.P2.answers({ A: 0 }, { B: 1500 })
    expect(g.at('A').marks['damage']).toBe(0)
    expect(g.at('B').marks['damage']).toBe(1500)
  })

  test('a squad that shrank deals the power of those left', () => {
    const g = squad([unit('D', { power: 2200 })], [attackers[0], unit('B', { power: 4000 }), unit('C')])
    g.P2.chooses('D')
    happens(g, toHand, 'A')
    g.everyonePasses()
    expect(g.at('D').zone).toBe('discard')
    expect(g.at('B').marks['damage']).toBe(2200)
    g.proves('6.7.2.1')
  })
})
