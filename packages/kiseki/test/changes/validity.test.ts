import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { stun } from '../../src/changes/stun.ts'
import { happens } from '../cards.ts'
import { base, down, unit } from '../playing.ts'

/** 有効な能力 (1202), and what a stunned UNIT cannot do (1306.2c). */

const str = (g: ReturnType<typeof board>, name: string): unknown => g.at(name).values['str']
const bonus = { text: '・あなたの他のUNITは+1/+0を得る。' }

describe('an ability', () => {
  test('works only while it is valid: not that of a BASE that lies face down', () => {
    const table = (fields: { faceDown?: boolean }) =>
      board(kiseki, {
        P1: {
          field: [unit('A', { str: 1 })],
          homebase: [base('B', { text: '・あなたのUNITは+1/+0を得る。' }, fields)],
        },
        at: 'homebase',
      })
    expect(str(table({}), 'A')).toBe(2)
    const g = table(down)
    expect(str(g, 'A')).toBe(1)
    g.proves('1202.1')
  })

  test('of a UNIT is valid in the field, and not in hand, homebase or trail', () => {
    const g = board(kiseki, {
      P1: {
        field: [unit('A', { str: 1 }), unit('F', bonus)],
        hand: [unit('H', bonus)],
        trails: [unit('T', bonus)],
        homebase: [unit('D', bonus)],
      },
      at: 'homebase',
    })
    expect(str(g, 'A')).toBe(2)
    g.proves('1202.2')
  })

  test('that makes sense in one zone only is valid there, also face down', () => {
    const text = '・これがあなたの拠点に裏向きであるなら、あなたのUNITは+1/+0を得る。'
    const table = (fields: { faceDown?: boolean }) =>
      board(kiseki, {
        P1: { field: [unit('A', { str: 1 })], homebase: [unit('D', { text }, fields)] },
        at: 'homebase',
      })
    const g = table(down)
    expect(str(g, 'A')).toBe(2)
    expect(str(table({}), 'A')).toBe(1)
    g.proves('1202.5')
  })

  test('to be played from the homebase is valid in the homebase', () => {
    const g = board(kiseki, {
      P1: {
        homebase: [
          unit('D', { cp: 0, text: '・これは拠点からプレイできる。' }, down),
          unit('plain', { cp: 0 }, down),
        ],
      },
      at: 'deployment',
    })
    g.P1.acts('play-unit')
    g.everyonePasses()
    expect(g.at('D').zone).toBe('field')
    expect(g.at('plain')).toBeUnchanged()
    g.proves('1202.5')
  })
})

describe('a stunned UNIT', () => {
  test('has no activated craft to play', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { text: '・0EP支払う:カードを1枚引く。' })], deck: 3 },
      at: 'homebase',
    })
    expect(g.P1).toOffer('play-craft')
    happens(g, stun, 'A')
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).not.toOffer('play-craft')
    g.proves('1306.2c')
  })
})
