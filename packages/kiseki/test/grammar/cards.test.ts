import { describe, expect, it } from 'vitest'
import { kiseki } from '@fudaba/kiseki'
import { whole } from './reading.ts'

describe('cards of the first set', () => {
  it.each(kiseki.cards.map((card) => [card.id, card] as const))(
    '%s is read whole, printed back and said in English',
    (_, { text, arts }) => {
      if (text !== undefined) whole(text)
      if (arts !== undefined) whole(arts.text)
      expect(text ?? arts).toBeDefined()
    },
  )
})
