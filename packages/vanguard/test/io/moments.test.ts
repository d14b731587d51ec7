import { vanguard } from '@fudaba/vanguard'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'

/** V of P2 is attacked by A of P1, whom B boosts where it says so. */
const fighting = (at: string, more: Record<string, unknown> = {}) =>
  board(vanguard, {
    at,
    turn: 3,
    P1: {
      field: [
        vanguardUnit('A', {}, { turned: true, attacking: 'V' }),
        on('back-centre', 'B', { power: 5000, skill: 'boost' }),
      ],
      deck: plain('m', 10),
      ...more,
    },
    P2: { field: [vanguardUnit('V')], hand: [unit('h')], deck: plain('t', 10) },
  })

describe('moments inside a battle', () => {
  const moments: readonly (readonly [at: string, asked: string | null, drives: boolean, hurts: boolean])[] = [
    ['boost', 'battle.booster', true, true],
    ['attacked', 'guard.window', true, true],
    ['guard', 'guard.window', true, true],
    ['drive', null, true, true],
    ['driveCheck', null, true, true],
    ['damage', null, false, true],
    ['hit', null, false, true],
    ['close', null, false, false],
  ]
  for (const [at, asked, drives, hurts] of moments)
    test(`${at} begins where it says, and the battle goes on to its end`, () => {
      const g = fighting(at)
      if (asked !== null) expect(g.match.decision?.message.key).toBe(asked)
      for (let left = 20; left > 0 && g.match.decision?.message.key !== 'battle.attack'; left--) {
        const { decision } = g.match
        if (decision === null || decision.message.key.startsWith('main') || g.turn !== 3) break
        g.match.answer(decision.player, [])
      }
      expect(g.count('P1', 'hand')).toBe(drives ? 1 : 0)
      expect(g.count('P2', 'damage')).toBe(hurts ? 1 : 0)
    })

  test('attackStep asks who attacks', () => {
    const g = board(vanguard, {
      at: 'attackStep',
      turn: 3,
      P1: { field: [vanguardUnit('A'), on('front-left', 'L')], deck: plain('m', 10) },
      P2: { field: [vanguardUnit('V')], deck: plain('t', 10) },
    })
    expect(g.match.decision?.message.key).toBe('battle.attacker')
    g.P1.chooses('L')
    expect(g.at('L')).toMatchObject({ turned: true })
  })

  test('a battle in which nobody attacks is refused', () => {
    expect(() =>
      board(vanguard, {
        at: 'guard',
        P1: { field: [vanguardUnit('A')], deck: plain('m', 10) },
        P2: { field: [vanguardUnit('V')], deck: plain('t', 10) },
      }),
    ).toThrow('nobody attacks in this battle')
  })
})

describe('a board that cannot be is refused by name', () => {
  const refusal = (fields: Record<string, unknown>) => () =>
    board(vanguard, {
      at: 'main',
      P1: { field: [vanguardUnit('A', {}, fields)], deck: plain('m', 10) },
      P2: { field: [vanguardUnit('V')], deck: plain('t', 10) },
    })
  test('a face-down vanguard that is neither locked nor deleted', () => {
    expect(refusal({ faceDown: true })).toThrow('neither locked nor deleted')
    expect(refusal({ deleted: 1 })).not.toThrow()
  })
  test('a lock has its circle and lies face down, without being told', () => {
    const g = board(vanguard, {
      at: 'main',
      P1: { field: [vanguardUnit('A'), on('front-left', 'L', {}, { locked: 1 })], deck: plain('m', 10) },
      P2: { field: [vanguardUnit('V')], deck: plain('t', 10) },
    })
    expect(g.at('L')).toMatchObject({ faceDown: true, marks: { locked: 1, locksCircle: 1 } })
  })
})
