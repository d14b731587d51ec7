import type { Game, Player, Requirement } from '@fudaba/kernel/rules'
import { fact, requirement } from '../book.ts'
import type { Frame } from './frame.ts'
import { chanceHolder, turnPlayer } from '../board/state.ts'
import { stage } from '../board/zones.ts'

const hasChance = requirement('base.3.5.8', (g, player) => g.get(chanceHolder) === player)

const isTurnPlayer = (g: Game, player: Player): boolean => turnPlayer(g) === player
const stageIsEmpty = (g: Game): boolean => g.count(stage, 0) === 0

const mainByTurnPlayer = requirement('base.3.5.7', isTurnPlayer)
const mainOnEmptyStage = requirement('base.3.5.9', stageIsEmpty)

/** クイック: without the right of its own, it would be bound like a main action. */
const anyTime = fact('base.3.5.10', true, false)
const quickByAnyone = requirement('base.3.5.7', (g, player) => anyTime() || isTurnPlayer(g, player))
const quickOnAnyStage = requirement('base.3.5.9', (g) => anyTime() || stageIsEmpty(g))

/** メイン: the turn player, with the chance, over an empty stage. クイック: whoever has the chance. */
export function timingRequirements(timing: Frame['timing']): readonly Requirement[] {
  return timing === 'main'
    ? [hasChance, mainByTurnPlayer, mainOnEmptyStage]
    : [hasChance, quickByAnyone, quickOnAnyStage]
}
