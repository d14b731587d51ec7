import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { begins, sources, spell, stone, unit } from '../cards.ts'
import '../effects.ts'
import { isMultiSoul, isPowerless } from '../../src/board/characteristics.ts'

/** P1 places with these souls in the pool and these stones, under these effects on U. */
const paying = (
  cost: string,
  pool: Readonly<Record<string, number>>,
  stones: readonly string[] = [],
  effects: readonly (readonly [string, number])[] = [],
  more = {},
) =>
  board(lastChronicle, {
    P1: {
      hand: [unit('U', { cost, ...more })],
      souls: stones.map((powers, i) => stone(`s${i + 1}`, powers)),
      deck: 3,
      ...pool,
    },
    P2: { deck: 3 },
    at: 'main',
    effects: effects.map(([effect, value]) => ({ effect, by: 'P1' as const, on: 'U', values: [value] })),
  })

describe('what placing costs', () => {
  test('placing costs the number and the icons at the top left', () => {
    expect(paying('1白', { white: 1 }).P1).not.toOffer('place-unit')
    const g = paying('1白', { white: 2, black: 1 })
    expect(g.P1).toOffer('place-unit')
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('cost.free')
    expect(g.P1).toOfferExactly('white', 'black')
    g.P1.answers('black')
    expect([g.count('P1', 'white'), g.count('P1', 'black')]).toEqual([1, 0])
    g.proves('5.2.1', '6.8.2')
  })

  test('souls in the pool that are all needed are spent without a question', () => {
    const g = paying('1白', { white: 1, black: 1 })
    g.P1.acts('place-unit')
    expect(g.at('U').zone).toBe('battlefield')
    expect([g.count('P1', 'white'), g.count('P1', 'black')]).toEqual([0, 0])
  })

  test('power cost is paid with souls of that power only', () => {
    expect(paying('白', { black: 3 }).P1).not.toOffer('place-unit')
    expect(paying('白', {}, ['黒', '青']).P1).not.toOffer('place-unit')
    const g = paying('白', {}, ['黒', '白'])
    expect(g.P1).toOffer('place-unit')
    g.P1.acts('place-unit')
    expect(g.P1).toOfferExactly('soul-white')
    g.P1.acts('soul-white')
    expect(g.at('U').zone).toBe('battlefield')
    expect(g.at('s1')).toBeUnchanged()
    g.proves('base.4.3.5')
  })

  test('free cost is paid with any soul, powerless ones too', () => {
    const g = paying('2', { colourless: 1 }, ['黒'])
    expect(g.P1).toOffer('place-unit')
    g.P1.acts('place-unit')
    g.P1.acts('soul-black')
    expect(g.at('U').zone).toBe('battlefield')
    g.proves('base.4.3.4')
  })

  test('stones of several powers are matched so that the whole cost can be paid', () => {
    expect(paying('白黒', {}, ['白黒', '青']).P1).not.toOffer('place-unit')
    const g = paying('白黒', {}, ['白黒', '白', '青'])
    expect(g.P1).toOffer('place-unit')
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('cost.resource')
    expect(sources(g, 'soul-white')).toEqual(['s2'])
    g.P1.acts('soul-white')
    expect(g.P1).toOfferExactly('soul-black')
    g.P1.acts('soul-black')
    expect(g.at('U').zone).toBe('battlefield')
    expect(g.at('s1').turned).toBe(true)
    expect(g.at('s3')).toBeUnchanged()
  })

  test('stones that pay nothing more are not offered, what is still to pay is said', () => {
    const g = paying('1白橙', {}, ['白', '白', '白', '橙'])
    g.P1.acts('place-unit')
    const toPay = () => g.view('P1').decision!.message.parameters
    expect(toPay()).toMatchObject({ n: 3, free: 1, white: 1, orange: 1, black: 0 })
    g.P1.acts('soul-white', { with: 's1' })
    expect(toPay()).toMatchObject({ n: 2, free: 1, white: 0, orange: 1 })
    expect(g.P1).toOfferExactly('soul-orange', 'soul-white')
    g.P1.acts('soul-white', { with: 's2' })
    expect(g.P1).toOfferExactly('soul-orange')
    g.P1.acts('soul-orange')
    expect(g.at('U').zone).toBe('battlefield')
    expect(g.at('s3')).toBeUnchanged()
  })

  test('where every stone is needed nothing is asked', () => {
    const match = paying('1白', {}, ['白', '黒']).match
    match.game.everyWindow = false
    match.answer('P1', [match.decision!.candidates.find(({ name }) => name === 'place-unit')!.id])
    expect(match.decision?.message.key).not.toBe('cost.resource')
    expect(match.view('P1').zones.find(({ zone }) => zone === 'battlefield')?.count).toBe(1)
  })

  test('soul actions are taken in the middle of the payment', () => {
    const g = paying('2', {}, ['白', '黒', '青'])
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('soul-blue')
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('soul-white')
    expect(g.at('s2')).toBeUnchanged()
    expect(g.at('U').zone).toBe('battlefield')
    g.proves('15.1.16.2')
  })

  test('what raises the cost comes before what lowers it', () => {
    const g = paying(
      '1',
      { white: 3 },
      [],
      [
        ['test costs less', 2],
        ['test costs more', 2],
      ],
    )
    expect(g.P1).toOffer('place-unit')
    g.P1.acts('place-unit')
    expect(g.count('P1', 'white')).toBe(2)
    const dearer = paying('1', { white: 3 }, [], [['test costs more', 2]])
    dearer.P1.acts('place-unit')
    expect(dearer.count('P1', 'white')).toBe(0)
    g.proves('11.3.7', '5.2.2.2')
  })

  test('a cost lowered to zero is paid by the same procedure', () => {
    const g = paying('2', {}, [], [['test costs less', 5]])
    expect(g.P1).toOffer('place-unit')
    g.P1.acts('place-unit')
    expect(g.at('U').zone).toBe('battlefield')
    g.proves('5.2.2.2')
  })

  test('once fixed the cost stays, whatever the payment does to what lowered it', () => {
    const g = board(lastChronicle, {
      P1: { hand: [unit('U', { cost: '2' })], souls: [stone('s1', '白'), stone('s2', '黒')], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
      effects: [{ effect: 'test costs less while active', by: 'P1', on: 'U', from: 's1' }],
    })
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('soul-white')
    expect(g.at('U').zone).toBe('battlefield')
    expect(g.at('s2').turned).toBe(false)
    g.proves('11.3.8')
  })

  test('X is chosen by the player, as far as it can be paid', () => {
    const g = paying('X白', {}, ['白', '黒', '青'])
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('cost.x')
    g.P1.answers(1)
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('soul-white')
    g.P1.acts('soul-blue')
    expect(g.at('U').zone).toBe('battlefield')
    expect(g.at('s2')).toBeUnchanged()
    g.proves('11.3.4')
  })

  test('the alternative cost is paid in place of its own', () => {
    const g = paying('5白', { black: 1 }, [], [], { alternative: '黒' })
    expect(g.P1).toOffer('place-unit')
    g.P1.acts('place-unit')
    expect(g.at('U').zone).toBe('battlefield')
    const both = paying('白', { black: 1, white: 1 }, [], [], { alternative: '黒' })
    both.P1.acts('place-unit')
    expect(both.P1).toBeAsked('cost.alternative')
    both.P1.answers('alternative')
    expect([both.count('P1', 'white'), both.count('P1', 'black')]).toEqual([1, 0])
    both.proves('15.2.12.2')
  })
})

describe('what using a spell costs', () => {
  const using = (
    cost: string,
    pool: Readonly<Record<string, number>>,
    effects: readonly (readonly [string, number])[] = [],
    more = {},
  ) =>
    board(lastChronicle, {
      P1: {
        hand: [spell('E', { cost, ...more })],
        souls: [stone('s1', '白'), stone('s2', '黒')],
        deck: 3,
        ...pool,
      },
      P2: { deck: 3 },
      at: 'main',
      effects: effects.map(([effect, value]) => ({ effect, by: 'P1' as const, on: 'E', values: [value] })),
    })

  test('a spell is on the stack before it is paid, and used when it is', () => {
    const g = using('1白', {})
    expect(g.P1).toOffer('use-spell')
    g.P1.acts('use-spell')
    expect(g.P1).toBeAsked('cost.resource')
    expect(g.at('E').zone).toBe('stack')
    g.P1.acts('soul-white')
    g.P1.acts('soul-black')
    expect([g.at('s1').turned, g.at('s2').turned]).toEqual([true, true])
    expect(g.P1).toBeAsked('priority.window')
    expect(g.log().some((line) => line.event === 'used')).toBe(true)
    g.proves('11.2.2', '11.2.11', '11.2.12')
  })

  test('what raises the cost comes before what lowers it', () => {
    const g = using('1', { white: 3 }, [
      ['test costs less', 2],
      ['test costs more', 2],
    ])
    g.P1.acts('use-spell')
    expect(g.count('P1', 'white')).toBe(2)
    const dearer = using('1', { white: 3 }, [['test costs more', 2]])
    dearer.P1.acts('use-spell')
    expect(dearer.count('P1', 'white')).toBe(0)
    g.proves('11.2.9')
  })

  test('X of a spell is chosen by the player', () => {
    const g = using('X', {})
    g.P1.acts('use-spell')
    expect(g.P1).toBeAsked('cost.x')
    g.P1.answers(2)
    g.P1.acts('soul-white')
    g.P1.acts('soul-black')
    expect(g.at('E').zone).toBe('stack')
    expect(g.P1).toBeAsked('priority.window')
    expect(g.at('s1').turned).toBe(true)
    expect(g.at('s2').turned).toBe(true)
    g.proves('11.2.4')
  })

  test('the alternative cost of a spell is paid in place of its own', () => {
    const g = using('白', { black: 1, white: 1 }, [], { alternative: '黒' })
    g.P1.acts('use-spell')
    expect(g.P1).toBeAsked('cost.alternative')
    g.P1.answers('alternative')
    expect([g.count('P1', 'white'), g.count('P1', 'black')]).toEqual([1, 0])
    g.proves('15.2.12.3')
  })

  test('the cost of a spell stays as it was fixed', () => {
    const g = board(lastChronicle, {
      P1: { hand: [spell('E', { cost: '2' })], souls: [stone('s1', '白'), stone('s2', '黒')], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
      effects: [{ effect: 'test costs less while active', by: 'P1', from: 's1', on: 'E' }],
    })
    g.P1.acts('use-spell')
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('soul-white')
    expect(g.P1).toBeAsked('priority.window')
    expect(g.at('E').zone).toBe('stack')
    expect(g.at('s2').turned).toBe(false)
    g.proves('11.2.10')
  })

  test('what changed the cost of a spell in the hand still does on the stack', () => {
    const g = using('2', { white: 1 }, [['test costs less', 1]])
    expect(g.P1).toOffer('use-spell')
    g.P1.acts('use-spell')
    expect(g.at('E').zone).toBe('stack')
    expect(g.P1).toBeAsked('priority.window')
    expect(g.at('s1').turned).toBe(false)
    g.proves('11.2.5')
  })
})

describe('powers', () => {
  test('a card is of the powers of its cost, and of none without power cost', () => {
    const g = board(lastChronicle, {
      P1: {
        battlefield: [unit('A', { cost: '2白' }), unit('N', { cost: '3' }), unit('M', { cost: '橙青' })],
        deck: 3,
      },
      P2: { deck: 3 },
      at: 'main',
    })
    expect(g.at('A').values['powers']).toBe('white')
    expect(g.at('N').values['powers']).toBe(undefined)
    expect(g.at('M').values['powers']).toBe('orange・blue')
    const row = (word: string): number => g.names.row(word)
    expect(isPowerless(g.match.game, row('N'))).toBe(true)
    expect(isPowerless(g.match.game, row('A'))).toBe(false)
    expect(isMultiSoul(g.match.game, row('M'))).toBe(true)
    expect(isMultiSoul(g.match.game, row('A'))).toBe(false)
    begins(g, 'test gains a power', 'A', { values: [3] })
    expect(g.at('A').values['powers']).toBe('white・black')
    expect(isMultiSoul(g.match.game, row('A'))).toBe(true)
    g.proves('5.2.2.1', '5.2.2.1.1', '5.2.2.1.2', '5.2.2.1.2.1', '5.2.2.3')
  })
})
