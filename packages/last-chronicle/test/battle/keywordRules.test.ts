import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { type Stats, begins, happened, happens, spell, unit } from '../cards.ts'
import { destroy, takeControl, toDiscard } from '../../src/changes/verbs.ts'
import '../effects.ts'

const LESS = '[F]あなたに与えられるダメージを1軽減する。'
const LOSES = '[F]あなたの他のユニットはすべてのアビリティを失う。'
type Units = readonly ReturnType<typeof unit>[]
/** These attack together, D defends; up to the priority after damage. */
const blocked = (mine: Units, defender: Stats, divide?: Readonly<Record<string, number>>) => {
  const g = board(lastChronicle, {
    P1: { battlefield: mine, eras: 1, deck: 3 },
    P2: { battlefield: [unit('D', defender), unit('other')], eras: 1, deck: 3 },
    at: 'attack',
  })
  g.P1.chooses(...mine.map((card) => (card as { ref: string }).ref))
  g.everyonePasses()
  g.P2.chooses('D')
  g.everyonePasses()
  if (divide !== undefined) g.P2.answers(divide)
  return g
}
const through = (n: number, power = 3000) => ({ power, keywords: { breakthrough: n } })

describe('breakthrough', () => {
  test('if only the defender is destroyed, its player takes the number as damage', () => {
    const g = blocked([unit('A', through(2))], { power: 1000 })
    expect(g.at('D').zone).toBe('discard')
    expect(g.count('P2', 'life')).toBe(18)
    g.proves('15.2.4.2')
  })

  test('breakthrough deals nothing if both are destroyed or none is', () => {
    const both = blocked([unit('A', through(2, 1000))], { power: 1000 })
    expect(both.at('A').zone).toBe('discard')
    expect(both.count('P2', 'life')).toBe(20)
    const none = blocked([unit('A', through(2, 1000))], { power: 4000 })
    expect(none.count('P2', 'life')).toBe(20)
  })

  test('breakthrough works in a squad though others have none', () => {
    const g = blocked([unit('A', through(2)), unit('B', { power: 2000 })], { power: 1000 }, { A: 0, B: 1000 })
    expect(g.at('D').zone).toBe('discard')
    expect(g.count('P2', 'life')).toBe(18)
    g.proves('15.2.4.3')
  })

  test('breakthrough deals nothing if the unit that has it is destroyed as well', () => {
    const g = blocked(
      [unit('A', through(2, 1000)), unit('B', { power: 2000 })],
      { power: 1000 },
      { A: 1000, B: 0 },
    )
    expect(g.at('A').zone).toBe('discard')
    expect(g.at('D').zone).toBe('discard')
    expect(g.count('P2', 'life')).toBe(20)
  })

  test('breakthroughs of several units of a squad are each dealt', () => {
    const g = blocked([unit('A', through(2)), unit('B', through(1))], { power: 1000 }, { A: 0, B: 1000 })
    expect(g.count('P2', 'life')).toBe(17)
    g.proves('15.2.4.4')
  })

  const [watch] = [
    unit('W', { text: '[T]あなたのユニットが対戦相手にダメージを与えたとき、あなたはライフを1得る。' }),
  ]
  const against = (text: string, mine: Stats = {}, wall = '') => {
    const g = board(lastChronicle, {
      P1: { battlefield: [unit('A', { ...through(2), ...mine }), watch], eras: 1, deck: 3 },
      P2: {
        battlefield: [unit('D', { power: 1000 }), unit('other', { text: wall })],
        hand: [spell('S', { cost: '0', text })],
        eras: 1,
        deck: 3,
      },
      at: 'attack',
    })
    g.P1.chooses('A')
    g.everyonePasses()
    g.P2.chooses('D')
    return g
  }

  test('its damage is dealt by the unit that has it', () => {
    const g = against('')
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(18)
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(21)
    g.proves('15.2.4.2')
  })

  test('its damage is reduced like any other', () => {
    const g = against('', {}, LESS)
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(19)
    g.proves('11.9.7')
  })

  test('its damage is not dealt to a player who takes none', () => {
    const g = against('', {}, '[F]あなたはダメージを受けない。')
    g.everyonePasses()
    expect(g.at('D').zone).toBe('discard')
    expect(g.count('P2', 'life')).toBe(20)
  })

  test('a unit that has lost all abilities has it no more', () => {
    const g = board(lastChronicle, {
      P1: { battlefield: [unit('A', through(2)), unit('N', { text: LOSES })], eras: 1, deck: 3 },
      P2: { battlefield: [unit('D', { power: 1000 })], eras: 1, deck: 3 },
      at: 'attack',
    })
    g.P1.chooses('A')
    g.everyonePasses()
    g.P2.chooses('D')
    g.everyonePasses()
    expect(g.at('D').zone).toBe('discard')
    expect(g.count('P2', 'life')).toBe(20)
    g.proves('15.2.4.1')
  })
})

