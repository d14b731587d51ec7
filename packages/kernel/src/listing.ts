import { workingZones, zoneBit } from './abilityZones.ts'
import { application, preparedParts } from './applications.ts'
import { E, EFFECT_COLUMNS, NONE, Z, ZONE_COLUMNS } from './columns.ts'
import { type Application, type Computed, VIRTUAL } from './computed.ts'
import { dormant } from './durations.ts'
import type { EffectDef } from './effects.ts'
import type { Game } from './game.ts'
import { grantAll, noGrants, removeGranted } from './granting.ts'
import { addPrinted, addVirtual, noInstances, noListeners } from './instances.ts'

/** Lists what could be in force: effects of the table, printed abilities, abilities that others grant. */

/** Fills instances, virtual effects and applications (without their order). */
export function list(g: Game): Application[] {
  const { computed } = g
  computed.instances.length = 0
  computed.gone.length = 0
  noInstances(g)
  computed.lookingBack.length = 0
  computed.usable.length = 0
  noListeners(g)
  computed.lookingAtStates.length = 0
  computed.virtualInstance.length = 0
  computed.virtualGone.length = 0
  computed.virtualOrder.length = 0
  computed.virtualNew.length = 0
  noGrants(computed)
  const found = listEffects(g)
  if (g.book.printed === null) return found
  for (const zone of g.book.walkedZones)
    for (const player of zone.shared ? ([0] as const) : ([0, 1] as const)) addZone(g, g.zone(zone, player))
  return addFromAbilities(g, found)
}

/** The same where printed abilities have been followed: only those that others grant are listed anew. */
export function listAgain(g: Game): Application[] {
  removeGranted(g.computed)
  const found = listEffects(g)
  return g.book.printed === null ? found : addFromAbilities(g, found)
}

function addFromAbilities(g: Game, found: Application[]): Application[] {
  addVirtuals(g, found)
  const add = (instance: number): void => addEffectsOf(g, instance, found)
  // A granted ability may itself grant: the list grows while it is walked.
  for (let i = 0; i < found.length; i++) grantAll(g, found[i], add)
  return found
}

/** The effects of the table, with nothing from abilities beside them yet. */
function listEffects(g: Game): Application[] {
  const { computed } = g
  empty(computed.losing)
  empty(computed.cancelling)
  noValues(computed)
  for (let i = 0; i < computed.answers.length; i++) empty(computed.answers[i])
  for (let i = 0; i < computed.verdicts.length; i++) empty(computed.verdicts[i])
  const found: Application[] = []
  for (let e = 0, n = g.store.length(g.T.effects); e < n; e++)
    if (g.effect(e, E.alive) === 1 && !dormant(g.effect(e, E.awaits)))
      addEffect(g, e, g.book.effects[g.effect(e, E.def)], -1, found)
  return found
}

/** No effect has its place yet. */
export function noValues({ values, reached }: Computed): void {
  for (let i = 0; i < values.length; i++) empty(values[i])
  for (let i = 0; i < reached.length; i++) reached[i] = 0
}

/** Nearly all of them are empty as it is, and to set a length takes longer than all else about them. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop()
}

function addZone(g: Game, zone: number): void {
  const bit = zoneBit(g.zoneDef(zone).id)
  for (let row = g.T.zones.data[zone * ZONE_COLUMNS + Z.head]; row !== NONE; row = g.next(row)) {
    const abilities = g.book.printed!(g, row)
    if ((workingZones(g, row, abilities) & bit) !== 0) addPrinted(g, row, abilities)
  }
}

/** The effects of abilities, by age of the objects: in what order they were listed must not matter. */
function addVirtuals(g: Game, found: Application[]): void {
  const { computed, book } = g
  const { virtual, virtualInstance, virtualOrder } = computed
  putInOrder(computed)
  for (let i = 0; i < virtualOrder.length; i++) {
    const v = virtualOrder[i]
    addEffect(g, VIRTUAL + v, book.effects[virtual[v * EFFECT_COLUMNS + E.def]], virtualInstance[v], found)
  }
}

/** Those that are still there are in order; each new one is put in its place among them. */
function putInOrder(computed: Computed): void {
  const { virtualInstance, virtualOrder, virtualNew } = computed
  let kept = 0
  for (let i = 0; i < virtualOrder.length; i++) {
    const v = virtualOrder[i]
    if (virtualInstance[v] !== NONE && !virtualNew.includes(v)) virtualOrder[kept++] = v
  }
  while (virtualOrder.length > kept) virtualOrder.pop()
  for (let i = 0; i < virtualNew.length; i++) {
    const v = virtualNew[i]
    // It may have gone again, and another one have come to its place.
    if (virtualInstance[v] === NONE || virtualNew.indexOf(v) < i) continue
    let at = virtualOrder.push(v) - 1
    for (; at > 0 && isOlder(computed, v, virtualOrder[at - 1]); at--) virtualOrder[at] = virtualOrder[at - 1]
    virtualOrder[at] = v
  }
  empty(virtualNew)
}

function isOlder(computed: Computed, x: number, y: number): boolean {
  const { virtual } = computed
  const by = virtual[x * EFFECT_COLUMNS + E.id] - virtual[y * EFFECT_COLUMNS + E.id]
  return by !== 0 ? by < 0 : partOf(computed, x) < partOf(computed, y)
}

/** Of several effects of one ability, the number of each among them. */
function partOf({ instances, virtual, virtualInstance }: Computed, v: number): number {
  const { effects } = instances[virtualInstance[v]].ability
  return effects.findIndex(({ id }) => id === virtual[v * EFFECT_COLUMNS + E.def])
}

/** The effects of a granted ability, behind all others. */
function addEffectsOf(g: Game, at: number, found: Application[]): void {
  const instance = g.computed.instances[at]
  for (const def of instance.ability.effects) {
    const effect = addVirtual(g, def, at, instance)
    g.computed.virtualOrder.push(effect - VIRTUAL)
    addEffect(g, effect, def, at, found)
  }
}

function addEffect(g: Game, effect: number, def: EffectDef, instance: number, found: Application[]): void {
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
