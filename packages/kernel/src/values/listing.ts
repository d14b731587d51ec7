import { workingZones, zoneBit } from '../game/abilityZones.ts'
import { application, preparedParts } from './applications.ts'
import { EffectCell, EFFECT_COLUMNS, NONE, VIRTUAL, ZoneCell, ZONE_COLUMNS } from '../state/columns.ts'
import type { Application, Computed } from './computed.ts'
import type { EffectDef } from '../game/effects.ts'
import type { EffectRow, ZoneRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { applyGrant, clearGrants, removeGranted } from './granting.ts'
import { addPrinted, addVirtual, clearInstances, clearListeners } from './instances.ts'

/** Lists what could be in force: effects of the table, printed abilities, granted abilities. */

/** Builds the ability index from the state; returns the applications of all effects, not in order yet. */
export function listAllEffects(g: Game): Application[] {
  const { computed } = g
  computed.instances.length = 0
  computed.freeInstances.length = 0
  clearInstances(g)
  computed.lookingBack.length = 0
  computed.usable.length = 0
  clearListeners(g)
  computed.lookingAtStates.length = 0
  computed.virtualInstance.length = 0
  computed.freeVirtuals.length = 0
  computed.virtualOrder.length = 0
  computed.unsortedVirtuals.length = 0
  clearGrants(computed)
  const found = listEffects(g)
  if (g.book.printed === null) return found
  for (const zone of g.book.walkedZones)
    for (const player of zone.shared ? ([0] as const) : ([0, 1] as const)) addZone(g, g.zone(zone, player))
  return addFromAbilities(g, found)
}

/** As `listAllEffects`, where the index of printed abilities is up to date: only granted ones are listed again. */
export function relistEffects(g: Game): Application[] {
  removeGranted(g.computed)
  const found = listEffects(g)
  return g.book.printed === null ? found : addFromAbilities(g, found)
}

function addFromAbilities(g: Game, found: Application[]): Application[] {
  addVirtuals(g, found)
  const add = (instance: number): void => addEffectsOf(g, instance, found)
  // A granted ability may itself grant: the list grows during the loop.
  for (let i = 0; i < found.length; i++) applyGrant(g, found[i], add)
  return found
}

/** Empties the lists of effects and returns those of the table, without any of abilities. */
function listEffects(g: Game): Application[] {
  const { computed } = g
  empty(computed.losing)
  empty(computed.cancelling)
  clearModifiers(computed)
  for (let i = 0; i < computed.answers.length; i++) empty(computed.answers[i])
  for (let i = 0; i < computed.verdicts.length; i++) empty(computed.verdicts[i])
  const found: Application[] = []
  for (let e = 0, n = g.store.length(g.tables.effects); e < n; e++)
    if (g.effect(e, EffectCell.alive) === 1 && !dormant(g.effect(e, EffectCell.awaits)))
      addEffect(g, e, g.book.effects[g.effect(e, EffectCell.def)], -1, found)
  return found
}

/** Whether an effect waits for its scope without being in force yet; takes `EffectCell.awaits`. */
export const dormant = (awaits: number): boolean => awaits > 0 && (awaits & 1) === 0

/** Empties the lists of modifiers. */
export function clearModifiers({ modifiers, modifiedZones }: Computed): void {
  for (let i = 0; i < modifiers.length; i++) empty(modifiers[i])
  for (let i = 0; i < modifiedZones.length; i++) modifiedZones[i] = 0
}

/** Empties a list. Mostly it is empty already, and then setting `length` would be slower. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop()
}

/** Adds the instances of printed abilities in a zone. */
function addZone(g: Game, zone: ZoneRow): void {
  const bit = zoneBit(g.zoneDef(zone).id)
  for (let row = g.tables.zones.data[zone * ZONE_COLUMNS + ZoneCell.head]; row !== NONE; row = g.next(row)) {
    const abilities = g.book.printed!(g, row)
    if ((workingZones(g, row, abilities) & bit) !== 0) addPrinted(g, row, abilities)
  }
}

/** Adds the effects of abilities, by age of their objects: the order of listing must not matter. */
function addVirtuals(g: Game, found: Application[]): void {
  const { computed, book } = g
  const { virtual, virtualInstance, virtualOrder } = computed
  sortVirtuals(computed)
  for (let i = 0; i < virtualOrder.length; i++) {
    const v = virtualOrder[i]
    addEffect(
      g,
      VIRTUAL + v,
      book.effects[virtual[v * EFFECT_COLUMNS + EffectCell.def]],
      virtualInstance[v],
      found,
    )
  }
}

/** Sorts the rows of effects: drops removed ones and inserts each new one. */
function sortVirtuals(computed: Computed): void {
  const { virtualInstance, virtualOrder, unsortedVirtuals } = computed
  let kept = 0
  for (let i = 0; i < virtualOrder.length; i++) {
    const v = virtualOrder[i]
    if (virtualInstance[v] !== NONE && !unsortedVirtuals.includes(v)) virtualOrder[kept++] = v
  }
  while (virtualOrder.length > kept) virtualOrder.pop()
  for (let i = 0; i < unsortedVirtuals.length; i++) {
    const v = unsortedVirtuals[i]
    // It may have been removed since, and its row been used again.
    if (virtualInstance[v] === NONE || unsortedVirtuals.indexOf(v) < i) continue
    let at = virtualOrder.push(v) - 1
    for (; at > 0 && isOlder(computed, v, virtualOrder[at - 1]); at--) virtualOrder[at] = virtualOrder[at - 1]
    virtualOrder[at] = v
  }
  empty(unsortedVirtuals)
}

function isOlder(computed: Computed, x: number, y: number): boolean {
  const { virtual } = computed
  const by = virtual[x * EFFECT_COLUMNS + EffectCell.id] - virtual[y * EFFECT_COLUMNS + EffectCell.id]
  return by !== 0 ? by < 0 : partOf(computed, x) < partOf(computed, y)
}

/** Index of an effect among those of its ability. */
function partOf({ instances, virtual, virtualInstance }: Computed, v: number): number {
  const { effects } = instances[virtualInstance[v]].ability
  return effects.findIndex(({ id }) => id === virtual[v * EFFECT_COLUMNS + EffectCell.def])
}

/** Adds the effects of a granted ability, after all others. */
function addEffectsOf(g: Game, at: number, found: Application[]): void {
  const instance = g.computed.instances[at]
  for (const def of instance.ability.effects) {
    const effect = addVirtual(g, def, at, instance)
    g.computed.virtualOrder.push(effect - VIRTUAL)
    addEffect(g, effect, def, at, found)
  }
}

/** Adds the layered parts of an effect to `found`, the others to the lists of their kind. */
function addEffect(g: Game, effect: EffectRow, def: EffectDef, instance: number, found: Application[]): void {
  const { computed } = g
  const layered = preparedParts(g, def)
  for (let i = 0; i < layered.length; i++) found.push(application(g, effect, def, layered[i], instance))
  if (layered.length === def.parts.length) return
  for (const part of def.parts)
    switch (part.kind) {
      case 'value':
      case 'grant':
      case 'lose':
        break
      case 'cancel':
        computed.cancelling.push({ effect, part })
        break
      case 'answer':
        computed.answers[part.query.id].push({ effect, clause: def.clause, part })
        break
      case 'verdict':
        computed.verdicts[part.query.id].push({ effect, clause: def.clause, part })
        break
    }
}
