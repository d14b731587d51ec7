import { Random, beginFromPosition } from '@fudaba/kernel'
import { answer, randomAnswer } from '@fudaba/kernel/search'
import { describe, expect, it } from 'vitest'
import { testBoard, vanguard } from '@fudaba/vanguard'

describe('a board to try a card on', () => {
  it.each(vanguard.cards.filter((_, i) => i % 12 === 0).map((card) => [card.name, card] as const))(
    '%s can be played from there',
    (_, card) => {
      const { abilities: _trees, keywords: _words, mates: _mates, ...printed } = card
      const { game } = beginFromPosition(vanguard, testBoard({ ...printed }))
      const random = new Random(3)
      for (let i = 0; i < 40 && !game.over; i++)
        answer(
          game,
          randomAnswer(game.offer, (n) => random.below(n)),
        )
      expect(game.over || game.offer.player >= 0).toBe(true)
    },
  )
})
