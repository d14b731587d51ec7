import { expect, test } from 'vitest'
import { Offer } from '../src/offer.ts'

test('a copied decision is the same in everything, also in what others do not learn of it', () => {
  const offer = new Offer()
  offer.order(1, 'order', [3, 4, 5])
  offer.source = 7
  offer.secret = true
  offer.automatic = true
  const copy = new Offer()
  copy.copy(offer)
  expect(copy).toEqual(offer)
})
