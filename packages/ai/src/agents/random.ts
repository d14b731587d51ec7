import { choiceOf, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import type { Agent } from './agent.ts'

/** Any legal answer. */
export const random: Agent = {
  name: 'random',
  decide(view, _rules, dice) {
    const decision = view.decision!
    return idsFor(
      decision,
      randomAnswer(choiceOf(decision), (n) => dice.below(n)),
    )
  },
  blind: (choice, dice) => randomAnswer(choice, (n) => dice.below(n)),
}
