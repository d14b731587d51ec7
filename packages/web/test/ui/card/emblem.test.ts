import { describe, expect, test } from 'vitest'
import { games } from '../../../src/games.ts'
import { emblemOf } from '../../../src/ui/card/emblem.ts'

describe('the emblem of a card', () => {
  test('is the same for the same name, and richer for a dearer card', () => {
    expect(emblemOf('S1-001', 2)).toEqual(emblemOf('S1-001', 2))
    expect(emblemOf('S1-001', 4).paths[1].d.length).toBeGreaterThan(emblemOf('S1-001', 0).paths[1].d.length)
  })

  test('has only numbers that a picture can have', () => {
    for (let i = 0; i < 500; i++)
      for (const { d } of emblemOf(`card ${i}`, i % 5).paths) expect(d).not.toMatch(/NaN|Infinity|undefined/)
  })

  for (const game of games)
    test(`no two cards of ${game.name} share one, and the mat has the hue of its tile`, async () => {
      const rules = await game.load()
      const drawn = rules.cards.map((card) =>
        emblemOf(rules.cardId(card), 1)
          .paths.map(({ d }) => d)
          .join(),
      )
      expect(new Set(drawn).size).toBe(drawn.length)
      expect(rules.table.layout.mat?.hue).toBe(game.hue)
    })
})
