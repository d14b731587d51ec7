import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, helperMistakes, test } from '@fudaba/kernel/testing'
import { happened, passUntil, spell, stone, unit } from '../cards.ts'
import { does, gainLife } from '../trees.ts'

const { helper, window } = lastChronicle.table

describe('what a window is to whoever has it', () => {
  const healing = (name = 'E') => spell(name, { abilities: [does(gainLife(1))] })
  const table = (p1: object, p2: object = {}, more = {}) =>
    board(lastChronicle, {
      P1: { deck: 5, eras: 1, ...p1 },
      P2: { deck: 5, eras: 1, ...p2 },
      at: 'main',
      ...more,
    })

  test('a window of the own main phase is one to act in', () => {
    const g = table({ hand: [unit('U')] })
    expect(window?.(g.view('P1'))).toBe('own')
  })

  test('a soul action alone is nothing to wait for', () => {
    const g = table({ souls: [stone('s', '白')] }, { souls: [stone('t', '白')] })
    expect(window?.(g.view('P1'))).toBe('quiet')
  })

  test('what the other has put onto the stack can be answered, one’s own passes by', () => {
    const g = table({ hand: [healing(), unit('x')] }, { hand: [healing('F')] })
    g.P1.acts('use-spell')
    expect(window?.(g.view('P1'))).toBe('quiet')
    g.P1.passes()
    expect(window?.(g.view('P2'))).toBe('answer')
  })

  test('a window under attack is asked', () => {
    const g = table({ battlefield: [unit('A')] }, { hand: [healing()] }, { at: 'attack' })
    g.P1.chooses('A')
    passUntil(g, { asked: 'priority.window' })
    if (g.deciding === 'P1') g.P1.passes()
    expect(window?.(g.view('P2'))).toBe('attacked')
  })
})

describe('the helper panel', () => {
  test('says what an attack and a defence would do', () => {
    const g = board(lastChronicle, {
      P1: { battlefield: [unit('A', { power: 2000, atk: 3 })], deck: 5, eras: 1 },
      P2: { battlefield: [unit('B', { power: 3000 }), unit('C', { power: 1000 })], deck: 5, eras: 1 },
      at: 'attack',
    })
    const [attacker] = g.view('P1').decision!.candidates
    expect(helper?.(g.view('P1'), [attacker.id], lastChronicle.cards)).toMatchObject([
      { key: 'helper.unblocked', parameters: { n: 3 } },
      { key: 'helper.blocked', parameters: { n: 2000, power: 3000 } },
    ])
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.defender' })
    expect(helper?.(g.view('P2'), [], lastChronicle.cards).map(({ key }) => key)).toEqual([
      'helper.defenders',
      'helper.survives',
      'helper.wins',
      'helper.falls',
    ])
  })

  test('warns of a level above the era: when it is placed, where it lies, and in the log', () => {
    const g = board(lastChronicle, {
      P1: { hand: [unit('H', { level: 2 })], battlefield: [unit('A')], deck: 5, eras: 1 },
      P2: { battlefield: [unit('B', { level: 2 })], deck: 5, eras: 1 },
      at: 'main',
    })
    expect(helper?.(g.view('P1'), [], lastChronicle.cards)[0]).toMatchObject({
      key: 'helper.tooHigh',
      parameters: { level: 2 },
    })
    const placed = (name: string) =>
      g.view('P1').zones.flatMap(({ objects }) => objects.filter(({ cards }) => cards[0] === name))[0]
    expect(placed('B').values['tooHigh']).toBe(true)
    expect(placed('A').values['tooHigh']).toBe(false)
    passUntil(g, { asked: 'battle.attackers' })
    g.P1.chooses('A')
    passUntil(g, { phase: 'main 2' })
    expect(happened(g, 'levelBarsDefence')).toBe(true)
  })

  test('says what is still to pay', () => {
    const g = board(lastChronicle, {
      P1: {
        hand: [unit('U', { cost: '1白' })],
        souls: [stone('s', '白'), stone('t', '黒'), stone('u', '黒')],
        deck: 5,
        eras: 1,
      },
      P2: { deck: 5, eras: 1 },
      at: 'main',
    })
    g.P1.acts('place-unit')
    expect(helper?.(g.view('P1'), [], lastChronicle.cards).map(({ key }) => key)).toEqual([
      'helper.pay.white',
      'helper.pay.free',
    ])
  })

  test('speaks in sentences that exist, under clauses that exist, in every decision of a game', () => {
    expect(helperMistakes(lastChronicle, 700)).toEqual([])
  })
})
