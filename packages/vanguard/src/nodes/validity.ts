import { E, type Game, type OwnNodes, VERB, type What } from '@fudaba/kernel'
import { book, rule } from '../book.ts'
import { type ConditionKeyword, enabledKeyword, keywordNumber } from '../keywordConditions.ts'
import { iconEffects } from '../moving.ts'
import { iconWorks, useAbility } from '../verdicts.ts'

declare module '@fudaba/kernel' {
  interface EffectNodes {
    /** …の能力は使えない (12.2): abilities of these. */
    'vanguard.unusable': { readonly what: What; readonly duration?: string }
    /** トリガーの効果を無効にする (12.3). */
    'vanguard.negate-triggers': { readonly duration?: string }
    'vanguard.void-icons': { readonly duration?: string }
    'vanguard.undo-icons': Readonly<Record<never, never>>
    /** (キーワード能力)を有効にする (12.9): of these. */
    'vanguard.enable': { readonly what: What; readonly word: ConditionKeyword; readonly duration?: string }
  }
}

/** Abilities that cannot be used (12.2), icons without effect (12.3), keywords that are made valid (12.9). */

/** Set by the texts once they are there: whether the ability of this number is activated. */
let isActivated: (ability: number) => boolean = () => false
export const tellActivated = (told: typeof isActivated): void => {
  isActivated = told
}
/** An activated one is not played (12.2.1.1), an automatic one does not trigger (12.2.1.2). */
const notPlayed = rule(
  '12.2.1.1',
  (ability: number): boolean => isActivated(ability),
  () => false,
)
const doesNotTrigger = rule(
  '12.2.1.2',
  (ability: number): boolean => !isActivated(ability),
  () => false,
)
/** Icons do nothing (12.3.1). */
const isVoid = rule(
  '12.3.1',
  () => true,
  () => false,
)
/** What icons have done already stays (12.3.2). */
const staysDone = rule(
  '12.3.2',
  (): boolean => true,
  () => false,
)

export const validityNodes: NonNullable<OwnNodes['effects']> = {
  'vanguard.unusable': {
    lasting: (tools) => [
      {
        kind: 'verdict',
        query: useAbility,
        says: 'forbid',
        applies: (g, effect, holder, ability) =>
          tools.concerns(g, effect, holder) && (notPlayed(ability) || doesNotTrigger(ability)),
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
        g.propose(book.verbs[VERB.endEffect], effect)
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
const defOf = (g: Game, effect: number): number => g.effect(effect, E.def)
