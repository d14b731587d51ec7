import { aquarianAge } from '@fudaba/aquarian-age'
import { Match, Random, idsFor, randomAnswer } from '@fudaba/kernel'
import { describe, expect, test } from '@fudaba/kernel/testing'

/** A game of random answers to its end. */
function played(seed: number): Match {
  const match = new Match({ rules: aquarianAge, seed })
  const random = new Random(`random ${seed}`)
  while (match.decision !== null) {
    const d = match.decision
    if (match.inputs.length > aquarianAge.decisionBound) throw new Error('no end')
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
  test('comes to a real end, by damage or by deck', () => {
    const endings = new Set(Array.from({ length: 8 }, (_, seed) => played(seed).result?.ending))
    expect([...endings].every((ending) => ending === 'damage' || ending === 'deck')).toBe(true)
  })
})
