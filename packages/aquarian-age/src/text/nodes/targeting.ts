import { EffectCell, NONE } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { face } from '../../board/characteristics.ts'
import { beTargeted } from '../../changes/verdicts.ts'
import { declared, lasting } from '../../board/zones.ts'

/** ファストの目標にならない, アタック宣言・ガード宣言できない. */

export const targetingNodes = {
  'aquarian-age.not-target': {
    lasting({ concerns }, { by, means }) {
      return [
        {
          kind: 'verdict',
          query: beTargeted,
          says: 'forbid',
          object: (_g, _source, subject) => subject,
          applies(g, effect, source, subject) {
            if (!concerns(g, effect, subject)) return false
            if (source === NONE) return by === undefined && means === undefined
            const own = g.effect(effect, EffectCell.source)
            const mine = own === NONE || g.controller(own) === g.controller(source)
            if ((by === 'opponent' && mine) || (by === 'you' && !mine)) return false
            if (means === undefined) return true
            const isCard = g.inZone(source, declared) || g.inZone(source, lasting)
            return means.some((word) => {
              if (word === 'card') return true
              if (word === 'effect') return !isCard && g.cardOf(source) !== NONE
              return g.cardOf(source) !== NONE && face(g, source).type === word
            })
          },
        },
      ]
    },
  },
  'aquarian-age.idle': {
    means: ({ what }) => ({
      kind: 'sequence',
      steps: (['attack', 'guard'] as const).map((verb) => ({
        kind: 'prohibit',
        event: { kind: 'event', subject: what, verb },
      })),
    }),
  },
} satisfies NonNullable<GameNodes['effects']>
