import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { tacticalLink } from '../../src/changes/tacticalLink.ts'
import { happens } from '../cards.ts'
import { event, onward, unit } from '../playing.ts'
import { UNIT, does, it, phrase, steps, stun, target } from '../trees.ts'

const of = (...organisations: string[]) => ({ organisations })
type Card = ReturnType<typeof unit>
/** An EVENT that costs nothing, with this text. */
const free = (text: string, name = 'E') => event(name, { ep: 0, text })
const numbers = (g: ReturnType<typeof board>, name: string) => [
  g.at(name).values['str'],
  g.at(name).values['def'],
]

const table = (hand: readonly Card[], mine: readonly Card[], theirs: readonly Card[] = []) =>
  board(kiseki, { at: 'deployment', P1: { field: mine, hand, cp: 9 }, P2: { field: theirs } })

describe('得る', () => {
  test('a gained organisation is had beside the others', () => {
    const g = table(
      [free('UNITを1つ対象とし、それはこのターン中西を得る。')],
      [unit('A', of('東')), unit('B', of('西'))],
    )
    g.P1.plays('play-event', { target: 'A' })
    expect(g.at('A').values['organisations']).toBe('東・西')
    expect(g.at('B')).toBeUnchanged()
    g.proves('1331.1')
  })

  test('a gained name is had beside the own', () => {
    const g = table(
      [
        free('UNITを1つ対象とし、それはこのターン中“ミオ”を得る。'),
        free('“ミオ”を1つ対象とし、それをスタンする。', 'F'),
      ],
      [unit('A'), unit('B')],
    )
    expect(g.may('P1', 'play-event')).toBe(true)
    g.P1.plays('play-event', { with: 'E', target: 'A' })
    expect(g.P1).toOffer('play-event')
    g.P1.plays('play-event', { with: 'F' })
    expect(g.at('A').marks['stunned']).toBe(1)
    expect(g.at('B')).toBeUnchanged()
    g.proves('1331.2')
  })

  test('a gained craft is had beside the own', () => {
    const g = table(
      [free('UNITを1つ対象とし、それはこのターン中「これは+2/+0を得る。」を得る。')],
      [unit('A', { text: '・これは+0/+1を得る。' }), unit('B')],
    )
    g.P1.plays('play-event', { target: 'A' })
    expect(numbers(g, 'A')).toEqual([5, 4])
    expect(numbers(g, 'B')).toEqual([3, 3])
    g.proves('1331.3')
  })
})

describe('持つ', () => {
  test('what it is said to have counts like what it has', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { ...of('東'), text: '・これは西を持つ。' }), unit('B', of('西'))] },
      P2: {},
    })
    expect(g.at('A').values['organisations']).toBe('東・西')
    g.P1.chooses('A', 'B')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('1332.1')
  })

  test('it answers to a name that it is said to have', () => {
    const g = table(
      [free('“ミオ”を1つ対象とし、それをスタンする。')],
      [unit('A', { text: '・これは“ミオ”を持つ。' }), unit('B')],
    )
    expect(g.P1).toOffer('play-event')
    g.P1.plays('play-event')
    expect(g.at('A').marks['stunned']).toBe(1)
    g.proves('1332.2')
  })

  test('the organisations that it has include those it gained', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        field: [unit('A', of()), unit('B', of()), unit('C', of('東'))],
        hand: [
          free('UNITを1つ対象とし、それはこのターン中東を得る。'),
          free('組織を持つUNITを1つ対象とし、それをスタンする。', 'F'),
        ],
      },
      P2: {},
    })
    g.P1.plays('play-event', { with: 'E', target: 'A' })
    g.P1.acts('play-event', { with: 'F' })
    expect(g.P1).toOfferExactly('A', 'C')
    g.proves('1332.3')
  })

  test('the crafts that it has include those it gained, and not those it lost', () => {
    const g = table(
      [
        free('UNITを1つ対象とし、それはこのターン中【武術】を得る。'),
        free('UNITを1つ対象とし、それはこのターン中【武術】を失う。', 'F'),
        free('【武術】を持つUNITを1つ対象とし、それをスタンする。', 'G'),
      ],
      [unit('A'), unit('B', { text: '【武術】' }), unit('C', { text: '【武術】' }), unit('D')],
    )
    g.P1.plays('play-event', { with: 'E', target: 'A' })
    g.P1.plays('play-event', { with: 'F', target: 'B' })
    g.P1.acts('play-event', { with: 'G' })
    expect(g.P1).toOfferExactly('A', 'C')
    g.proves('1332.4')
  })

  test('an art that it has is asked for', () => {
    const arts = { ep: 1, text: 'カードを1枚引く。' }
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        hand: [free('あなたの軌跡のアーツを持つカードを1枚手札に加える。')],
        trails: [unit('A', { arts }), unit('B'), unit('C', { arts })],
      },
      P2: {},
    })
    g.P1.plays('play-event')
    expect(g.P1).toOfferExactly('A', 'C')
    g.proves('1332.5')
  })

  test('a keyword of one of its crafts is asked for', () => {
    const text = '・忠義―これは+1/+0を得る。'
    const g = table(
      [
        event('E', {
          ep: 0,
          abilities: [
            does(steps(target(phrase({ kind: 'kiseki.labelled', label: '忠義' }, UNIT)), stun(it))),
          ],
        }),
      ],
      [unit('A', { text }), unit('B', { text: '・これは+1/+0を得る。' }), unit('C', { text })],
    )
    expect(g.P1).toOffer('play-event')
    g.P1.acts('play-event')
    expect(g.P1).toOfferExactly('A', 'C')
    g.proves('1332.6')
  })

  test('the attributes that it has are asked for', () => {
    const g = table(
      [free('サポートを持つUNITを1つ対象とし、それをスタンする。')],
      [unit('A', {}, { support: 1 }), unit('B'), unit('C', {}, { support: 1 })],
    )
    expect(g.P1).toOffer('play-event')
    g.P1.acts('play-event')
    expect(g.P1).toOfferExactly('A', 'C')
    g.proves('1332.7')
  })
})

