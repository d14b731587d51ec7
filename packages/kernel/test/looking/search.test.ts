import { describe, expect, test } from 'vitest'
import { Search, answer, decision, randomAnswer } from '@fudaba/kernel/search'
import { Match, Random } from '@fudaba/kernel'
import { hush } from '../testing/hush.ts'

const dice = (seed: string): ((n: number) => number) => {
  const random = new Random(seed)
  return (n) => random.below(n)
}

describe('a search', () => {
  test('comes back to the same state and the same decision, however far it went', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { game } = new Match({ rules: hush, seed })
      const search = new Search(game)
      const seen: [string, unknown][] = []
      const below = dice(`${seed}`)
      while (!game.over) {
        seen.push([game.store.digest(), decision(game)])
        search.mark()
        answer(game, randomAnswer(game.offer, below))
      }
      while (search.depth > 0) {
        search.back()
        expect([game.store.digest(), decision(game)]).toEqual(seen.pop())
      }
    }
  })

  test('leaves no trace: the game goes on as if nobody had looked ahead', () => {
    const [plain, searched] = [3, 3].map((seed) => new Match({ rules: hush, seed }).game)
    const search = new Search(searched)
    const [first, second] = [dice('x'), dice('x')]
    const ahead = dice('ahead')
    while (!plain.over) {
      search.mark()
      for (let n = 0; n < 4 && !searched.over; n++) answer(searched, randomAnswer(searched.offer, ahead))
      search.back()
      answer(plain, randomAnswer(plain.offer, first))
      answer(searched, randomAnswer(searched.offer, second))
      expect(searched.store.digest()).toBe(plain.store.digest())
      expect(searched.log.count).toBe(plain.log.count)
    }
  })

  test('refuses to go back further than it came', () => {
    const search = new Search(new Match({ rules: hush, seed: 1 }).game)
    expect(() => search.back()).toThrow('there is no mark to go back to')
  })
})
