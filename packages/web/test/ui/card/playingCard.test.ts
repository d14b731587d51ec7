import { blackpoker } from '@fudaba/blackpoker'
import type { GameRules } from '@fudaba/kernel'
import { Words } from '@fudaba/table'
import { expect, test } from 'vitest'
import { pipsOf, playingCard } from '../../../src/ui/card/playingCard.ts'

const words = new Words(blackpoker as GameRules, 'ja')

test('a number has as many pips as it says, a court card and the Joker none', () => {
  for (let rank = 1; rank <= 10; rank++) expect(pipsOf(rank)?.length).toBe(rank)
  for (const rank of [11, 12, 13]) expect(pipsOf(rank)).toBeUndefined()
  expect(playingCard(words, '♠10')).toEqual({ suit: '♠', rank: 10 })
  expect(playingCard(words, 'Joker')).toBeNull()
})
