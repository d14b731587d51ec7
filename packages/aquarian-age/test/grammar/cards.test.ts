import { describe, expect, it } from 'vitest'
import { catalogue } from '../set1.ts'
import { factions, types } from '../../src/board/words.ts'
import { whole } from './reading.ts'

describe('cards of the first set', () => {
  it.each(catalogue.flatMap((card) => (card.text === undefined ? [] : [[card.id, card.text] as const])))(
    '%s is read whole, printed back and said in English',
    (_, text) => void whole(text),
  )

  it('are at least a hundred, of all five types and of every faction and none', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(100)
    expect(new Set(catalogue.map(({ type }) => type))).toEqual(new Set(types))
    const of = new Set<string>(
      catalogue.flatMap((card): readonly string[] => (card.factions.length === 0 ? ['none'] : card.factions)),
    )
    expect(of).toEqual(new Set(factions))
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length)
  })
})
