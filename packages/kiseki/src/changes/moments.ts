import { type Game, NONE, ties } from '@fudaba/kernel/rules'
import { countersAt } from '../board/battleMarks.ts'
import { book } from '../book.ts'

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
  /** The same of a player who is attacked. */
  playerAttacked: moment('playerAttacked'),
  playerScrumAttacked: moment('playerScrumAttacked'),
  /** 応戦した時, 応戦された時: the counter UNIT, and the attack UNIT that it chose (804.11a-1). */
  countered: book.change('countered', (g: Game, row: number, attacker: number) => {
    g.emit(g.verbNow, row, g.controller(row), attacker)
    ties.relate(g, countersAt.id, row, attacker, 0)
  }),
}
