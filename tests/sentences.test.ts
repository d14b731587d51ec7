import { describe, expect, test } from 'vitest'
import { forEachGame, loadGame } from './games.ts'

/** Sentences that are found by the name of something else: nobody would miss one whose name is wrong. */
await forEachGame(async (game) => {
  const { rules } = await loadGame(game)
  const keys = Object.keys(rules.table.messages)

  describe(`the sentences of ${game.name}`, () => {
    test('one for a refusal names a clause that some action or question requires', () => {
      const { switches, rulebook } = rules.book
      const required = switches.declarations
        .filter(({ kind }) => kind === 'requirement')
        .map(({ clause }) => clause)
      const clauses = Object.keys(rulebook.clauses)
      const named = keys
        .filter((key) => key.startsWith('refused.'))
        .map((key) => key.slice('refused.'.length).replace(/#\d+$/, ''))
      for (const clause of named.filter((name) => clauses.includes(name))) expect(required).toContain(clause)
    })

    test('there is one for each moment at which a position may begin, and for no other', () => {
      const moments = keys
        .filter((key) => key.startsWith('moment.'))
        .map((key) => key.slice('moment.'.length))
      expect(moments.toSorted()).toEqual(Object.keys(rules.position?.at ?? {}).toSorted())
    })

    test('one for choosing nothing belongs to a question', () => {
      for (const key of keys.filter((each) => each.startsWith('none.')))
        expect(keys).toContain(key.slice('none.'.length))
    })

    test('tell how it is played in a few lines, one after the other', () => {
      const lines = keys.filter((key) => key.startsWith('primer.'))
      expect(lines).toEqual(lines.map((_, i) => `primer.${i + 1}`))
    })
  })
})
