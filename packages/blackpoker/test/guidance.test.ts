import { blackpoker } from '@fudaba/blackpoker'
import {
  Match,
  Random,
  type View,
  choiceOf,
  explainIllegal,
  idsFor,
  picksFor,
  randomAnswer,
} from '@fudaba/kernel'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'

const { helper, suggested, messages } = blackpoker

/** P2 has so much life and is asked for blockers of 5 and 7. */
const asked = (life: number) => {
  const g = board(blackpoker, {
    P1: {
      soldiers: [
        ref('A', '♠5', { turned: true, attacking: true }),
        ref('C', '♠7', { turned: true, attacking: true }),
      ],
      life: 9,
    },
    P2: { soldiers: [ref('eight', '♡8')], barriers: [ref('wall', '◇K')], life },
    stage: ['block'],
  })
  g.everyonePasses()
  return g
}
const keys = (view: View): string[] => (helper?.(view, []) ?? []).map(({ key }) => key)

describe('where blocking nothing loses', () => {
  test('it is said, and a block that saves the game is there to begin with', () => {
    const g = asked(9)
    const view = g.view('P2')
    expect(keys(view)).toEqual(['helper.block.deadly', 'helper.block'])
    const answer = suggested?.(view) ?? []
    expect(answer).toHaveLength(1)
    const picks = picksFor(view.decision!, answer)
    expect(explainIllegal(choiceOf(view.decision!), picks)).toBe(null)
    g.match.answer('P2', answer)
    expect(g.at('eight').to).toEqual({ blocking: ['C'] })
  })

  test('as many block as are needed', () => {
    expect(suggested?.(asked(4).view('P2'))).toHaveLength(2)
  })

  test('with more life nothing is suggested', () => {
    const g = asked(13)
    expect(keys(g.view('P2'))).toEqual(['helper.block'])
    expect(suggested?.(g.view('P2'))).toBe(null)
  })
})

test('every line is a sentence that exists, in every decision of a game', () => {
  const random = new Random('helper')
  const match = new Match({ rules: blackpoker, seed: 4 })
  const wrong = new Set<string>()
  while (match.decision !== null && match.inputs.length < 400) {
    const d = match.decision
    for (const { key, clause } of helper?.(match.view(d.player), []) ?? []) {
      if (messages[key] === undefined) wrong.add(key)
      if (clause !== undefined && !(clause in blackpoker.book.rulebook.clauses)) wrong.add(clause)
    }
    match.answer(
      d.player,
      idsFor(
        d,
        randomAnswer(match.game.offer, (n) => random.below(n)),
      ),
    )
  }
  expect([...wrong]).toEqual([])
})
