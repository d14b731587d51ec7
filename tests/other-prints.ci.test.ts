import { openReplay } from '@fudaba/kernel/host'
import { expect, test } from 'vitest'
import { forEachGame, loadGame } from './games.ts'
import { later, played } from './otherPrints.ts'

/** Whole games with every ready deck, all of whose cards are read again from the replay. */

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)
  if (rules.readCard === undefined) return
  test.each(rules.decks.map(({ name }, n) => [name, n] as const))(
    `${game.name}: a game of %s goes as it went when no card of it is there any more`,
    (_, n) => {
      const { match, replay, used } = played(rules, n, rules.decisionBound)
      expect(match.result).not.toBeNull()
      const opened = openReplay(
        later(rules, (card) => (used.has(card.id) ? null : card)),
        replay,
      )
      expect(opened.difference).toBeNull()
      expect(opened.match.digest()).toBe(match.digest())
    },
  )
})
