import { blackpoker } from '@fudaba/blackpoker'
import type { GameRules } from '@fudaba/kernel'
import { expect, test } from 'vitest'
import { configFor } from '../../src/decks/deckConfig.ts'

test('the settings for a deck include the one that it needs', () => {
  const deck = blackpoker.decks.find(({ name }) => name === 'full54')!
  const rules = blackpoker as GameRules
  expect(configFor(rules, [deck, deck], {})).toEqual({ frame: 'full54' })
})
