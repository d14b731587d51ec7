import { type Game, type ZoneDef, atom } from '@fudaba/kernel/rules'
import { change, rule } from '../book.ts'
import { printed } from '../board/cards.ts'
import { heart } from '../board/cardStates.ts'
import { hearts, isVanguard } from '../board/units.ts'
import { field, gZone } from '../board/zones.ts'

/** Where a card really goes that is put somewhere, and what comes back when a G unit leaves (10.28.4, 10.28.5). */

/** A G unit goes nowhere but to the G zone, face up (10.28.4); so does a G guardian (11.14.3). */
const ofGUnit = rule(
  '10.28.4',
  (_zone: ZoneDef): ZoneDef => gZone,
  (zone: ZoneDef): ZoneDef => zone,
  '4.1.4',
)
const ofGGuardian = rule(
  '11.14.3',
  (_zone: ZoneDef): ZoneDef => gZone,
  (zone: ZoneDef): ZoneDef => zone,
)
export const isGGuardian = (g: Game, row: number): boolean =>
  printed(g, g.cardOf(row)).keywords?.includes('G guardian') === true
function destination(g: Game, zone: ZoneDef, row: number): ZoneDef {
  if (!g.inZone(row, field) || printed(g, g.cardOf(row)).type !== 'G') return zone
  return isGGuardian(g, row) ? ofGGuardian(zone) : ofGUnit(zone)
}
/** Before it goes its hearts come back, standing or resting as it did (10.28.5); not the hearts of those. */
const comeBack = rule(
  '10.28.5',
  (g: Game, row: number): number[] => {
    const own = g.related(hearts, row)
    return own.filter((each) => !own.some((other) => g.related(hearts, other).includes(each)))
  },
  () => [],
)
/** ハーツでなくなった, as something that happens: being placed it is none (10.27.6). */
export const comesBack = change('comesBack', (g, row) => void g.emit(g.verbNow, row, g.controller(row)))
/** From where it is to its owner's zone, or where it goes instead: (object, zone, place, flags). */
export function go(g: Game, row: number, zone: ZoneDef, place: number, flags = 0): void {
  const to = destination(g, zone, row)
  if (to === gZone && isVanguard(g, row)) restoreHearts(g, row)
  atom.move(g, row, g.zone(to, g.owner(row)), place, flags)
}
function restoreHearts(g: Game, row: number): void {
  const turned = g.turned(row) ? 1 : 0
  for (const each of comeBack(g, row)) {
    atom.mark(g, each, heart, 0)
    atom.turn(g, each, turned)
    g.emit(comesBack.id, each, g.controller(each))
  }
}
