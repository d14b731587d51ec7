import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { event, item, unit } from '../playing.ts'

/** 名称 (1302), いるなら/あるなら (1328). */

const strong = (text: string) => ({ str: 1, def: 1, text })
const str = (g: ReturnType<typeof board>, name: string): unknown => g.at(name).values['str']

describe('a card name in quotes', () => {
  test('means the whole name: a longer one that contains it is not meant', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit('asks', strong('・“風見”は+2/+0を得る。')),
          unit('A', { name: '風見', str: 1 }),
          unit('B', { name: '風見の影', str: 1 }),
        ],
      },
      at: 'homebase',
    })
    expect(str(g, 'A')).toBe(3)
    expect(str(g, 'B')).toBe(1)
    expect(g.at('B')).toBeUnchanged()
    g.proves('1302.1')
  })

  test('one that is contained is a part of the name', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit('asks', strong('・カード名に“風見”を含むUNITは+2/+0を得る。')),
          unit('A', { name: '風見', str: 1 }),
          unit('B', { name: '風見の影', str: 1 }),
          unit('C', { name: '影', str: 1 }),
        ],
      },
      at: 'homebase',
    })
    expect(str(g, 'A')).toBe(3)
    expect(str(g, 'B')).toBe(3)
    expect(str(g, 'C')).toBe(1)
    g.proves('1302.1a')
  })

  test('is found in whatever spelling it is printed, and so is a part of one', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit(
            'asks',
            strong('・“ルーク・風見 Ⅱ世”は+2/+0を得る。\n・カード名に“ルーク風見”を含むUNITは+0/+1を得る。'),
          ),
          unit('A', { name: 'ﾙｰｸ　風見(かざみ)II世', str: 1, def: 1 }),
          unit('B', { name: 'ル―ク・風見', str: 1, def: 1 }),
          unit('C', { name: 'ルク・風見Ⅱ世', str: 1, def: 1 }),
        ],
      },
      at: 'homebase',
    })
    expect(str(g, 'A')).toBe(3)
    expect(g.at('A').values['def']).toBe(2)
    expect(str(g, 'B')).toBe(1)
    expect(g.at('B').values['def']).toBe(2)
    expect(g.at('C')).toBeUnchanged()
  })

  test('without a zone means the cards in the field', () => {
    const g = board(kiseki, {
      P1: {
        hand: [event('E', { ep: 0, text: '“風見”を1つ対象とし、それをゲームから除外する。' })],
        field: [unit('A', { name: '風見' }), unit('B', { name: '風見' })],
        trails: [unit('gone', { name: '風見' })],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    expect(g.P1).toBeAsked('program.target')
    expect(g.P1).toOfferExactly('A', 'B')
    g.proves('1302.1b')
  })
})

describe('a sub-name in quotes', () => {
  test('means the sub-name, not a name that reads the same', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit('asks', strong('・サブ名“見習い”は+2/+0を得る。')),
          unit('A', { name: 'ミオ', sub: '見習い', str: 1 }),
          unit('B', { name: '見習い', str: 1 }),
        ],
      },
      at: 'homebase',
    })
    expect(str(g, 'A')).toBe(3)
    expect(str(g, 'B')).toBe(1)
    g.proves('1302.2')
  })

  test('without a zone means the cards in the field', () => {
    const g = board(kiseki, {
      P1: {
        hand: [event('E', { ep: 0, text: 'サブ名“見習い”を1つ対象とし、それをゲームから除外する。' })],
        field: [unit('A', { sub: '見習い' }), unit('B', { sub: '見習い' })],
        trails: [unit('gone', { sub: '見習い' })],
      },
      at: 'homebase',
    })
    g.P1.acts('play-event')
    expect(g.P1).toBeAsked('program.target')
    expect(g.P1).toOfferExactly('A', 'B')
    g.proves('1302.2a')
  })

  test('a craft on a sub-name sees the UNIT played from the homebase', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit('asks', {
            str: 1,
            text: '・あなたが拠点からサブ名“影”をプレイした時、これはこのターン中+2/+0を得る。',
          }),
        ],
        homebase: [unit('A', { sub: '影', cp: 0 }, { faceDown: true })],
        hand: [unit('B', { sub: '影', cp: 0 })],
      },
      effects: [{ effect: 'test played from the homebase', by: 'P1', on: 'A' }],
      at: 'deployment',
    })
    g.P1.acts('play-unit', { with: 'B' })
    g.everyonePasses()
    expect(str(g, 'asks')).toBe(1)
    g.P1.acts('play-unit', { with: 'A' })
    g.everyonePasses()
    expect(str(g, 'asks')).toBe(3)
  })
})

describe('a name in bold', () => {
  test('is an organisation: a UNIT of two answers to either, one that is called so does not', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit('asks', { ...strong('・協会は+2/+0を得る。'), organisations: ['学舎'] }),
          unit('A', { organisations: ['協会'], str: 1 }),
          unit('B', { organisations: ['学舎', '協会'], str: 1 }),
          unit('C', { name: '協会', organisations: ['学舎'], str: 1 }),
        ],
      },
      at: 'homebase',
    })
    expect(str(g, 'A')).toBe(3)
    expect(str(g, 'B')).toBe(3)
    expect(str(g, 'C')).toBe(1)
    g.proves('1302.3')
  })
})

describe('being there', () => {
  const asks = (text: string, more = {}) =>
    board(kiseki, { P1: { field: [unit('asks', strong(text))], ...more }, at: 'homebase' })

  test('いる in the field means UNITs: an ITEM of that name does not count', () => {
    const text = '・あなたの場に“風見”がいるなら、これは+3/+0を得る。'
    const g = board(kiseki, {
      P1: { field: [unit('asks', strong(text)), item('I', { name: '風見' })] },
      P2: { field: [unit('theirs', { name: '風見' })] },
      at: 'homebase',
    })
    expect(str(g, 'asks')).toBe(1)
    const there = board(kiseki, {
      P1: { field: [unit('asks', strong(text)), unit('A', { name: '風見' })] },
      at: 'homebase',
    })
    expect(str(there, 'asks')).toBe(4)
    g.proves('1328.1')
  })

  test('ある in a zone means cards of any type', () => {
    const text = '・あなたの軌跡に“風見”があるなら、これは+3/+0を得る。'
    expect(str(asks(text), 'asks')).toBe(1)
    const g = asks(text, { trails: [item('I', { name: '風見' })] })
    expect(str(g, 'asks')).toBe(4)
    g.proves('1328.2')
  })
})
