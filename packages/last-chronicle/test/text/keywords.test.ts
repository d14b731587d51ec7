import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { damageUnit } from '../../src/changes/damage.ts'
import { enterBattlefield, toHand } from '../../src/changes/verbs.ts'
import { begins, happens, phaseOf, sources, stone, structure, unit } from '../cards.ts'
import '../effects.ts'

const table = (p1: object, p2: object = {}, more = {}) =>
  board(lastChronicle, {
    P1: { deck: 5, eras: 1, ...p1 },
    P2: { deck: 5, eras: 1, ...p2 },
    at: 'main',
    ...more,
  })

describe('exploration and suppression', () => {
  test('a unit with exploration gains its player invasion as it enters', () => {
    const g = table({ hand: [unit('A', { keywords: { exploration: 3 } })] })
    g.P1.acts('place-unit')
    expect(g.count('P1', 'invasion')).toBe(0)
    g.everyonePasses()
    expect(g.count('P1', 'invasion')).toBe(3)
    expect(g.count('P2', 'invasion')).toBe(0)
    g.proves('15.2.16.2')
  })

  test('a unit with suppression gains its player invasion as it attacks', () => {
    const g = table({ battlefield: [unit('A', { keywords: { suppression: 2 } })] }, {}, { at: 'attack' })
    g.P1.chooses('A')
    g.everyonePasses()
    expect(g.count('P1', 'invasion')).toBe(2)
    g.proves('15.2.17.2')
  })
})

describe('harvest', () => {
  test('on an advance of the era it gets so many counters', () => {
    const g = table({
      battlefield: [unit('A', { keywords: { harvest: 2 } })],
      chrono: [unit('c', { ca: 7 }), unit('d')],
    })
    g.P1.acts('advance-era', { marker: 'c' })
    expect(g.at('A').marks['harvested']).toBe(0)
    g.everyonePasses()
    expect(g.at('A').marks['harvested']).toBe(2)
    g.proves('15.2.9')
  })

  test('counters vanish when the card changes zones', () => {
    const g = table({ battlefield: [unit('A', { keywords: { harvest: 2 } }, { harvested: 3 })] })
    expect(g.at('A').marks['harvested']).toBe(3)
    happens(g, toHand, 'A')
    expect(g.at('A').marks['harvested']).toBe(0)
    g.proves('6.10.3')
  })
})

describe('pursuit', () => {
  const attacked = () => {
    const g = table(
      { battlefield: [unit('A', { power: 9000, keywords: { pursuit: true } })] },
      { battlefield: [unit('B'), unit('C')] },
      { at: 'attack' },
    )
    g.P1.chooses('A')
    g.everyonePasses()
    g.P2.chooses('B')
    return g
  }

  test('blocked, it may recover and attack once more', () => {
    const g = attacked()
    expect(g.at('A').turned).toBe(true)
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toOfferExactly('yes', 'no')
    g.P1.answers(true)
    expect(g.at('A').turned).toBe(false)
    g.everyonePasses()
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.again')
    g.P1.answers(true)
    g.everyonePasses()
    expect(g.P1).toOfferExactly('A')
    g.proves('15.2.14.2')
  })

  test('pursuit works once a turn only', () => {
    const g = attacked()
    g.P1.passes()
    g.P2.passes()
    g.P1.answers(true)
    g.everyonePasses()
    g.everyonePasses()
    g.P1.answers(true)
    g.everyonePasses()
    g.P1.chooses('A')
    g.everyonePasses()
    g.P2.chooses('C')
    g.P1.passes()
    g.P2.passes()
    expect(g.at('C').zone).toBe('discard')
    expect(g.at('A').turned).toBe(true)
    g.everyonePasses()
    expect(phaseOf(g)).toBe('main 2')
    g.proves('15.2.14.3')
  })
})

