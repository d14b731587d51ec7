import type { Player } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { takeStunDamage } from '../../changes/bond.ts'
import { enteringTurned, play } from '../../changes/verdicts.ts'
import { types } from '../../board/words.ts'

/** What texts say about playing their card, and of damage that nobody dealt. */
export const playingNodes = {
  'kiseki.not-played-as': {
    lasting: (tools, { type }) => [
      {
        kind: 'verdict',
        query: play,
        says: 'forbid',
        // The subject of the question is the type that the card would be played as.
        applies: (g, effect, asker, as) =>
          type.split('-').some((word) => types.word(word) === as) && tools.concerns(g, effect, asker),
      },
    ],
  },
  'kiseki.enters-turned': {
    lasting: (tools) => [
      {
        kind: 'verdict',
        query: enteringTurned,
        says: 'allow',
        applies: (g, effect, asker) => tools.concerns(g, effect, asker),
      },
    ],
  },
  'kiseki.stun-damage': {
    compile(tools, { amount }) {
      const points = tools.amount(amount)
      return { run: (g, c) => g.propose(takeStunDamage, c.actor as Player, points(g, c)) }
    },
  },
} satisfies NonNullable<GameNodes['effects']>
