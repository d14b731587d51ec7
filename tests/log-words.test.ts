import { chooseFor, random as anyAnswer } from '@fudaba/ai'
import { Match, Random, publicEvents } from '@fudaba/kernel'
import { deciding } from '@fudaba/kernel/search'
import { playerName } from '@fudaba/kernel/rules'
import { LogBook, Words, languages } from '@fudaba/table'
import { describe, expect, test } from 'vitest'
import { forEachGame, loadGame } from './games.ts'

/** Names as the code has them: soulAction, end-of-turn. */
const CODE = /\b[a-z]+[A-Z]\w*|\b[a-z]+(?:-[a-z]+){2,}\b/

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)

  describe(`the log of ${game.name}`, () => {
    test.each(languages)('says nothing in words of the code, however much it says (%s)', (lang) => {
      const match = new Match({ rules, seed: 'words' })
      const dice = new Random('words')
      for (let i = 0; i < 400 && deciding(match) !== null; i++)
        match.answer(playerName(deciding(match)!), chooseFor(match, anyAnswer, dice))
      const book = new LogBook(new Words(rules, lang))
      const lines = book.add(match.view(null), publicEvents(rules, match.game, null, 0))
      expect(lines.length).toBeGreaterThan(10)
      expect(lines.map(({ text }) => text).filter((text) => CODE.test(text))).toEqual([])
    })
  })
})
