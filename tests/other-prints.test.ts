import { openReplay, rulesWithCards } from '@fudaba/kernel/host'
import { expect, test } from 'vitest'
import { forEachGame, loadGame } from './games.ts'
import { later, played, printedCards } from './otherPrints.ts'

/**
 * Replays outlive the catalogue: a later one may have other cards, print cards otherwise, or have lost some, and the
 * game goes as it went.
 */

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)
  if (rules.readCard === undefined) return
  const { match, replay, used } = played(rules, 0, 60)

  test(`${game.name}: every card that is read again from what stands on it is the same card`, () => {
    const cards = Object.fromEntries(printedCards(rules).map((card) => [card.id, card]))
    const read = rulesWithCards({ ...rules, cards: [] }, cards)
    const again = new Map(read.cards.map((card) => [rules.cardId(card), card]))
    expect(again.size).toBe(rules.cards.length)
    for (const card of rules.cards) {
      const same = again.get(rules.cardId(card))!
      expect(same).toEqual(card)
      expect(same).not.toBe(card)
      expect(rules.cardText!(same, read.book)).toEqual(rules.cardText!(card, rules.book))
    }
  })

  test(`${game.name}: a change to cards that are not in it does not matter`, () => {
    const other = later(rules, (card) => (used.has(card.id) ? card : null))
    const opened = openReplay(other, replay)
    expect(opened.difference).toBeNull()
    expect(opened.match.digest()).toBe(match.digest())
  })

  test(`${game.name}: cards that are printed otherwise now are played as they were`, () => {
    const other = later(rules, (card) =>
      used.has(card.id) ? { ...card, name: `${String(card['name'])}改` } : card,
    )
    const opened = openReplay(other, replay)
    expect(opened.difference).toBeNull()
    expect(opened.match.digest()).toBe(match.digest())
  })

  test(`${game.name}: cards that are no longer there are played as they were`, () => {
    const other = later(rules, (card) => (used.has(card.id) ? null : card))
    const opened = openReplay(other, replay)
    expect(opened.difference).toBeNull()
    expect(opened.match.result).toEqual(match.result)
  })
})
