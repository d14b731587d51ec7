import { Match } from '@fudaba/kernel'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { brought } from '../../src/turn/setup.ts'
import { plain, unit, vanguardUnit } from '../cards.ts'

/** Fires nothing by itself: a table beside which decks are looked at. */
const table = () =>
  board(vanguard, {
    at: 'main',
    P1: { field: [vanguardUnit('A')], deck: 5 },
    P2: { field: [vanguardUnit('V')], deck: 5 },
  })
const list = (name: string) => [
  unit(`${name}z`, { grade: 0 }),
  unit(`${name}y`, { grade: 0 }),
  ...plain(name, 12),
]
const begun = (mine: object = {}, seed = 0) => {
  const g = board(vanguard, {
    at: 'setup',
    seed,
    P1: { brought: list('m'), ...mine },
    P2: { brought: list('t') },
  })
  g.P1.chooses('mz')
  g.P2.chooses('tz')
  return g
}
const [deck] = vanguard.decks

describe('before the game', () => {
  test('two sit down, each with a deck', () => {
    const g = table()
    expect(vanguard.players()).toBe(2)
    expect(() => new Match({ rules: vanguard, seed: 1, decks: [deck.cards] as never })).toThrow()
    g.proves('1.1.1')
  })

  test('decks are looked at when they are presented, and then no longer', () => {
    const g = table()
    const short = deck.cards.slice(1)
    expect(() => new Match({ rules: vanguard, seed: 1, decks: [short, deck.cards] })).toThrow(/exactly 50/)
    // A position of few cards is no presented deck.
    expect(g.zone('P1', 'deck')).toHaveLength(5)
    g.proves('5.4.2')
  })

  test('whoever brought a card in his deck owns it', () => {
    const g = table()
    const match = new Match({ rules: vanguard, seed: 1 })
    const { game } = match
    const owners = ([0, 1] as const).map((player) => [
      ...new Set(game.objects(brought, player).map((row) => game.owner(row))),
    ])
    expect(owners).toEqual([[0], [1]])
    g.proves('3.3.2')
  })

  test('chance decides who begins, and asks nobody', () => {
    const g = begun()
    expect(g[g.deciding!]).toBeAsked('setup.exchange')
    g.proves('5.4.3.2.1')
  })

  test('nobody begins with damage to be processed', () => {
    const g = begun({ vanguardDamage: 2 })
    for (let i = 0; i < 2; i++) g[g.deciding!].chooses()
    expect(g.count('P1', 'vanguardDamage')).toBe(0)
    expect(g.zone('P1', 'damage')).toHaveLength(0)
    g.proves('5.4.3.3')
  })

  test('the G deck lies face down', () => {
    const g = begun({ brought: [...list('m'), unit('G1', { type: 'G', grade: 4 })] })
    expect(g.at('G1').zone).toBe('g')
    expect(g.at('G1').faceDown).toBe(true)
    g.proves('4.11.4')
  })
})
