import { Obj, ZoneCell, ZONE_COLUMNS } from '../state/columns.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { AbilityDef } from './effects.ts'
import type { Game } from './game.ts'

/** Where abilities work, as masks with a bit per zone def; those of printed abilities are cached per object. */

/** The bit of a zone def. Those beyond the thirtieth share one: what works in one of them is looked for in all. */
export const zoneBit = (zoneDef: number): number => 1 << Math.min(zoneDef, 30)

const EVERYWHERE = -1

/** The bit of the zone where an object is; all bits if it is in none. */
export function zoneBitOf({ tables }: Game, row: ObjectRow): number {
  const zone = tables.objects.data[row * tables.objects.stride + Obj.zone]
  return zone < 0 ? EVERYWHERE : zoneBit(tables.zones.data[zone * ZONE_COLUMNS + ZoneCell.def])
}

/** Mask of the zones where an ability works. */
export function zonesOfAbility({ book }: Game, { zones }: AbilityDef): number {
  let mask = 0
  if (zones.length > 0) for (const zone of zones) mask |= zoneBit(zone)
  else for (const { id } of book.abilityZones) mask |= zoneBit(id)
  return mask
}

/** Whether an ability works in zones of this def: where it says, else where the game's abilities do. */
export const worksIn = ({ book }: Game, { zones }: AbilityDef, zoneDef: number): boolean =>
  zones.length === 0 ? book.abilityZones.some(({ id }) => id === zoneDef) : zones.includes(zoneDef)

/** Mask of the zones where one of the abilities printed on the object works; cached while the list is the same. */
export function workingZones(g: Game, row: ObjectRow, abilities: readonly number[]): number {
  if (g.computed.printedOn[row] !== abilities) notePrinted(g, row, abilities)
  return g.computed.printedZones[row]
}

/** As `workingZones`, of the abilities that have effects. */
export function effectZones(g: Game, row: ObjectRow, abilities: readonly number[]): number {
  if (g.computed.printedOn[row] !== abilities) notePrinted(g, row, abilities)
  return g.computed.printedEffects[row]
}

/** Mask of the characteristics that one of these abilities defines; cached likewise. */
export function definedBy(g: Game, row: ObjectRow, abilities: readonly number[]): number {
  if (g.computed.printedOn[row] !== abilities) notePrinted(g, row, abilities)
  return g.computed.printedDefines[row]
}

/** Fills the caches of the row for this list of abilities, which is compared by identity. */
function notePrinted(g: Game, row: ObjectRow, abilities: readonly number[]): void {
  const { printedOn, printedZones, printedEffects, printedDefines } = g.computed
  let zones = 0
  let effects = 0
  let defines = 0
  for (const id of abilities) {
    const ability = g.book.abilities[id]
    const works = zonesOfAbility(g, ability)
    zones |= works
    if (ability.effects.length > 0) effects |= works
    for (const part of ability.defining) defines |= 1 << part.of.id
  }
  while (printedOn.length <= row) {
    printedOn.push(undefined)
    printedZones.push(0)
    printedEffects.push(0)
    printedDefines.push(0)
  }
  printedOn[row] = abilities
  printedZones[row] = zones
  printedEffects[row] = effects
  printedDefines[row] = defines
}
