import { type Game, NONE, type Player, tellForbidders } from '@fudaba/kernel/rules'
import { requirement, rule } from '../book.ts'
import { PHASE, phaseIs } from '../board/state.ts'
import { may, use } from '../changes/verdicts.ts'

/** When and by whom things may be done. */

/** With priority one acts at all (11.1.1). */
export const withPriority = (
  sources: (g: Game, player: Player) => number[],
): ((g: Game, player: Player) => number[]) => rule('11.1.1', sources, () => [])

/** No spells and no action abilities in the draw phase (9.3.1) and in the check phase (9.4.1). */
const notInDraw = requirement('9.3.1', (g, _player) => g.get(phaseIs) !== PHASE.draw)
const notInCheck = requirement('9.4.1', (g, _player) => g.get(phaseIs) !== PHASE.check)
export const inOpenPhase = [notInDraw, notInCheck] as const

/** Cannot beats can (2.2). */
export const notForbidden = requirement('2.2', (g, _player, source) => may(g, use, source, NONE), {
  tells: tellForbidders(use),
})
