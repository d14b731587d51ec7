import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { exile } from '../../src/changes/verbs.ts'
import { happens } from '../cards.ts'
import { down, event, item, unit } from '../playing.ts'

/** 不定数 (1305). */

const items = (n: number) => Array.from({ length: n }, (_, i) => item(`item ${i}`))
const bases = (n: number) => Array.from({ length: n }, (_, i) => unit(`base ${i}`, {}, down))
const str = (g: ReturnType<typeof board>, name: string): unknown => g.at(name).values['str']

describe('variables of a text', () => {
  test('that no text defines is chosen by the player on playing', () => {
    const g = board(kiseki, {
      P1: {
        field: [unit('A', { str: 1, text: '・XEP支払う:これはこのターン中+X/+0を得る。' })],
        homebase: bases(3),
      },
      at: 'homebase',
    })
    g.P1.acts('play-craft')
    expect(g.P1).toBeAsked('program.x')
    g.P1.answers(2)
    g.P1.acts('acquire-ep', { with: 'base 0' })
    g.P1.acts('acquire-ep', { with: 'base 1' })
    g.everyonePasses()
    expect(str(g, 'A')).toBe(3)
    g.proves('1305.2a')
  })

  const targets = 'UNITをXつ対象とし、それらをアクションする。Xはあなたの場のITEMの数に等しい。'
  const aim = () =>
    board(kiseki, {
      P1: { hand: [event('E', { ep: 0, text: targets })], field: [...items(2), unit('A')] },
      P2: { field: [unit('B'), unit('C')] },
      at: 'homebase',
    })

  test('that the play needs is worked out on playing', () => {
    const g = aim()
    g.P1.acts('play-event')
    expect(g.P1).toBeAsked('program.target')
    expect(g.match.decision?.min).toBe(2)
    expect(g.match.decision?.max).toBe(2)
  })
  test('and what it was then is the X of the whole text, whatever is counted later', () => {
    const g = board(kiseki, {
      P1: {
        hand: [event('E', { ep: 0, text: `${both}その後、カードをX枚引く。` })],
        field: [...items(2), unit('A', { str: 1 })],
        deck: 5,
      },
      P2: { field: [unit('B', { str: 1 }), unit('C')] },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    g.P1.chooses('A', 'B')
    happens(g, exile, 'item 0', 'item 1')
    g.everyonePasses()
    expect([str(g, 'A'), str(g, 'B')]).toEqual([3, 3])
    expect(g.count('P1', 'hand')).toBe(2)
    g.proves('1305.2b')
  })

  const both = 'UNITをXつ対象とし、それらはこのターン中+X/+0を得る。Xはあなたの場のITEMの数に等しい。'
  test('that was fixed on playing stays what it was', () => {
    const g = board(kiseki, {
      P1: { hand: [event('E', { ep: 0, text: both })], field: [...items(2), unit('A', { str: 1 })] },
      P2: { field: [unit('B', { str: 1 })] },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    happens(g, exile, 'item 0')
    g.everyonePasses()
    expect(str(g, 'A')).toBe(3)
    expect(str(g, 'B')).toBe(3)
    g.proves('1305.2c')
  })

  test('that only the effect needs is worked out on resolution', () => {
    const g = board(kiseki, {
      P1: {
        hand: [
          event('E', {
            ep: 0,
            text: 'UNITを1つ対象とし、それはこのターン中+X/+0を得る。Xはあなたの場のITEMの数に等しい。',
          }),
        ],
        field: [...items(2), unit('A', { str: 1 })],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    happens(g, exile, 'item 0')
    g.everyonePasses()
    expect(str(g, 'A')).toBe(2)
    g.proves('1305.3')
  })

  test('in a constant craft follows every change', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          ...items(2),
          unit('A', { str: 1, text: '・これは+X/+0を得る。Xはあなたの場のITEMの枚数に等しい。' }),
        ],
      },
      at: 'homebase',
    })
    expect(str(g, 'A')).toBe(3)
    happens(g, exile, 'item 0')
    expect(str(g, 'A')).toBe(2)
    g.proves('1305.4')
  })

  test('Y is asked for like X', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit('A', { str: 1, def: 1, text: '・XEP支払う、YEP支払う:これはこのターン中+X/+Yを得る。' }),
        ],
        homebase: bases(3),
      },
      at: 'homebase',
    })
    g.P1.acts('play-craft')
    g.P1.answers(0)
    expect(g.P1).toBeAsked('program.x')
    g.P1.answers(1)
    g.P1.acts('acquire-ep', { with: 'base 0' })
    g.everyonePasses()
    expect(g.at('A').values['def']).toBe(2)
    expect(str(g, 'A')).toBe(1)
    g.proves('1305.5')
  })
})
