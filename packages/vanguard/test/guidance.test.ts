import { describe, expect, test } from '@fudaba/kernel/testing'
import { helper, shieldNeeded, vanguard } from '@fudaba/vanguard'
import { attack, facing } from './battling.ts'
import { at as on, plain, unit, vanguardUnit } from './cards.ts'

describe('the guard helper', () => {
  test('a unit needs more power than its attacker, in shields of five thousand', () => {
    expect(shieldNeeded(9000, 10_000, 0)).toBe(0)
    expect(shieldNeeded(10_000, 10_000, 0)).toBe(5000)
    expect(shieldNeeded(14_000, 10_000, 0)).toBe(5000)
    expect(shieldNeeded(15_000, 10_000, 0)).toBe(10_000)
    expect([0, 1, 2, 3].map((n) => shieldNeeded(16_000, 11_000, n))).toEqual([10_000, 15_000, 20_000, 25_000])
  })

  const lines = (g: ReturnType<typeof facing>) =>
    helper(g.view('P2')).map(({ key, parameters }) => [
      key.slice('helper.'.length),
      ...Object.values(parameters),
    ])

  test('against a vanguard it says the shield for each number of triggers that may come', () => {
    const g = facing(
      { field: [vanguardUnit('A', { skill: 'twin', power: 11_000 })] },
      { hand: [unit('h', { shield: 10_000 }), unit('i', { shield: 5000 })], damage: plain('d', 5) },
    )
    attack(g, { attacker: 'A', target: 'V' })
    expect(lines(g)).toEqual([
      ['needs', 'V', 0, 5000],
      ['needs', 'V', 1, 10_000],
      ['needs', 'V', 2, 15_000],
      ['damage', 1, 6],
      ['shields', 15_000],
    ])
    expect(helper(g.view('P2')).find(({ key }) => key === 'helper.damage')?.strong).toBe(true)
    g.P2.acts('guard', { with: 'h' })
    expect(lines(g).slice(0, 3)).toEqual([
      ['holds', 'V', 0, 0],
      ['holds', 'V', 1, 0],
      ['needs', 'V', 2, 5000],
    ])
  })

  test('a rear-guard turns up no triggers, and its boost counts', () => {
    const g = facing(
      {
        field: [
          vanguardUnit('A'),
          on('front-left', 'L', { power: 8000 }),
          on('back-left', 'B', { power: 6000, skill: 'boost' }),
        ],
      },
      { hand: [unit('h')] },
    )
    attack(g, { attacker: 'L', target: 'V', booster: 'B' })
    expect(lines(g)[0]).toEqual(['needs', 'V', 0, 5000])
    expect(lines(g)[1]).toEqual(['damage', 1, 1])
    expect(helper(g.view('P1'))).toEqual([])
    expect(helper(g.view(null))).toEqual([])
  })
})

describe('windows', () => {
  test('the guard step is one of who is attacked, the main phase his own', () => {
    const g = facing({}, { hand: [unit('h')] })
    attack(g, { attacker: 'A', target: 'V' })
    expect(vanguard.window!(g.view('P2'))).toBe('attacked')
    expect(vanguard.window!(facing({}, {}, { at: 'main' }).view('P1'))).toBe('own')
  })
})
