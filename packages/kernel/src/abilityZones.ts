import { O, Z, ZONE_COLUMNS } from './columns.ts'
import type { AbilityDef } from './effects.ts'
import type { Game } from './game.ts'

/** Where abilities work, zones as a bit each. What is printed on an object is looked through once. */

/** Zones beyond the thirtieth share a bit: what works in one of them is looked for in all. */
export const zoneBit = (zone: number): number => 1 << Math.min(zone, 30)

const EVERYWHERE = -1

/** The bit of the zone where an object is; of one that is in none, those of all. */
export function zoneBitOf({ T }: Game, row: number): number {
  const zone = T.objects.data[row * T.objects.stride + O.zone]
  return zone < 0 ? EVERYWHERE : zoneBit(T.zones.data[zone * ZONE_COLUMNS + Z.def])
}

export function zonesOfAbility({ book }: Game, { zones }: AbilityDef): number {
  let mask = 0
  if (zones.length > 0) for (const zone of zones) mask |= zoneBit(zone)
  else for (const { id } of book.abilityZones) mask |= zoneBit(id)
  return mask
}

/** Whether an ability works in a zone: where it says, else where the game's abilities do. */
export const worksIn = ({ book }: Game, { zones }: AbilityDef, zone: number): boolean =>
  zones.length === 0 ? book.abilityZones.some(({ id }) => id === zone) : zones.includes(zone)

/** Where one of the abilities printed on the object works; found once as long as they are the same. */
export function workingZones(g: Game, row: number, abilities: readonly number[]): number {
  if (g.computed.printedOn[row] !== abilities) notePrinted(g, row, abilities)
  return g.computed.printedZones[row]
}

/** The same for those of them that have effects. */
export function effectZones(g: Game, row: number, abilities: readonly number[]): number {
  if (g.computed.printedOn[row] !== abilities) notePrinted(g, row, abilities)
  return g.computed.printedEffects[row]
}

/** The characteristics that one of them defines, a bit each. */
export function definedBy(g: Game, row: number, abilities: readonly number[]): number {
  if (g.computed.printedOn[row] !== abilities) notePrinted(g, row, abilities)
  return g.computed.printedDefines[row]
}

function notePrinted(g: Game, row: number, abilities: readonly number[]): void {
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
