import { describe, expect, it } from 'vitest'
import { vanguard } from '@fudaba/vanguard'
import { whole } from './reading.ts'

describe('cards of the first set', () => {
  it.each(vanguard.cards.map((card) => [card.id, card] as const))(
    '%s is read whole, printed back and said in English',
    (_, { text }) => {
      const lines = (text ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('・'))
      expect(whole(text ?? '').paragraphs).toHaveLength(lines.length)
    },
  )
})
