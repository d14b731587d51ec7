import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { base, down, event, item, sources, unit } from '../playing.ts'

/** What is read does something: crafts where they make sense (1202.5), and wordings that came late. */

const homebase = (n: number) => Array.from({ length: n }, (_, i) => unit(`base ${i}`, {}, down))
const bond = (g: ReturnType<typeof board>): unknown => g.count('P2', 'bond')
const str = (g: ReturnType<typeof board>, name: string): unknown => g.at(name).values['str']

describe('a craft that makes sense elsewhere', () => {
  test('lowers the cost of its own card in the hand', () => {
    const text = '・このカードのCPコストはあなたのITEM1つにつき1減る。'
    const table = (...items: ReturnType<typeof item>[]) =>
      board(kiseki, {
        P1: { field: items, hand: [unit('cheap', { cp: 2, text }), unit('plain', { cp: 2 })] },
        at: 'deployment',
      })
    expect(sources(table(item('I')), 'play-unit')).toEqual([])
    const g = table(item('I'), item('J'))
    expect(sources(g, 'play-unit')).toEqual(['cheap'])
    g.proves('1202.5')
  })

  test('triggers when its own card is played, while it still waits', () => {
    const g = board(kiseki, {
      P1: { hand: [unit('A', { cp: 0, text: '・これがプレイされた時、カードを1枚引く。' })], deck: 3 },
      at: 'deployment',
    })
    g.P1.acts('play-unit')
    g.everyonePasses()
    expect(g.zone('P1', 'hand').length).toBe(1)
    g.proves('1202.5')
  })

  test('forbids to play its own card while its text says so', () => {
    const text = '・あなたの場にITEMがないなら、これはUNITとしてプレイできない。'
    const table = (...items: ReturnType<typeof item>[]) =>
      board(kiseki, { P1: { field: items, hand: [unit('A', { cp: 0, text })] }, at: 'deployment' })
    expect(sources(table(), 'play-unit')).toEqual([])
    expect(sources(table(item('I')), 'play-unit')).toEqual(['A'])
  })

  test('is played from the hand if its cost is to discard the card', () => {
    const g = board(kiseki, {
      P1: {
        field: [unit('B', { text: '・これを捨てる:カードを2枚引く。' })],
        hand: [unit('A', { text: '・これを捨てる:カードを2枚引く。' })],
        deck: 5,
      },
      at: 'homebase',
    })
    expect(sources(g, 'play-craft')).toEqual(['A'])
    g.P1.acts('play-craft')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('trails')
    expect(g.zone('P1', 'hand').length).toBe(2)
  })

  test('speaks of its card in the trails and works there', () => {
    const text = '・これがあなたの軌跡にあるなら、あなたのUNITは+1/+0を得る。'
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 1 }), unit('F', { text })], trails: [unit('T', { text })] },
      at: 'homebase',
    })
    expect(str(g, 'A')).toBe(2)
  })
})

describe('how often an EVENT may be played', () => {
  const back = { ep: 0, text: 'あなたの軌跡のEVENTを1枚対象とし、それを手札に戻す。' }
  const again = (rider: string) => {
    const g = board(kiseki, {
      P1: { hand: [event('A', { ep: 0, text: `カードを1枚引く。${rider}` }), event('back', back)], deck: 6 },
      at: 'homebase',
    })
    g.P1.acts('play-event', { with: 'A' })
    g.everyonePasses()
    g.P1.acts('play-event', { with: 'back' })
    g.everyonePasses()
    expect(g.at('A').zone).toBe('hand')
    return sources(g, 'play-event')
  }
  test('is counted for its player, and a card that comes back is not a new one', () => {
    expect(again('')).toEqual(['A'])
    expect(again('このEVENTは1ターンに1回しかプレイできない。')).toEqual([])
  })
})

describe('a UNIT that is no target', () => {
  test('of the opponent’s effects is one of its own player’s', () => {
    const kill = { ep: 0, text: 'UNITを1つ対象とし、それを即死させる。' }
    const table = (who: 'P1' | 'P2') =>
      board(kiseki, {
        P1: { field: [unit('A', { text: '・これは相手の効果の対象にならない。' })] },
        P2: { field: [], hand: [] },
        [who]: {
          field: who === 'P1' ? [unit('A', { text: '・これは相手の効果の対象にならない。' })] : [],
          hand: [event('E', kill)],
        },
        at: 'homebase',
        initiative: who,
      })
    expect(sources(table('P1'), 'play-event')).toEqual(['E'])
    expect(sources(table('P2'), 'play-event')).toEqual([])
  })
})

describe('what a played text does', () => {
  const after = (text: string, side: Parameters<typeof board>[1]['P1'] = {}, other = {}) => {
    const g = board(kiseki, {
      P1: { deck: 8, bond: 30, ...side, hand: [event('E', { ep: 0, text })] },
      P2: { deck: 8, bond: 30, ...other },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    return g
  }

  test('a number that becomes another one', () =>
    expect(
      str(after('UNITを1つ対象とし、それのSTRはこのターン中0になる。', { field: [unit('A')] }), 'A'),
    ).toBe(0))
  test('as much bond as a number that is found out', () =>
    expect(
      bond(
        after('UNITを1つ対象とし、それのSTRの値に等しい点数のダメージを相手に与える。', {
          field: [unit('A', { str: 4 })],
        }),
      ),
    ).toBe(26))
  test('stun damage without a UNIT', () =>
    expect(bond(after('相手に3点のスタンダメージを与える。'))).toBe(27))
  test('stun damage that a player does not take', () =>
    expect(
      bond(
        after(
          '相手に3点のスタンダメージを与える。',
          {},
          { homebase: [base('B', { text: '・あなたはスタンダメージを受けない。' })] },
        ),
      ),
    ).toBe(30))
  test('cards that are revealed, then divided', () => {
    const g = after('あなたのデッキの上から2枚を公開し、その中のUNITをすべて手札に加え、残りを軌跡に置く。', {
      deck: [unit('U'), item('I'), unit('under')],
      homebase: homebase(1),
    })
    expect(g.at('U').zone).toBe('hand')
    expect(g.at('I').zone).toBe('trails')
    expect(g.at('under').zone).toBe('deck')
  })
})