describe('soulstone', () => {
  const table = () =>
    board(lastChronicle, {
      P1: { battlefield: [unit('A', { keywords: { soulstone: true } }), unit('B')], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })

  test('instead of the discard pile it goes wiped into the soul yard', () => {
    const g = table()
    happens(g, destroy, 'A')
    expect(g.at('A')).toMatchObject({ zone: 'souls', of: 'P1', turned: true })
    happens(g, destroy, 'B')
    expect(g.at('B').zone).toBe('discard')
    g.proves('15.2.5.2')
  })

  test('what was replaced did not happen', () => {
    const g = table()
    happens(g, destroy, 'A')
    expect(happened(g, 'destroy')).toBe(false)
    const h = table()
    happens(h, toDiscard, 'A')
    expect(h.at('A').zone).toBe('souls')
  })
})

describe('lamps', () => {
  const card = {
    lamps: ['none', 'green', 'none', 'red'],
    power: 1000,
    atk: 1,
    ca: 1,
    green: { power: 500, ca: 2, keywords: { valor: true } },
    red: { atk: 2, power: 1000, keywords: { haste: true } },
  }
  const inEra = (era: number, config = {}) =>
    board(lastChronicle, {
      config,
      P1: {
        battlefield: [unit('A', card), unit('new', { ...card, level: 1 }, { fresh: true })],
        eras: era,
        deck: 3,
        chrono: [unit('c', card)],
      },
      P2: { deck: 3 },
      at: 'attack',
    })

  test('the lit colour adds its power, its ATK and its CA', () => {
    const numbers = (era: number, config = {}): unknown[] => {
      const g = inEra(era, config)
      return [g.at('A').values['power'], g.at('A').values['atk'], g.at('c').values['ca']]
    }
    expect(numbers(1)).toEqual([1000, 1, 1])
    expect(numbers(2)).toEqual([1500, 1, 3])
    expect(numbers(3)).toEqual([1000, 1, 1])
    expect(numbers(4)).toEqual([2000, 3, 1])
    const g = inEra(4)
    expect([g.at('A').values['power'], inEra(2).at('c').values['ca']]).toEqual([2000, 3])
    g.proves('5.7.3', '5.13.5', '5.13.7', '5.3.3')
  })

  test('only the lamp of the current era counts, unless the setting says that lamps add up', () => {
    const g = inEra(3)
    expect(g.at('A').values['power']).toBe(1000)
    expect(inEra(3, { lamps: 'cumulative' }).at('A').values['power']).toBe(1500)
    g.proves('base.4.3.3')
  })

  test('it has the text of the lit colour as well', () => {
    const g = inEra(2)
    g.P1.chooses('A')
    expect(g.at('A').turned).toBe(false)
    const h = inEra(4)
    expect(h.P1).toOfferExactly('A', 'new')
    expect(inEra(2).P1).toOfferExactly('A')
    h.proves('5.7.4')
  })
})

describe('orbs', () => {
  test('yellow and blue ones count alike', () => {
    const g = board(lastChronicle, {
      P1: { chrono: [unit('a', { ca: 2, blueCa: 1 })], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })
    expect(g.at('a').values['ca']).toBe(3)
    expect(g.view(null).facts['ca.P1']).toBe(3)
    g.proves('5.3.2', 'base.4.3.2')
  })

  test('a negative number counts as zero, but is changed as what it is', () => {
    const g = board(lastChronicle, {
      P1: { chrono: [unit('a', { ca: 1 }), unit('b', { ca: 7 })], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })
    begins(g, 'test ca', 'a', { values: [-4] })
    expect(g.view(null).facts['ca.P1']).toBe(7)
    begins(g, 'test ca', 'a', { values: [4] })
    expect(g.at('a').values['ca']).toBe(1)
    expect(g.view(null).facts['ca.P1']).toBe(8)
    g.proves('4.3')
  })
})

describe('a stolen unit', () => {
  const stolen = (config: object = {}) => {
    const g = board(lastChronicle, {
      P1: { deck: 3 },
      P2: { battlefield: [unit('A', { keywords: { soulstone: true } }), unit('B')], deck: 3 },
      at: 'main',
      config,
    })
    happens(g, takeControl, 'A', 'P1')
    happens(g, toDiscard, 'A')
    expect(g.at('B')).toBeUnchanged()
    return g.at('A')
  }
  test('a stolen unit that turns to stone goes to its owner’s yard, or by the setting to its controller’s', () => {
    expect(stolen()).toMatchObject({ zone: 'souls', of: 'P2', turned: true })
    expect(stolen({ stolenSoulstone: 'controller' })).toMatchObject({ zone: 'souls', of: 'P1', turned: true })
  })
})

describe('units that die together', () => {
  test('a unit that is destroyed with others has seen each of them go', () => {
    const g = board(lastChronicle, {
      P1: {
        battlefield: [
          unit('W', { text: '[T]あなたの他のユニットが破壊されたとき、あなたはライフを1得る。' }),
          unit('A'),
          unit('B'),
        ],
        hand: [spell('E', { cost: '0', text: 'すべてのユニットを破壊する。' })],
        life: 10,
        deck: 3,
      },
      P2: { battlefield: [unit('C')], deck: 3 },
      at: 'main',
    })
    g.P1.acts('use-spell')
    g.everyonePasses()
    expect(g.P1).toBeAsked('timing.trigger')
    expect(g.match.decision?.candidates).toHaveLength(2)
    for (let i = 0; i < 8 && g.count('P1', 'life') < 12; i++)
      if (g.match.decision?.pass === true) g.everyonePasses()
      else g.send('P1', [g.match.decision!.candidates[0].id])
    expect(g.count('P1', 'life')).toBe(12)
  })
})