describe('absorption', () => {
  test('damage by its own player’s effects raises its power instead', () => {
    const g = table(
      { battlefield: [unit('A', { keywords: { absorption: true } }), unit('S')] },
      { battlefield: [unit('T')] },
    )
    happens(g, damageUnit, 'A', 500, 'S', 1)
    expect(g.at('A').values['power']).toBe(1500)
    expect(g.at('A').marks['damage']).toBe(0)
    happens(g, damageUnit, 'A', 300, 'T', 1)
    expect(g.at('A').marks['damage']).toBe(300)
    g.proves('15.2.14.6')
  })
})

describe('power sources', () => {
  const source = { keywords: { powerSource: 2 }, cost: '0' }

  test('a structure comes with its counters', () => {
    const g = table({ hand: [structure('T', source)] })
    g.P1.acts('place-structure')
    expect(g.at('T').marks['powerCounters']).toBe(2)
    g.proves('15.2.14.9')
  })

  test('power counters are filled in the recovery phase, and never lowered', () => {
    const g = table(
      {
        battlefield: [
          structure('T', source, { powerCounters: 1 }),
          structure('full', source, { powerCounters: 5 }),
        ],
      },
      { battlefield: [structure('O', source, { powerCounters: 0 })] },
      { at: 'recovery' },
    )
    expect(g.at('T').marks['powerCounters']).toBe(2)
    expect(g.at('full').marks['powerCounters']).toBe(5)
    expect(g.at('O')).toBeUnchanged()
    g.proves('9.2.1.2')
  })

  test('a structure that has lost all abilities has none', () => {
    const loses = '[F]あなたのストラクチャはすべてのアビリティを失う。'
    const filled = (text: string) =>
      table(
        { battlefield: [structure('T', source, { powerCounters: 0 }), unit('N', { text })] },
        {},
        { at: 'recovery' },
      )
    const g = filled(loses)
    expect(g.at('T').marks['powerCounters']).toBe(0)
    expect(filled('').at('T').marks['powerCounters']).toBe(2)
    g.proves('15.2.14.8')
  })

  test('the number of a power source is looked at anew each time', () => {
    const g = table(
      { battlefield: [structure('T', source, { powerCounters: 0 })] },
      {},
      { at: 'recovery', effects: [{ effect: 'test power source', by: 'P1', on: 'T', values: [2] }] },
    )
    expect(g.at('T').marks['powerCounters']).toBe(4)
    g.proves('15.2.14.11')
  })
})

describe('awakening', () => {
  test('cards that fit have the green and the red of every era', () => {
    const dragon = {
      categories: ['竜'],
      lamps: ['none', 'none', 'green', 'red'],
      green: { power: 500 },
      red: { power: 700 },
    }
    const g = table({ battlefield: [unit('A', dragon), unit('N', { ...dragon, categories: ['獣'] })] })
    expect(g.at('A').values['power']).toBe(1000)
    const h = table({
      battlefield: [
        unit('A', dragon),
        unit('N', { ...dragon, categories: ['獣'] }),
        unit('W', { keywords: { awakening: '竜' } }),
      ],
    })
    expect(h.at('A').values['power']).toBe(2200)
    expect(h.at('N').values['power']).toBe(1000)
    h.proves('15.2.13.2')
  })
})

describe('breakthrough that is gained', () => {
  test('takes the place of the one it had', () => {
    const g = table(
      { battlefield: [unit('A', { power: 5000, keywords: { breakthrough: 2 } })] },
      { battlefield: [unit('B')] },
      { at: 'attack' },
    )
    begins(g, 'gainBreakthrough', 'A', { values: [1] })
    g.P1.chooses('A')
    g.everyonePasses()
    g.P2.chooses('B')
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(19)
    g.proves('15.2.4.5')
  })
})

