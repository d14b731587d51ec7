import { blackpoker } from '@fudaba/blackpoker'
import {
  KernelError,
  Match,
  type Position,
  Random,
  beginFromPosition,
  idsFor,
  randomAnswer,
  toPosition,
} from '@fudaba/kernel'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'
import fc from 'fast-check'

/** A view without what differs between two games on the same board: ids by order of appearance, no time. */
function comparable(match: Match, viewer: 'P1' | 'P2'): unknown {
  const names = new Map<string, string>()
  const { time: _time, ...seen } = match.view(viewer)
  const text = JSON.stringify({
    ...seen,
    decision: seen.decision === null ? null : { ...seen.decision, id: 0 },
  })
  const renamed = text.replaceAll(/\bo\d+\b/g, (id) => {
    if (!names.has(id)) names.set(id, `object ${names.size + 1}`)
    return names.get(id)!
  })
  return JSON.parse(renamed)
}

function play(match: Match, random: Random): void {
  const d = match.decision!
  match.answer(
    d.player,
    idsFor(
      d,
      randomAnswer(match.game.offer, (n) => random.below(n)),
    ),
  )
}

/** Random play, stopping at some open window after at least `least` answers. */
function someWindow(seed: number, least: number, frame: string): Match | null {
  const random = new Random(`play ${seed}`)
  const match = new Match({ rules: blackpoker, seed, config: { frame } })
  for (let n = 0; match.decision !== null; n++) {
    if (n >= least && match.decision.shape === 'act') return match
    play(match, random)
  }
  return null
}

const boards = fc.record({
  seed: fc.nat(100_000),
  least: fc.nat(120),
  frame: fc.constantFrom('entry20', 'full54'),
})

describe('a written position', () => {
  test('begins the same board again for both players', () => {
    fc.assert(
      fc.property(boards, ({ seed, least, frame }) => {
        const match = someWindow(seed, least, frame)
        if (match === null) return
        const again = beginFromPosition(blackpoker, toPosition(match))
        expect(comparable(again, 'P1')).toEqual(comparable(match, 'P1'))
        expect(comparable(again, 'P2')).toEqual(comparable(match, 'P2'))
      }),
      { numRuns: 1500 },
    )
  })
})
