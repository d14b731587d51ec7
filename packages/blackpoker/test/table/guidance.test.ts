import { blackpoker } from '@fudaba/blackpoker'
import { type View, choiceOf, picksFor } from '@fudaba/kernel'
import { explainIllegal } from '@fudaba/kernel/host'
import { board, describe, expect, helperMistakes, ref, test } from '@fudaba/kernel/testing'

const { helper, suggested } = blackpoker.table

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
const keys = (view: View): string[] => (helper?.(view, [], blackpoker.cards) ?? []).map(({ key }) => key)

describe('where blocking nothing loses', () => {
  test('the danger is said, and a block that saves the game is suggested', () => {
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

  test('as many blockers are suggested as are needed', () => {
    expect(suggested?.(asked(4).view('P2'))).toHaveLength(2)
  })

  test('with more life nothing is suggested', () => {
    const g = asked(13)
    expect(keys(g.view('P2'))).toEqual(['helper.block'])
    expect(suggested?.(g.view('P2'))).toBe(null)
  })
})

test('every line is a sentence that exists, in every decision of a game', () => {
  expect(helperMistakes(blackpoker, 400)).toEqual([])
})
