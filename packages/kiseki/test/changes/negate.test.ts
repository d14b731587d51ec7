import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { addOrganisations } from '../../grammar/index.ts'
import { down, event, unit } from '../playing.ts'

addOrganisations({ ja: '学舎', en: 'Academy' })

/** 無効にする (1324), 適用されている効果を無効化する (1325). */

const negating = event('N', {
  ep: 0,
  text: '発動待機領域のカードや能力を1つ対象とし、それを無効にする。',
})

describe('what is negated', () => {
  test('leaves the waiting zone, a card for its owner’s trail, and nothing comes of it', () => {
    const g = board(kiseki, {
      P1: {
        hand: [event('E', { ep: 1, text: 'カードを2枚引く。' })],
        homebase: [unit('base', {}, down)],
        deck: 5,
      },
      P2: { hand: [negating] },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.P1.acts('acquire-ep')
    g.P1.passes()
    g.P2.acts('play-event')
    g.everyonePasses()
    expect(g.at('E').zone).toBe('trails')
    expect(g.zone('waiting')).toHaveLength(0)
    expect(g.zone('P1', 'hand')).toHaveLength(0)
    // What was paid stays paid.
    expect(g.count('P1', 'ep')).toBe(0)
    expect(g.at('base').turned).toBe(true)
    g.proves('1324.1', '1324.2')
  })

  test('a card that waits as a pseudo-card stays in the homebase', () => {
    const g = board(kiseki, {
      P1: { homebase: [event('E', { ep: 0, text: 'カードを2枚引く。' }, down)], deck: 5 },
      P2: { hand: [negating] },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.P1.passes()
    g.P2.acts('play-event')
    g.everyonePasses()
    expect(g.at('E').zone).toBe('homebase')
    expect(g.zone('waiting')).toHaveLength(0)
    expect(g.zone('P1', 'hand')).toHaveLength(0)
    g.proves('1324.1')
  })

  test('a craft that waits is negated as a craft', () => {
    const g = board(kiseki, {
      P1: {
        field: [unit('A', { text: '・1EP支払う:カードを2枚引く。' })],
        homebase: [unit('base', {}, down)],
        deck: 5,
      },
      P2: { hand: [event('N', { ep: 0, text: '発動待機領域のクラフトを1つ対象とし、それを無効にする。' })] },
      at: 'homebase',
    })
    g.P1.acts('play-craft')
    g.P1.acts('acquire-ep')
    expect(g.zone('waiting')).toHaveLength(1)
    g.P1.passes()
    g.P2.acts('play-event')
    g.everyonePasses()
    expect(g.zone('waiting')).toHaveLength(0)
    expect(g.zone('P1', 'hand')).toHaveLength(0)
    expect(g.at('A')).toBeUnchanged()
  })
})

describe('effects that are cancelled', () => {
  const cancel = event('C', { ep: 0, text: 'UNITを1つ対象とし、それに適用されている効果を無効化する。' })
  const plus = (name: string, text: string) => event(name, { ep: 0, text })
  const stats = (g: ReturnType<typeof board>, name: string): unknown[] => [
    g.at(name).values['str'],
    g.at(name).values['def'],
  ]

  test('no longer apply to the card, whatever part of it they change', () => {
    const g = board(kiseki, {
      P1: {
        hand: [plus('E', 'UNITを1つ対象とし、それは+3/+3を得る。'), cancel],
        field: [unit('A', { str: 2, def: 2 }), unit('B', { str: 2, def: 2 })],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event', { with: 'E' })
    g.P1.chooses('A')
    g.everyonePasses()
    expect(stats(g, 'A')).toEqual([5, 5])
    g.P1.acts('play-event', { with: 'C' })
    g.P1.chooses('A')
    g.everyonePasses()
    expect(stats(g, 'A')).toEqual([2, 2])
    expect(g.at('B')).toBeUnchanged()
    g.proves('1325.1')
  })

  test('protect it no longer from being a target', () => {
    const kills = (name: string) => event(name, { ep: 0, text: 'UNITを1つ対象とし、それを即死させる。' })
    const free = unit('A', { text: '・これは相手の効果の対象にならない。' })
    const g = board(kiseki, {
      P1: { hand: [cancel], field: [free, unit('B', { text: '・これは相手の効果の対象にならない。' })] },
      P2: { hand: [kills('K')] },
      at: 'homebase',
    })
    g.P1.acts('play-event', { with: 'C' })
    g.P1.chooses('A')
    g.P1.passes()
    expect(g.may('P2', 'play-event', 'K')).toBe(false)
    g.everyonePasses()
    g.P1.passes()
    g.P2.acts('play-event', { with: 'K' })
    g.everyonePasses()
    expect(g.at('A').zone).toBe('trails')
    expect(g.at('B')).toBeUnchanged()
    g.proves('1325.1')
  })

  test('are those that applied before; what comes after applies', () => {
    const g = board(kiseki, {
      P1: {
        hand: [
          plus('E', 'UNITを1つ対象とし、それは+3/+3を得る。'),
          plus('F', 'UNITを1つ対象とし、それは+1/+0を得る。'),
          cancel,
        ],
        field: [unit('A', { str: 2, def: 2 }), unit('B')],
      },
      at: 'homebase',
    })
    for (const name of ['E', 'C', 'F']) {
      g.P1.acts('play-event', { with: name })
      g.P1.chooses('A')
      g.everyonePasses()
    }
    expect(stats(g, 'A')).toEqual([3, 2])
    g.proves('1325.1a')
  })

  test('an effect that works in several layers is cancelled in each of them', () => {
    const g = board(kiseki, {
      P1: {
        hand: [plus('E', 'UNITを1つ対象とし、それは学舎と【暗躍】を得る。'), cancel],
        field: [
          unit('A', { str: 2, def: 2 }),
          unit('asks', { str: 0, organisations: ['学舎'], text: '・学舎は+0/+1を得る。' }),
        ],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event', { with: 'E' })
    g.P1.chooses('A')
    g.everyonePasses()
    expect(g.at('A').values['organisations']).toBe('協会・学舎')
    expect(stats(g, 'A')).toEqual([2, 3])
    g.P1.acts('play-event', { with: 'C' })
    g.P1.chooses('A')
    g.everyonePasses()
    expect(g.at('A').values['organisations']).toBe('協会')
    expect(stats(g, 'A')).toEqual([2, 2])
    g.proves('1325.1b')
  })
})
