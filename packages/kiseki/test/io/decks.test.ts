import { kiseki } from '@fudaba/kiseki'
import { describe, expect, test } from 'vitest'
import { normalise } from '@fudaba/cardtext'
import { grammar } from '../../grammar/index.ts'

const card = (id: string) => kiseki.cards.find((each) => each.id === id)!
const decks = kiseki.decks.map((deck) => [deck.name, deck] as const)

describe('the ready decks', () => {
  test.each(decks)('%s is legal, and made of more than twenty different cards', (_, deck) => {
    expect(kiseki.checkDeck(deck.cards.map(card), { format: 'strategy' })).toEqual([])
    expect(new Set(deck.cards).size).toBeGreaterThan(20)
  })

  test.each(decks)('%s says in one sentence how it is played', (_, { hint }) => {
    expect(hint?.ja).toMatch(/^[^。]+。$/)
    expect(hint?.en).toMatch(/^[A-Z][^.]+\.$/)
    expect(hint?.en).not.toMatch(/[ぁ-んァ-ヶ一-龠]/)
  })

  /** Part of the deck for which the test holds. */
  const part = (name: string, test_: (each: ReturnType<typeof card>) => boolean): number => {
    const list = kiseki.decks.find((deck) => deck.name === name)!.cards.map(card)
    return list.filter(test_).length / list.length
  }
  test('they play differently: the wreckers attack with many cheap UNITs, the lighthouse answers and builds', () => {
    const cheap = (each: ReturnType<typeof card>) => each.types.includes('UNIT') && (each.cp ?? 0) <= 2
    const builds = ({ types }: ReturnType<typeof card>) => types.includes('BASE') || types.includes('EVENT')
    expect(part('wreckers', cheap)).toBeGreaterThan(part('lighthouse', cheap) + 0.1)
    expect(part('lighthouse', builds)).toBeGreaterThan(part('wreckers', builds) + 0.1)
    const ofBand = (each: ReturnType<typeof card>) => each.organisations?.includes('錆鉄団') === true
    expect(part('wreckers', ofBand)).toBeGreaterThan(0.7)
    expect(part('lighthouse', ofBand)).toBe(0)
  })

  test('without a word about decks, games are played with them', () => {
    expect([...kiseki.defaultDecks({ format: 'strategy' })].sort()).toEqual(['lighthouse', 'wreckers'])
  })
})

describe('the catalogue', () => {
  test('UNITs stand on a curve: what costs more is worth more', () => {
    const units = kiseki.cards.filter(({ types }) => types.length === 1 && types[0] === 'UNIT')
    const worth = [1, 2, 3, 4, 5].map((cp) => {
      const all = units.filter((each) => each.cp === cp)
      return all.reduce((sum, { str = 0, def = 0 }) => sum + str + def, 0) / all.length
    })
    expect(worth.every((value, i) => i === 0 || value > worth[i - 1])).toBe(true)
  })
  test('no two texts are the same', () => {
    const texts = kiseki.cards.flatMap(({ text }) =>
      text === undefined || text.startsWith('【') ? [] : [normalise(text, grammar.spec.normal).text],
    )
    expect(new Set(texts).size).toBe(texts.length)
  })
})
