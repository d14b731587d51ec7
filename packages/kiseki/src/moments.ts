import { type Game, NONE } from '@fudaba/kernel'
import { book } from './book.ts'

/** 誘発条件: the moments that crafts wait for, each raised by the step that carries its clause. */

/** A moment of the game, with the player whose turn or step it is. */
const moment = (name: string) => book.change(name, (g, who) => void g.emit(g.verbNow, NONE, who))
/** Something that a unit does or that is done to it. */
const ofUnit = (name: string) =>
  book.change(name, (g: Game, row: number) => void g.emit(g.verbNow, row, g.controller(row)))

export const moments = {
  turnStart: moment('turnStart'),
  preparationStart: moment('preparationStart'),
  drawStepStart: moment('drawStepStart'),
  homebaseStepStart: moment('homebaseStepStart'),
  deploymentStepStart: moment('deploymentStepStart'),
  battlePhaseStart: moment('battlePhaseStart'),
  battlePhaseEnd: moment('battlePhaseEnd'),
  selectionStepStart: moment('selectionStepStart'),
  recoveryPhaseStart: moment('recoveryPhaseStart'),
  turnEnd: moment('turnEnd'),
  /** 攻撃した時, スクラム攻撃した時, 攻撃された時, スクラム攻撃された時 (804.8). */
  attacked: ofUnit('attacked'),
  scrumAttacked: ofUnit('scrumAttacked'),
  wasAttacked: ofUnit('wasAttacked'),
  wasScrumAttacked: ofUnit('wasScrumAttacked'),
}
