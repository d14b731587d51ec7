import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { organisationsOf } from '../../src/board/characteristics.ts'
import { organisations } from '../../src/board/words.ts'
import { base, event, item, onward, unit } from '../playing.ts'

const of = (...organisations: string[]) => ({ organisations })
const has = (g: ReturnType<typeof board>, name: string) => g.at(name).values['organisations']
const everything = 'これはあらゆる領域ですべての組織を持つ。'

test('組織の数 of the field is how many different ones its UNITs have, all of them not counted', () => {
  const text = '・これのSTRはあなたの場にある組織の数に等しい。'
  const g = board(kiseki, {
    P1: {
      field: [
        unit('asks', { text, organisations: ['協会'] }),
        unit('A', { organisations: ['協会', '学舎'] }),
        unit('B', { organisations: ['学舎'], text: '・これはすべての組織を持つ。' }),
      ],
    },
    P2: { field: [unit('theirs', { organisations: ['商会'] })] },
    at: 'homebase',
  })
  expect(g.at('asks').values['str']).toBe(2)
  expect(g.at('A')).toBeUnchanged()
})

describe('リンクする', () => {
  const link = (...pairs: (readonly [string, string])[]) =>
    pairs.map(([a, b], i) => base(`link ${i + 1}`, { text: `・あなたの${a}と${b}をリンクする。` }))

  test('two linked organisations are had by every UNIT card of either in every zone', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        field: [unit('A', of('東')), unit('B', of('西')), unit('C', of('南')), item('I', of('東'))],
        hand: [unit('D', of('東'))],
        trails: [unit('E', of('西'))],
        homebase: link(['東', '西']),
      },
      P2: { field: [unit('X', of('東'))] },
    })
    expect(['A', 'B', 'D', 'E'].map((name) => has(g, name))).toEqual(['東・西', '東・西', '東・西', '東・西'])
    expect(has(g, 'C')).toBe('南')
    expect(has(g, 'X')).toBe('東')
    g.proves('1310.1')
  })

  test('two links that share an organisation join all three', () => {
    for (const pairs of [
      [
        ['東', '西'],
        ['東', '南'],
      ],
      [
        ['東', '南'],
        ['東', '西'],
      ],
    ] as const) {
      const g = board(kiseki, {
        at: 'deployment',
        P1: {
          homebase: link(...pairs),
          field: [unit('A', of('東')), unit('B', of('西')), unit('C', of('南'))],
        },
        P2: {},
      })
      for (const name of ['A', 'B', 'C']) expect(has(g, name)).toBe('南・東・西')
    }
  })

  test('what is linked is had before an effect asks who has it, and the gained is linked in its turn', () => {
    const gains = (has: string, gained: string) =>
      base(`${has} gains`, { text: `・${has}は${gained}を得る。` })
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        homebase: [
          ...link(['南', '北']),
          gains('西', '南'),
          base('late', { text: '・あなたの東と西をリンクする。' }),
        ],
        field: [unit('A', of('東')), unit('B', of('南')), unit('C', of('中'))],
      },
      P2: { field: [unit('X', of('東')), unit('Y', of('西', '北'))] },
    })
    expect(['A', 'B', 'C'].map((name) => has(g, name))).toEqual(['北・南・東・西', '北・南', '中'])
    expect(g.at('X')).toBeUnchanged()
  })

  test('a link reaches an organisation that was gained', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        homebase: [...link(['東', '西'])],
        field: [unit('A', of('南'))],
        hand: [event('E', { ep: 0, text: 'UNITを1つ対象とし、それはこのターン中東を得る。' })],
      },
      // A bare word is an organisation only if some card has it.
      P2: { hand: [unit('X', of('東', '西'))] },
    })
    expect(has(g, 'A')).toBe('南')
    g.P1.plays('play-event')
    expect(has(g, 'A')).toBe('南・東・西')
  })

  test('an effect that links does so for the rest of the game', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        field: [unit('A', of('東')), unit('B', of('西'))],
        hand: [event('E', { ep: 0, text: 'あなたの東と西をリンクする。' })],
      },
      P2: {},
    })
    g.P1.plays('play-event')
    expect([has(g, 'A'), has(g, 'B')]).toEqual(['東・西', '東・西'])
  })
})

describe('すべての組織を持つ', () => {
  test('a BASE gives all own UNITs every organisation', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: {
        homebase: [base('all', { text: '・あなたのUNITはすべての組織を持つ。' })],
        field: [unit('A', of('東')), unit('B', of('西'))],
      },
      P2: { field: [unit('X', of('東'))] },
    })
    expect([has(g, 'A'), has(g, 'B'), has(g, 'X')]).toEqual(['東・*', '西・*', '東'])
    g.P1.chooses('A', 'B')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('1333.1')
  })

  test('it may be so in every zone', () => {
    const g = board(kiseki, {
      at: 'draw',
      P1: {
        hand: [unit('A', { ...of('東'), text: `・${everything}` })],
        trails: [unit('B', { ...of('東'), text: `・${everything}` })],
      },
      P2: {},
    })
    expect([has(g, 'A'), has(g, 'B')]).toEqual(['東・*', '東・*'])
  })

  /** How much bond the EVENT gives: as much as there are organisations. */
  const counted = (
    field: readonly ReturnType<typeof unit>[],
    homebase: readonly ReturnType<typeof base>[],
  ) => {
    const counting = {
      kind: 'count',
      verb: 'gain',
      amount: {
        kind: 'kiseki.organisations',
        of: {
          kind: 'selector',
          features: [{ kind: 'owner', who: 'you' }],
          head: { kind: 'type', type: 'UNIT' },
        },
      },
      resource: 'bond',
    }
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        field,
        homebase,
        bond: 10,
        hand: [event('E', { ep: 0, abilities: [{ kind: 'instruction', effect: counting }] })],
      },
      P2: { field: [unit('X', of('敵', '西'))] },
    })
    g.P1.plays('play-event')
    if (field.length === 1) g.proves('1333.2')
    return g.count('P1', 'bond') - 10
  }
  const ofAll = unit('A', { ...of('東'), text: `・${everything}` })

  test('a UNIT of all organisations counts as its printed one', () => {
    expect(counted([ofAll], [])).toBe(1)
  })

  test('a UNIT of all organisations counts its linked ones too', () => {
    expect(counted([ofAll], [base('link', { text: '・あなたの東と西をリンクする。' })])).toBe(2)
  })

  test('a UNIT that gained all organisations counts two', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: {
        field: [
          unit('A', { ...of('東'), text: `・${everything}` }),
          unit('B', { ...of('西'), text: '【帰属】' }),
        ],
      },
      P2: { field: [unit('X', { def: 20, str: 0 })] },
    })
    g.P1.chooses('A')
    onward(g, { asked: 'battle.attackers' })
    expect(has(g, 'B')).toBe('東・西・*')
    const { game } = g.match
    expect(organisations.in(game.book).own(game.value(organisationsOf, g.names.row('B')))).toHaveLength(2)
  })

  test('organisations that several have count once', () => {
    expect(counted([unit('A', of('東', '西')), unit('B', of('西'))], [])).toBe(2)
  })
})
