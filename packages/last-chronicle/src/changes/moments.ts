import { type Game, NONE } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** 誘発イベント: the moments that triggers wait for, each raised by the step that carries its clause. */

const moment = (name: string) => book.change(name, (g, who) => void g.emit(g.verbNow, NONE, who))
const ofCard = (name: string) =>
  book.change(name, (g: Game, row: number) => void g.emit(g.verbNow, row, g.controller(row)))

export const moments = {
  drawStart: moment('drawPhaseStart'),
  checkStart: moment('checkPhaseStart'),
  mainStart: moment('mainPhaseStart'),
  attackStart: moment('attackStepStart'),
  turnEnd: moment('turnEnd'),
  advanced: moment('eraAdvanced'),
  attacked: ofCard('attacked'),
  /** 小隊攻撃した: of each unit of a squad (6.7.1). */
  squadAttacked: ofCard('squadAttacked'),
  defended: ofCard('defended'),
  /** 防御された: of an attacker. */
  blocked: ofCard('blocked'),
  placed: ofCard('placed'),
  /** Told where the defending player is not asked: why a unit cannot defend, or whose aura is the reason. */
  levelBars: ofCard('levelBarsDefence'),
  auraBars: ofCard('auraBarsDefence'),
}
