import type { Decision, GameRules, View } from '@fudaba/kernel'
import { type Equivalents, equivalentsOf } from './equivalents.ts'

/**
 * The order in which the actions of an open window are numbered: first those with a button, then those that are only
 * taken from the menu of their card; of equivalent ones the first.
 */
export function actionOrder(
  rules: GameRules,
  view: View,
  decision: Decision,
): {
  readonly listed: readonly number[]
  readonly order: readonly number[]
  readonly equivalents: Equivalents
} {
  const { candidates, pass } = decision
  const all = candidates.map((_, i) => i)
  const unlisted = rules.table.layout.unlisted ?? []
  const shown = pass ? all.filter((i) => !unlisted.includes(candidates[i].name ?? '')) : all
  const equivalents = equivalentsOf(rules, view, decision, shown.length === 0 ? all : shown)
  const listed = [...equivalents.keys()]
  return { listed, order: [...listed, ...all.filter((i) => !listed.includes(i))], equivalents }
}
