import type { Game, Player } from '@fudaba/kernel/rules'
import { rule } from '../book.ts'
import { turnFighter } from '../board/state.ts'
import { hasStatus } from '../board/statuses.ts'
import { power } from '../board/characteristics.ts'
import { isRearGuard, rearGuards } from '../board/units.ts'

/** 達成 (11.36): in the own turn a rear-guard reaches so much power. */

const NOBODY: readonly number[] = []
/** Those because of whom it triggers: it does on that state (11.36.3), unless it has succeeded already (11.36.2). */
export const successful = rule(
  '11.36.3',
  (g: Game, player: Player, source: number, n: number): readonly number[] =>
    turnFighter(g) !== player || hasStatus(g, source, 'success')
      ? NOBODY
      : rearGuards(g, player).filter((row) => g.value(power, row) >= n),
  () => NOBODY,
)
/** Nothing comes of it if the power of those has fallen below by then (11.36.4). */
export const stillReached = rule(
  '11.36.4',
  (g: Game, rows: readonly number[], n: number): boolean =>
    rows.some((row) => isRearGuard(g, row) && g.value(power, row) >= n),
  () => true,
)
