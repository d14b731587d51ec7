import { type Game, type Player } from '@fudaba/kernel'
import { rule } from './book.ts'
import { turnFighter } from './state.ts'
import { hasStatus } from './statuses.ts'
import { power, rearGuards } from './units.ts'

/** 達成 (11.36): in the own turn a rear-guard reaches so much power. */

const reached = (g: Game, player: Player, n: number): boolean =>
  turnFighter(g) === player && rearGuards(g, player).some((row) => g.value(power, row) >= n)
/** It triggers on that state (11.36.3), unless it has succeeded already (11.36.2). */
export const succeeds = rule(
  '11.36.3',
  (g: Game, player: Player, source: number, n: number): boolean =>
    !hasStatus(g, source, 'success') && reached(g, player, n),
  () => false,
)
/** Nothing comes of it if the power has fallen below by then (11.36.4). */
export const stillReached = rule('11.36.4', reached, () => true)
