import { aquarianAge } from '@fudaba/aquarian-age'
import { describe, expect, playedAtRandom, test } from '@fudaba/kernel/testing'

describe('random play', () => {
  test('comes to a real end, by damage or by deck', () => {
    const endings = new Set(
      Array.from({ length: 8 }, (_, seed) => playedAtRandom(aquarianAge, seed).result?.ending),
    )
    expect([...endings].every((ending) => ending === 'damage' || ending === 'deck')).toBe(true)
  })
})
