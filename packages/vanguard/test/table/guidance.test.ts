import { Match, type PlayerName } from '@fudaba/kernel'
import { answer, randomAnswer } from '@fudaba/kernel/search'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { shieldNeeded, vanguard } from '@fudaba/vanguard'
import type { VanguardCard } from '../../src/board/cards.ts'
import { helper } from '../../src/table/guidance.ts'
import { type Table, attack, facing } from '../battling.ts'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'

const said = (g: Table, viewer: PlayerName | null) =>
  helper(g.view(viewer), [], g.match.game.cards as readonly VanguardCard[])

describe('the guard helper', () => {
  test('a unit needs more power than its attacker, in shields of five thousand', () => {
    expect(shieldNeeded(9000, 10_000, 0)).toBe(0)
    expect(shieldNeeded(10_000, 10_000, 0)).toBe(5000)
    expect(shieldNeeded(14_000, 10_000, 0)).toBe(5000)
    expect(shieldNeeded(15_000, 10_000, 0)).toBe(10_000)
    expect([0, 1, 2, 3].map((n) => shieldNeeded(16_000, 11_000, n))).toEqual([10_000, 15_000, 20_000, 25_000])
  })

  const lines = (g: ReturnType<typeof facing>) =>
    said(g, 'P2').map(({ key, parameters }) => [key.slice('helper.'.length), ...Object.values(parameters)])

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
    expect(said(g, 'P2').find(({ key }) => key === 'helper.damage')?.strong).toBe(true)
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
    expect(said(g, 'P1')).toEqual([])
    expect(said(g, null)).toEqual([])
  })
})

describe('a sentinel in hand', () => {
  const hand = (sentinel: boolean) => {
    const g = facing({}, { hand: [unit('h', sentinel ? { sentinel: true } : {}), unit('i')] })
    attack(g, { attacker: 'A', target: 'V' })
    return said(g, 'P2').filter(({ key }) => key === 'helper.sentinels')
  }

  test('is named beside the shields, and only there is one', () => {
    expect(hand(true).map(({ parameters }) => parameters)).toEqual([{ n: 1 }])
    expect(hand(false)).toEqual([])
  })
})

describe('the attack helper', () => {
  const lines = (g: ReturnType<typeof facing>) =>
    said(g, 'P1').map(({ key, parameters }) => [key.slice('helper.'.length), ...Object.values(parameters)])
  const front = [
    vanguardUnit('A', { power: 9000 }),
    on('front-left', 'L', { power: 8000 }),
    on('back-left', 'B', { power: 6000, skill: 'boost' }),
  ]

  test('says the power of each attacker, and that of the vanguard it is up against', () => {
    const g = facing({ field: front }, { field: [vanguardUnit('V', { power: 10_000 })] })
    expect(lines(g)).toEqual([
      ['battle.attack'],
      ['attack.vanguard', 'V', 10_000],
      ['attacker', 'A', 9000, 9000],
      ['attacker.boosted', 'L', 8000, 14_000],
    ])
  })

  test('counts no locked card among the attackers, and no heart', () => {
    const field = [
      vanguardUnit('A', { power: 9000 }),
      on('front-centre', 'H', { power: 11_000 }, { heart: 1 }),
      on('front-left', 'L', { power: 8000 }, { faceDown: true, locked: 1 }),
      on('front-right', 'R', { power: 7000 }),
    ]
    const g = facing({ field }, { field: [vanguardUnit('V', { power: 10_000 })] })
    const attackers = lines(g).filter(([key]) => key === 'attacker')
    expect(attackers.map(([, card]) => card)).toEqual(['A', 'R'])
  })

  test('says for each target whether it would be hit, and whether a boost makes up for it', () => {
    const g = facing(
      { field: front },
      {
        field: [
          vanguardUnit('V', { power: 10_000 }),
          on('front-left', 'T', { power: 15_000 }),
          on('front-right', 'U', { power: 8000 }),
        ],
      },
    )
    g.P1.chooses('yes').chooses('L')
    expect(lines(g).map(([key, card]) => [key, card])).toEqual([
      ['attack.boosted', 'V'],
      ['attack.weak', 'T'],
      ['attack.hits', 'U'],
    ])
    g.P1.chooses('V')
    expect(lines(g)).toEqual([['boost', 'V', 8000, 14_000, 10_000]])
  })
})

describe('every question a beginner meets', () => {
  test('has a line in both languages for each key the helper can say', () => {
    const match = new Match({ rules: vanguard, seed: 4 })
    const silent = new Set<string>()
    const missing = new Set<string>()
    let state = 5
    const below = (n: number): number => (state = (state * 48_271) % 2_147_483_647) % n
    for (let i = 0; i < 400 && match.decision !== null; i++) {
      const { player, message } = match.decision
      const said = helper(match.view(player), [], vanguard.cards)
      if (said.length === 0 && !message.key.startsWith('program.')) silent.add(message.key)
      for (const { key } of said) if (vanguard.table.messages[key] === undefined) missing.add(key)
      answer(match.game, randomAnswer(match.game.offer, below))
    }
    expect([...missing]).toEqual([])
    expect([...silent].filter((key) => !/^(assist\.(hand|g)|legion\.mate|stride\.heart)$/.test(key))).toEqual(
      [],
    )
  })
})

describe('what a window is to who has to act', () => {
  test('an attack that cannot hit asks nobody to guard', () => {
    const weak = { field: [vanguardUnit('A'), on('front-left', 'L', { power: 5000 })] }
    const g = facing(weak, { field: [vanguardUnit('V', { power: 8000 })], hand: [unit('h')] })
    attack(g, { attacker: 'L', target: 'V' })
    expect(vanguard.table.window!(g.view('P2'))).toBe('quiet')
  })

  test('the guard step is one of who is attacked, the main phase his own', () => {
    const g = facing({}, { hand: [unit('h')] })
    attack(g, { attacker: 'A', target: 'V' })
    expect(vanguard.table.window!(g.view('P2'))).toBe('attacked')
    expect(vanguard.table.window!(facing({}, {}, { at: 'main' }).view('P1'))).toBe('own')
  })
})