describe('joining', () => {
  const wings = { power: 700, atk: 1, cost: '1', keywords: { joining: true, valor: true } }
  const joining = (more = {}) =>
    table({
      hand: [unit('J', wings)],
      battlefield: [unit('A'), unit('B')],
      souls: [stone('s')],
      ...more,
    })

  test('for its cost a card is joined from the hand to an own unit that is named', () => {
    const g = joining()
    expect(sources(g, 'join-unit')).toEqual(['J'])
    g.P1.acts('join-unit')
    expect(g.P1).toBeAsked('join.unit')
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('A')
    g.P1.acts('soul-colourless')
    expect(g.at('A').cards).toEqual(['A', 'J'])
    expect(g.zone('P1', 'battlefield')).not.toContain('J')
    expect(g.at('s').turned).toBe(true)
    expect(g.P1).toBeAsked('priority.window')
    expect(g.zone('P1', 'hand')).toEqual([])
    expect(g.at('B')).toBeUnchanged()
    g.proves('9.5.5', '15.2.15.1.1', '15.2.15.1.2', '15.2.15.1.3', '15.2.15.1.6')
  })

  test('the numbers of a joined card are added, and the unit has its text', () => {
    const g = joining()
    g.P1.acts('join-unit', { unit: 'A' })
    g.P1.acts('soul-colourless')
    expect([g.at('A').values['power'], g.at('A').values['atk']]).toEqual([1700, 2])
    g.P1.passes()
    g.P2.passes()
    g.everyonePasses()
    g.P1.chooses('A')
    expect(g.at('A').turned).toBe(false)
    g.proves('15.2.15.1.4', '15.2.15.1.5')
  })

  test('when the unit leaves, what was joined goes to the discard pile', () => {
    const g = joining()
    g.P1.acts('join-unit', { unit: 'A' })
    g.P1.acts('soul-colourless')
    happens(g, toHand, 'A')
    expect(g.zone('P1', 'hand')).toEqual(['A'])
    expect(g.zone('P1', 'discard')).toEqual(['J'])
    g.proves('15.2.15.1.7')
  })

  test('without an own unit nothing is joined', () => {
    expect(joining({ battlefield: [] }).P1).not.toOffer('join-unit')
  })
})

describe('soul change', () => {
  const changing = (cost: string, sacrificed: object, pool: object = {}) =>
    table({
      hand: [unit('U', { cost, keywords: { soulChange: '竜' } })],
      battlefield: [
        unit('D', { categories: ['竜'], ...sacrificed }),
        unit('E', { categories: ['竜'], cost: '9' }),
        unit('N', { categories: ['獣'] }),
      ],
      ...pool,
    })

  test('a unit that fits is sacrificed as the placing is declared, and its cost is taken off', () => {
    const g = changing('3白', { cost: '2白' }, { black: 1 })
    expect(g.P1).toOffer('place-unit')
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('place.change')
    expect(g.P1).toOfferExactly('D', 'E')
    expect(() => g.P1.chooses('D', 'E')).toThrow()
    g.P1.chooses('D')
    expect(g.at('D').zone).toBe('discard')
    expect(g.at('U').zone).toBe('battlefield')
    expect(g.count('P1', 'black')).toBe(0)
    g.proves('15.2.6.3', '15.2.6.4', '15.2.6.5', '15.2.6.6', '15.2.6.2')
  })

  test('power that is left over is taken off free cost', () => {
    const g = changing('2', { cost: '白白' })
    g.P1.acts('place-unit', { change: 'D' })
    expect(g.at('U').zone).toBe('battlefield')
  })

  test('nobody has to change if it can be paid', () => {
    const g = changing('1', { cost: '1' }, { white: 1 })
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('place.change')
    g.P1.chooses()
    expect(g.at('U').zone).toBe('battlefield')
    expect(g.at('D')).toBeUnchanged()
  })
})

describe('arrivals', () => {
  test('an effect puts a card under the control of its player', () => {
    const g = table({}, { discard: [unit('A')] })
    happens(g, enterBattlefield, 'A', 'P1')
    expect(g.at('A').by).toBe('P1')
  })
})