describe('失う', () => {
  test('a lost organisation is gone', () => {
    const g = table(
      [free('UNITを1つ対象とし、それはこのターン中東を失う。')],
      [unit('A', of('東', '西')), unit('B', of('東'))],
    )
    g.P1.plays('play-event', { target: 'A' })
    expect(g.at('A').values['organisations']).toBe('西')
    expect(g.at('B').values['organisations']).toBe('東')
    g.proves('1334.1')
  })

  test('without a number every such craft is lost', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        field: [unit('A', { text: '【武術】' }), unit('B', { text: '【武術】' })],
        hand: [free('UNITを1つ対象とし、それはこのターン中【武術】を失う。')],
      },
      P2: { field: [unit('X', { def: 20, str: 0 })], deck: [unit('p'), unit('q')] },
    })
    happens(g, tacticalLink, 'A', 'B')
    g.P1.plays('play-event', { target: 'A' })
    onward(g, { asked: 'battle.attackers' })
    g.P1.chooses('A')
    onward(g, { step: 'resolution' })
    expect(numbers(g, 'A')).toEqual([6, 6])
    g.proves('1334.2')
  })

  test('a craft gained after it was taken away is still missing', () => {
    const g = table(
      [
        free('UNITを1つ対象とし、それはこのターン中【暗躍】を失う。'),
        free('UNITを1つ対象とし、それはこのターン中【暗躍】を得る。', 'F'),
        free('【暗躍】を持つUNITを1つ対象とし、それをスタンする。', 'G'),
      ],
      [unit('A'), unit('B', { text: '【暗躍】' }), unit('C', { text: '【暗躍】' })],
    )
    g.P1.plays('play-event', { with: 'E', target: 'A' })
    g.P1.plays('play-event', { with: 'F', target: 'A' })
    g.P1.acts('play-event', { with: 'G' })
    expect(g.P1).toOfferExactly('B', 'C')
  })
})

describe('サポートを得る', () => {
  test('support for a turn prevents overkill, and ends with it', () => {
    const g = board(kiseki, {
      at: 'declaration',
      P1: { field: [unit('A', { str: 9, def: 9 }, { declared: 'B' })] },
      P2: {
        field: [unit('B', { cp: 1, def: 2, str: 0 }), unit('C')],
        hand: [free('UNITを1つ対象とし、それはこのターン中サポートを得る。')],
        bond: 30,
      },
    })
    g.P1.passes()
    g.P2.plays('play-event', { target: 'B' })
    onward(g, { asked: 'battle.attackers' })
    expect(g.count('P2', 'bond')).toBe(29)
  })

  test('support can be lost', () => {
    const g = table(
      [free('UNITを1つ対象とし、それはサポートを失う。')],
      [unit('A', {}, { support: 1 }), unit('B', {}, { support: 1 })],
    )
    g.P1.plays('play-event', { target: 'A' })
    expect([g.at('A').marks['support'], g.at('B').marks['support']]).toEqual([0, 1])
    g.proves('1309.2')
  })
})

describe('場に出す', () => {
  const bring = '軌跡のUNITを1つ対象とし、それを場に出す。'

  test('it stands in the field without having been played', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [free(bring)], trails: [unit('A'), unit('B')] },
      P2: {},
    })
    g.P1.plays('play-event', { target: 'A' })
    expect([g.at('A').zone, g.at('A').turned]).toEqual(['field', false])
    expect(g.at('B')).toBeUnchanged()
    expect(g.log().filter(({ event: name }) => name === 'played')).toHaveLength(1)
    g.proves('1320.1')
  })

  test('without a player named it goes to the field of its owner', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [free(bring)] },
      P2: { trails: [unit('A')] },
    })
    g.P1.plays('play-event')
    expect([g.at('A').zone, g.at('A').of]).toEqual(['field', 'P2'])
    g.proves('1320.1a')
  })

  test('from the homebase it comes as it lay there, turned or ready', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        hand: [free('あなたの拠点のUNITを1つ対象とし、それを場に出す。')],
        homebase: [unit('A', {}, { turned: true }), unit('B')],
      },
      P2: {},
    })
    g.P1.plays('play-event', { target: 'A' })
    expect([g.at('A').zone, g.at('A').turned]).toEqual(['field', true])
    g.proves('1320.1b')
  })
})

/** Texts are read as a board is made: whatever that carries out, a board made before has seen. */
const before = () => board(kiseki, { at: 'draw' })

describe('icons in a text', () => {
  test('the symbol of action turns this card, which must be ready', () => {
    const text = '・[アクション]:絆を1点得る。'
    const seen = before()
    const g = table([], [unit('A', { text }), unit('B', { text }, { turned: true }), unit('C')])
    expect(g.P1).toOffer('play-craft')
    g.P1.plays('play-craft')
    expect(g.at('A').turned).toBe(true)
    expect(g.at('C')).toBeUnchanged()
    expect(g.P1).not.toOffer('play-craft')
    seen.proves('1321.1')
  })

  test('the symbol of arrival waits for this card to enter the field', () => {
    const text = '・[登場]絆を1点得る。'
    const seen = before()
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', { text, cp: 1 })], field: [unit('B', { text })], cp: 3, bond: 10 },
      P2: {},
    })
    g.P1.plays('play-unit')
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(11)
    seen.proves('1322.1')
  })
})
