import { lastChronicle } from '@fudaba/last-chronicle'
import { Match, Random, idsFor, randomAnswer } from '@fudaba/kernel'
import { describe, expect, test } from '@fudaba/kernel/testing'

/** A game of random answers to its end. */
function played(seed: number): Match {
  const match = new Match({ rules: lastChronicle, seed })
  const random = new Random(`random ${seed}`)
  while (match.decision !== null) {
    const d = match.decision
    if (match.inputs.length > lastChronicle.decisionBound) throw new Error('no end')
    match.answer(
      d.player,
      idsFor(
        d,
        randomAnswer(match.game.offer, (n) => random.below(n)),
      ),
    )
  }
  return match
}

describe('random play', () => {
  test('comes to a real end, by life or by deck', () => {
    const endings = new Set(Array.from({ length: 12 }, (_, seed) => played(seed).result?.ending))
    expect([...endings].every((ending) => ending === 'life' || ending === 'deck' || ending === 'both')).toBe(
      true,
    )
    expect(endings.has('life')).toBe(true)
  })
})
