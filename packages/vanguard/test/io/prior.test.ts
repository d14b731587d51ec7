import { Match, Random } from '@fudaba/kernel'
import type { Game } from '@fudaba/kernel/rules'
import { sample } from '@fudaba/kernel/search'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { type VanguardCard, vanguard, zones } from '@fudaba/vanguard'

/** What P2 imagines of P1's cards at the beginning of a fight. */
function imagined(mine: string): { readonly truth: Game; readonly world: Game } {
  const match = new Match({ rules: vanguard, seed: 3, decks: [mine, 'orchestra'] })
  for (let i = 0; i < 4; i++) {
    const d = match.decision!
    match.answer(
      d.player,
      d.candidates.slice(0, d.min).map(({ id }) => id),
    )
  }
  return { truth: match.game, world: sample(match.game, 1, new Random('w'), { rules: vanguard }) }
}
const cardsIn = (g: Game, zone: (typeof zones)[keyof typeof zones]): VanguardCard[] =>
  g.objects(zone, 0).map((row) => g.face(row) as VanguardCard)

describe('who imagines the cards of his opponent', () => {
  test('knows that G units lie in the G zone and nowhere else', () => {
    const { truth, world } = imagined('fortress')
    expect(cardsIn(world, zones.hand)).toHaveLength(cardsIn(truth, zones.hand).length)
    for (const zone of [zones.hand, zones.deck])
      expect(cardsIn(world, zone).filter(({ type }) => type === 'G')).toEqual([])
    expect(cardsIn(world, zones.g).every(({ type }) => type === 'G')).toBe(true)
  })
  test('takes a deck for the ready one that begins like it', () => {
    for (const { name, cards } of vanguard.decks) {
      const { world } = imagined(name)
      const imaginedCards = [zones.hand, zones.deck, zones.g].flatMap((zone) => cardsIn(world, zone))
      expect(imaginedCards.filter(({ id }) => !cards.includes(id))).toEqual([])
    }
  })
})
