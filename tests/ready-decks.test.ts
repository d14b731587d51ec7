import { aquarianAge } from '@fudaba/aquarian-age'
import { kiseki } from '@fudaba/kiseki'
import { lastChronicle } from '@fudaba/last-chronicle'
import { vanguard } from '@fudaba/vanguard'
import { type GameRules, resolveConfig } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/u
const games = [kiseki, lastChronicle, vanguard, aquarianAge] as readonly GameRules[]

describe.each(games)('the ready decks of $name', (rules) => {
  const { decks, cards } = rules
  const byId = new Map(cards.map((card) => [rules.cardId(card), card]))

  test('are four, and each may be played', () => {
    expect(decks).toHaveLength(4)
    for (const deck of decks)
      expect(
        rules.checkDeck(
          deck.cards.map((id) => byId.get(id)!),
          resolveConfig(rules, {}),
        ),
        deck.name,
      ).toEqual([])
  })

  test('have a name of their own in each language, and say in one sentence how they are played', () => {
    for (const title of [decks.map((deck) => deck.title.ja), decks.map((deck) => deck.title.en)])
      expect(new Set(title).size).toBe(decks.length)
    for (const { title, hint } of decks) {
      expect(title.en).not.toMatch(JAPANESE)
      expect(hint?.ja).toMatch(/^[^。]+。$/)
      expect(hint?.en).toMatch(/^[A-Z][^.]+\.$/)
      expect(hint?.en).not.toMatch(JAPANESE)
    }
  })

  test('share less than half of their cards with each other, so that each is another plan', () => {
    for (const [i, one] of decks.entries())
      for (const two of decks.slice(i + 1)) {
        const left = [...two.cards]
        const shared = one.cards.filter((id) => {
          const at = left.indexOf(id)
          if (at >= 0) left.splice(at, 1)
          return at >= 0
        })
        expect(shared.length / one.cards.length, `${one.name} and ${two.name}`).toBeLessThan(0.5)
      }
  })
})
