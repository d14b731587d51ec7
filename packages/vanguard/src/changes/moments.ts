import { type Game, NONE } from '@fudaba/kernel/rules'
import { book, change } from '../book.ts'
import { scopes } from '../board/state.ts'

/** 誘発条件 that are points of the game, each raised by the step that carries its clause. */

const moment = (name: string) => change(name, (g, who) => void g.emit(g.verbNow, NONE, who))
const ofUnit = (name: string) =>
  change(name, (g: Game, row: number, n: number) => void g.emit(g.verbNow, row, g.controller(row), n))

export const moments = {
  turnStart: moment('turnStart'),
  drawStart: moment('drawPhaseStart'),
  assistStart: moment('assistStepStart'),
  rideStart: moment('ridePhaseStart'),
  strideStart: moment('strideStepStart'),
  mainStart: moment('mainPhaseStart'),
  startStep: moment('startStepStart'),
  attackStep: moment('attackStepStart'),
  guardStep: moment('guardStepStart'),
  driveStep: moment('driveStepStart'),
  damageStep: moment('damageStepStart'),
  closeStep: moment('closeStepStart'),
  turnEnd: moment('turnEnd'),
  /** A heal trigger that heals nothing, for the other has more damage (2.8.1.1.5). */
  noHeal: moment('noHeal'),
  /** アタックした, アタックされた, ブーストした, ブーストされた, ヒットした, ヒットされた. */
  attacked: ofUnit('attacked'),
  wasAttacked: ofUnit('wasAttacked'),
  boosted: ofUnit('boosted'),
  wasBoosted: ofUnit('wasBoosted'),
  hit: ofUnit('hit'),
  /** A mate has hit this unit, where the table plays so: whose hit it is else says who attacks. */
  mateHit: ofUnit('mateHit'),
  wasHit: ofUnit('wasHit'),
  driveChecked: ofUnit('driveChecked'),
  damageChecked: ofUnit('damageChecked'),
}
/** Not again what has been on standby in this close step (7.7.1.1), in this end phase (6.8.1.3). */
export const onceInStep = {
  close: book.limit('7.7.1.1', 'once in a close step', scopes.attackSubPhase),
  end: book.limit('6.8.1.3', 'once in an end phase', scopes.wholeTurn),
}
