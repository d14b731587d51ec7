import { describe, expect, test } from 'vitest'
import { type NamedCard, parseDeckList } from '../../src/index.ts'

const card = (id: string, ...names: string[]): NamedCard => ({ id, names })
const cards = [
  card('A-1', 'ドラゴンの騎士', 'Knight of the Dragon'),
  card('A-2', 'コンピューター'),
  card('A-3', '灯台守[見習い]'),
  card('A-4', '灯台守[一般]'),
  card('A-5', 'ガント[灯守]'),
  card('A-6', '3番目の月'),
  card('♠A', '♠A'),
  card('Joker', 'Joker'),
]
const read = (text: string) => parseDeckList(text, cards)
const counts = (text: string): Record<string, number> => {
  const out: Record<string, number> = {}
  for (const id of read(text).cards) out[id] = (out[id] ?? 0) + 1
  return out
}

describe('a deck list as people write it', () => {
  for (const line of [
    '3 ドラゴンの騎士',
    '3x ドラゴンの騎士',
    '3枚 ドラゴンの騎士',
    '３　ドラゴンの騎士',
    'ドラゴンの騎士 x3',
    'ドラゴンの騎士×3',
    'ドラゴンの騎士 ×３枚',
    'ドラゴンの騎士 3枚',
    'ドラゴンの騎士(3枚)',
    'ドラゴンの騎士: 3',
    '・ドラゴンの騎士 * 3',
    '- 3 ﾄﾞﾗｺﾞﾝの騎士',
    '3 どらごんの騎士',
    '3 knight of the dragon',
    '3 A-1',
    '3 Ａ－１',
    'A-1 x3',
    '| 3 | ドラゴンの騎士 |',
    'A-1\tドラゴンの騎士\t3',
    '3 ドラゴンの騎士 (A-1)',
    '3 [[ドラゴンの騎士]] // the best',
  ])
    test(`is read: ${JSON.stringify(line)}`, () => {
      expect(read(line)).toEqual({ name: null, cards: ['A-1', 'A-1', 'A-1'], strays: [] })
    })

  test('a name that begins with a number is that name first', () => {
    expect(counts('3番目の月\n2 3番目の月')).toEqual({ 'A-6': 3 })
  })

  test('long vowels, width and kana make no difference', () => {
    expect(counts('2 こんぴゅーた\n1 ｺﾝﾋﾟｭｰﾀｰ')).toEqual({ 'A-2': 3 })
  })

  test('a sub-name is told in any brackets, and may be left out where one card has the name', () => {
    expect(counts('2 灯台守/見習い\n1 灯台守（一般）\n3 ガント')).toEqual({ 'A-3': 2, 'A-4': 1, 'A-5': 3 })
  })

  test('a name that several cards have is asked back, with those cards', () => {
    const { cards: found, strays } = read('2 灯台守')
    expect(found).toEqual([])
    expect(strays).toMatchObject([
      { line: 1, text: '灯台守', count: 2, nearest: [{ id: 'A-3' }, { id: 'A-4' }] },
    ])
  })

  test('a slip is listed with its line, its number and the nearest names', () => {
    expect(read('ガソト').strays).toMatchObject([{ nearest: [{ id: 'A-5' }] }])
    const { strays } = read('1 Joker\n\n2 ドラゴソの騎士\n4 まったく知らないもの')
    expect(strays).toMatchObject([
      { line: 3, text: 'ドラゴソの騎士', count: 2, nearest: [{ id: 'A-1' }] },
      { line: 4, count: 4, nearest: [] },
    ])
  })

  test('playing cards keep their suits', () => {
    expect(counts('♠A\n2 Joker')).toEqual({ '♠A': 1, Joker: 2 })
  })

  test('headings, sums and comments name no card; a name of the deck is taken', () => {
    const list =
      'デッキ名: 竜の国\n# comment\nメインデッキ 50枚\nグレード3 (8枚)\n4 コンピューター\nGデッキ:\n合計 4枚\n'
    expect(read(list)).toEqual({ name: '竜の国', cards: ['A-2', 'A-2', 'A-2', 'A-2'], strays: [] })
  })

  test('rubbish never throws and ends', () => {
    for (const text of [
      '\u0000\uFFFF',
      '|||||',
      '999999999 x 999999',
      '('.repeat(10_000),
      '3 '.repeat(5_000),
    ])
      expect(read(text).cards).toEqual([])
  })
})
