import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DeckCodeError,
  codeIn,
  deckCode,
  deckFileText,
  deckListText,
  parseDeck,
  parseDeckList,
  readDeckCode,
  readDeckText,
} from '../../src/index.ts'

const deck = {
  format: 'fudaba-deck/1',
  game: 'kiseki',
  name: '灯と霧',
  config: { format: 'strategy' },
  cards: ['S1-001', 'S1-001', 'S1-002', '3 x', '3 x'],
  own: {
    cards: [{ id: '3 x', name: '月', types: ['UNIT'], arts: { ep: 1, text: '…' } }],
    words: { organisations: { 月: 'Moon' } },
  },
} as const

describe('a deck as a code', () => {
  test('comes back as it was, own cards and all', async () => {
    expect(await readDeckCode(await deckCode(deck))).toEqual(deck)
  })

  test('of fifty cards of a game is short', async () => {
    const cards = Array.from({ length: 22 }, (_, i) => `S1-${String(i * 6 + 1).padStart(3, '0')}`)
    const code = await deckCode({ game: 'kiseki', name: 'x', cards: cards.flatMap((id) => [id, id]) })
    expect(code.length).toBeLessThan(260)
  })

  test('is found alone and in a link, and nowhere else', async () => {
    const code = await deckCode(deck)
    expect(codeIn(` ${code}\n`)).toBe(code)
    expect(codeIn(`https://example.org/x/#/deck/${code}`)).toBe(code)
    expect(codeIn('3 fd1')).toBeNull()
    expect(codeIn('')).toBeNull()
  })

  test('that was cut or changed is refused, whatever it is', async () => {
    const code = await deckCode(deck)
    const changed = `${code.slice(0, 30)}${code[30] === 'A' ? 'B' : 'A'}${code.slice(31)}`
    for (const bad of [code.slice(0, -5), changed, 'fd1', 'fd1AAAA', `fd1${'é'.repeat(9)}`])
      await expect(readDeckCode(bad)).rejects.toBeInstanceOf(DeckCodeError)
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        await expect(readDeckCode(`fd1${text}`)).rejects.toBeInstanceOf(DeckCodeError)
      }),
      { numRuns: 50, seed: 4 },
    )
  })

  test('that unfolds to more than any deck is refused', async () => {
    const bomb = await deckCode({
      game: 'g',
      name: 'n',
      cards: [],
      own: { cards: [{ id: 'x', text: 'a'.repeat(6_000_000) }] },
    })
    expect(bomb.length).toBeLessThan(20_000)
    await expect(readDeckCode(bomb)).rejects.toBeInstanceOf(DeckCodeError)
  })
})

describe('a deck as a text', () => {
  test('as a file comes back as it was, in both forms', () => {
    for (const form of ['yaml', 'json'] as const)
      expect(parseDeck(`d.${form}`, deckFileText(deck, form))).toEqual(deck)
  })

  test('as a list is read back by names', () => {
    const names = [
      { id: 'a', names: ['春の月'] },
      { id: 'b', names: ['夏の月[一般]'] },
    ]
    const text = deckListText(
      '四季',
      [{ title: 'メイン', cards: ['a', 'b', 'b'] }],
      (id) => names.find((each) => each.id === id)!.names[0],
    )
    expect(text).toBe('// 四季\n\n// メイン (3)\n1 春の月\n2 夏の月[一般]\n')
    expect(parseDeckList(text, names)).toEqual({ name: null, cards: ['a', 'b', 'b'], strays: [] })
  })

  test('is known by what it is: a file, a code, a link, a list', async () => {
    const options = { game: 'kiseki', cardsOf: async () => [{ id: 'S1-001', names: ['灯台守'] }] }
    const code = await deckCode(deck)
    expect((await readDeckText('deck', deckFileText(deck, 'yaml'), options)).deck).toEqual(deck)
    expect((await readDeckText('deck', deckFileText(deck, 'json'), options)).deck).toEqual(deck)
    expect((await readDeckText('deck', `http://x/#/deck/${code}`, options)).deck).toEqual(deck)
    expect((await readDeckText('deck', '2 灯台守', options)).deck.cards).toEqual(['S1-001', 'S1-001'])
    await expect(readDeckText('d.txt', '2 灯台守', { cardsOf: options.cardsOf })).rejects.toThrow('--game')
  })
})
