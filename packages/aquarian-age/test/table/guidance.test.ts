import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, helperMistakes, test } from '@fudaba/kernel/testing'
import { character, powers, skill } from '../cards.ts'

const { helper } = aquarianAge.table

describe('the helper panel', () => {
  const table = (p1: object, p2: object = {}) =>
    board(aquarianAge, { P1: { deck: 20, ...p1 }, P2: { deck: 20, ...p2 }, at: 'main' })
  const keys = (g: ReturnType<typeof table>, who: 'P1' | 'P2'): string[] =>
    (helper?.(g.view(who), [], aquarianAge.cards) ?? []).map(({ key }) => key)

  test('says what setting is for, and warns of who attacks its owner', () => {
    const g = table({ hand: [character('A', skill({ skill: 'aggressive' }))] })
    expect(keys(g, 'P1')).toEqual(['helper.aggressive', 'helper.set'])
  })

  test('warns of an aggressive one in front that nobody controls', () => {
    const g = table({ factions: [character('A', { mind: 2, ...skill({ skill: 'aggressive' }) })] })
    expect(helper?.(g.view('P1'), [], aquarianAge.cards)).toContainEqual(
      expect.objectContaining({ key: 'helper.wild', parameters: { card: 'A', n: 2 }, strong: true }),
    )
  })

  test('warns of a deck that runs low', () => {
    const g = table({ hand: [character('A')], deck: 3 })
    expect(helper?.(g.view('P1'), [], aquarianAge.cards)).toContainEqual(
      expect.objectContaining({ key: 'helper.deck', parameters: { n: 3 }, strong: true }),
    )
  })

  test('says what an attack does without a guard and with it', () => {
    const g = table(
      { controlled: [character('A', { attack: 2, endurance: 1 })], power: powers('A', 1) },
      { controlled: [character('B', { attack: 1, endurance: 3 })], power: powers('B', 1) },
    )
    g.P1.acts('attack', { with: 'A' })
    while (g.deciding === 'P1') g.P1.passes()
    expect(keys(g, 'P2')).toEqual(['helper.attacked', 'helper.guard.holds', 'helper.strikes.falls'])
  })

  test('speaks in sentences that exist, under clauses that exist, in every decision of a game', () => {
    expect(helperMistakes(aquarianAge, 500)).toEqual([])
  })
})
