import { expect, test } from 'vitest'
import { Offer } from '../../src/answers/offer.ts'

test('a copy of an offer equals it in every field, secrecy included', () => {
  const offer = new Offer()
  offer.order(1, 'order', [3, 4, 5])
  offer.source = 7
  offer.secret = true
  offer.automatic = true
  const copy = new Offer()
  copy.copy(offer)
  expect(copy).toEqual(offer)
})
