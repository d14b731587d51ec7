import { type GameRules, Random, beginFromPosition, withCards } from '@fudaba/kernel'
import { answer, randomAnswer } from '@fudaba/kernel/search'
import { kiseki } from '@fudaba/kiseki'
import { describe, expect, test } from 'vitest'
import { type OwnCardGame, ownCardGames, sizes } from './ownCards.ts'

/** Cards that somebody brings are in rules of their own: nothing outside of these knows of them. */

const with1 = ({ rules, card }: OwnCardGame, word: string, text: 0 | 1): GameRules =>
  withCards(rules, [rules.readCard!(card(word, text))])

const DECISIONS = 60

/** Plays a board with this card in place by chance, a few decisions at a time; the digests after each. */
function* played({ rules, board, card }: OwnCardGame, text: 0 | 1) {
  const match = beginFromPosition(rules, { ...board(card('同名', text)), seed: 3 })
  const random = new Random(5)
  for (let n = 0; n < DECISIONS && !match.game.over; n++) {
    yield `${match.digest()} ${JSON.stringify(match.view('P1'))}`
    answer(
      match.game,
      randomAnswer(match.game.offer, (below) => random.below(below)),
    )
  }
}

describe.each(ownCardGames)('own cards of $rules.name', (game) => {
  test('leave book, vocabularies, grammar and word lists of the game as they are', () => {
    const before = sizes(game)
    const rules = with1(game, '新語', 0)
    expect(sizes(game)).toEqual(before)
    expect(rules.cards.length).toBe(game.rules.cards.length + 1)
    expect(rules.book.abilities.length).toBeGreaterThan(game.rules.book.abilities.length - 1)
    beginFromPosition(game.rules, game.board(game.card('別語', 1)))
    expect(sizes(game)).toEqual(before)
  })

  test('give the same rules for the same content, and others for another text', () => {
    const rules = with1(game, '同じ', 0)
    expect(with1(game, '同じ', 0)).toBe(rules)
    expect(with1(game, '同じ', 1)).not.toBe(rules)
  })

  test('are told with their own text, and with nothing unread', () => {
    const said = ([0, 1] as const).map((text) => {
      const rules = with1(game, '同名', text)
      return rules.cardText!(rules.cards.at(-1)!, rules.book)
    })
    for (const lines of said) expect(lines.every(({ unread }) => !unread)).toBe(true)
    expect(said[0]).not.toEqual(said[1])
  })

  test('do not meet those of another match that have the same names and other texts', () => {
    const [alone, other] = [[...played(game, 0)], [...played(game, 1)]]
    expect(alone).not.toEqual(other)
    const [one, two] = [played(game, 0), played(game, 1)]
    const together: [unknown[], unknown[]] = [[], []]
    for (let n = 0; n < DECISIONS; n++) {
      together[0].push(one.next().value)
      together[1].push(two.next().value)
    }
    expect(together[0].filter(Boolean)).toEqual(alone)
    expect(together[1].filter(Boolean)).toEqual(other)
  })

  test('may bring any number of new words', () => {
    const cards = Array.from({ length: 700 }, (_, i) => game.rules.readCard!(game.card(`語${i}番`, 0)))
    const before = sizes(game)
    const rules = withCards(game.rules, cards)
    const [own, bare] = [rules, game.rules].map(({ book }) =>
      Math.max(...book.characteristics.map(({ words }) => words?.in(book).size ?? 0)),
    )
    expect(own - bare).toBeGreaterThanOrEqual(700)
    expect(sizes(game)).toEqual(before)
  })
})

describe('words of cards', () => {
  const speaks = {
    name: '語り手',
    types: ['EVENT'],
    ep: 0,
    text: 'UNITを1つ対象とし、それはこのターン中遠方衆を得る。',
  }
  const bears = { name: '遠方の者', types: ['UNIT'], cp: 0, str: 1, def: 1, organisations: ['遠方衆'] }
  const unread = (rules: GameRules) => rules.cardText!(rules.cards[kiseki.cards.length], rules.book)[0].unread

  test('are known before any text of the set is read, also those of a later card', () => {
    const [speaker, bearer] = [speaks, bears].map((literal) => kiseki.readCard!(literal))
    expect(unread(withCards(kiseki as GameRules, [speaker, bearer]))).toBe(false)
    expect(unread(withCards(kiseki as GameRules, [speaker]))).toBe(true)
  })

  test('are known before any text of a position is read', () => {
    const begin = (own: readonly object[]) =>
      beginFromPosition(
        kiseki as GameRules,
        {
          format: 'fudaba-position/1',
          game: 'kiseki',
          at: 'deployment',
          P1: { hand: own.map((card) => ({ card })), field: [{ card: { name: '受け手', str: 1, def: 1 } }] },
          P2: {},
        } as never,
      )
    const canPlay = (own: readonly object[]): boolean =>
      begin(own).decision!.candidates.some(({ name }) => name === 'play-event')
    expect(canPlay([speaks, bears])).toBe(true)
  })
})
