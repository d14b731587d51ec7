import type { Ability, Condition, Effect, Reference } from '@fudaba/kernel/text'

/** Keywords in the head of an ability that say what it waits for. */

const self: Reference = { kind: 'reference', to: 'self' }
const missed: Condition = { kind: 'vanguard.missed' }
const also = (condition: Condition | undefined, other: Condition): Condition =>
  condition === undefined ? other : { kind: 'and', of: [condition, other] }
const whenever = (effect: Effect, condition: Condition): Effect => ({ kind: 'if', condition, effect })

/**
 * 闘魂 (11.26.1), 影縫 (11.24.1): what the keyword stands for. あなたのターン中、…した時: when it is, or in what battle,
 * is a condition of triggering.
 */
export function meant(ability: Ability): Ability {
  const { trigger, effect, condition } = ability
  if (trigger?.kind === 'vanguard.within')
    return { ...ability, trigger: trigger.of, condition: also(condition, trigger.when) }
  if (trigger?.kind !== 'vanguard.keyword-trigger') return ability
  if (trigger.word === 'rush')
    return {
      ...ability,
      trigger: {
        kind: 'event',
        of: [{ kind: 'event', verb: 'rush', subject: self, cause: { by: 'you', means: 'effect' } }],
      },
    }
  return {
    ...ability,
    trigger: { kind: 'vanguard.battle-end', verb: 'attack-vanguard' },
    // Both when it triggers and when it resolves.
    condition: also(condition, missed),
    effect: whenever(effect, missed),
  }
}
