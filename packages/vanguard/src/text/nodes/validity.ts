import { EffectCell, type Game } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import { book, fact, rule } from '../../book.ts'
import { cardTexts } from '../../board/cardTexts.ts'
import { enabledKeyword, keywordNumber } from '../keywordConditions.ts'
import { iconEffects } from '../../changes/moving.ts'
import { iconWorks, useAbility } from '../../changes/verdicts.ts'

import '../../../grammar/nodes.ts'

/** Abilities that cannot be used (12.2), icons without effect (12.3), keywords that are made valid (12.9). */

const isActivated = (g: Game, ability: number): boolean =>
  cardTexts.value.entry(g.book, ability)?.tree.kind === 'activated'
/** An activated one is not played (12.2.1.1), an automatic one does not trigger (12.2.1.2). */
const notPlayed = rule(
  '12.2.1.1',
  (g: Game, ability: number): boolean => isActivated(g, ability),
  () => false,
)
const doesNotTrigger = rule(
  '12.2.1.2',
  (g: Game, ability: number): boolean => !isActivated(g, ability),
  () => false,
)
/** Icons do nothing (12.3.1). */
const isVoid = fact('12.3.1', true, false)
/** What icons have done already stays (12.3.2). */
const staysDone = rule(
  '12.3.2',
  (): boolean => true,
  () => false,
)

export const validityNodes: NonNullable<GameNodes['effects']> = {
  'vanguard.unusable': {
    lasting: (tools) => [
      {
        kind: 'verdict',
        query: useAbility,
        says: 'forbid',
        applies: (g, effect, holder, ability) =>
          tools.concerns(g, effect, holder) && (notPlayed(g, ability) || doesNotTrigger(g, ability)),
      },
    ],
  },
  'vanguard.negate-triggers': {
    means: ({ duration }) => ({
      kind: 'sequence',
      steps: [
        { kind: 'vanguard.void-icons', ...(duration === undefined ? {} : { duration }) },
        { kind: 'vanguard.undo-icons' },
      ],
    }),
  },
  'vanguard.void-icons': {
    lasting: () => [{ kind: 'verdict', query: iconWorks, says: 'forbid', applies: () => isVoid() }],
  },
  'vanguard.undo-icons': {
    run(g) {
      if (staysDone()) return
      for (const effect of g.effects().filter((each) => iconEffects.includes(defOf(g, each))))
        g.propose(book.kernelVerb('endEffect'), effect)
    },
  },
  'vanguard.enable': {
    lasting: (tools, { word }) => [
      {
        kind: 'answer',
        query: enabledKeyword,
        applies: (g, effect, asker, subject) =>
          tools.concerns(g, effect, asker) && subject === keywordNumber(word),
        answer: () => 1,
      },
    ],
  },
}
const defOf = (g: Game, effect: number): number => g.effect(effect, EffectCell.def)
