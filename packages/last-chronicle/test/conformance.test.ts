import { lastChronicle } from '@fudaba/last-chronicle'
import { describe, expect, playedAtRandom, test } from '@fudaba/kernel/testing'

describe('random play', () => {
  test('comes to a real end, by life or by deck', () => {
    const endings = new Set(
      Array.from({ length: 12 }, (_, seed) => playedAtRandom(lastChronicle, seed).result?.ending),
    )
    expect([...endings].every((ending) => ending === 'life' || ending === 'deck' || ending === 'both')).toBe(
      true,
    )
    expect(endings.has('life')).toBe(true)
  })
})
