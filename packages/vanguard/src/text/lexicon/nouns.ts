import { type Game, NONE, Obj } from '@fudaba/kernel/rules'
import { type Lexicon, columnOf } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../../rulebook/index.ts'
import { heart, isUnit, locked } from '../../board/cardStates.ts'
import { isGuardian, isRearGuard, isVanguard } from '../../board/units.ts'
import { field, guardianCircle, isRearGuardCircle, vanguardCircle } from '../../board/zones.ts'

/** What texts call a unit by where it is, or last was: a rear-guard that has retired is spoken of as one. */

type Test = (g: Game, row: number, id: number) => boolean

/** The circle it was on as a unit when it was last there, or NONE. */
function lastCircle(g: Game, row: number, id: number): number {
  const zone = columnOf(g, row, id, Obj.zone)
  if (zone === NONE || g.zoneDef(zone) !== field) return NONE
  if (columnOf(g, row, id, locked) === 1 || columnOf(g, row, id, heart) === 1) return NONE
  return columnOf(g, row, id, Obj.cell)
}
const lastly =
  (is: (g: Game, row: number) => boolean, circle: (cell: number) => boolean): Test =>
  (g, row, id) => {
    if (g.same(row, id)) return is(g, row)
    const last = lastCircle(g, row, id)
    return last !== NONE && circle(last)
  }
const on = { zones: [field], open: true } as const

export const unitNouns: Lexicon<VanguardClause>['nouns'] = {
  unit: { ...on, test: lastly(isUnit, () => true) },
  vanguard: { ...on, test: lastly(isVanguard, (cell) => cell === vanguardCircle()) },
  'rear-guard': { ...on, test: lastly(isRearGuard, isRearGuardCircle) },
  guardian: { ...on, test: lastly(isGuardian, (cell) => cell === guardianCircle()) },
}
