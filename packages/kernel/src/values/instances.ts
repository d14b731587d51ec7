import { worksIn } from '../game/abilityZones.ts'
import { EffectCell, EFFECT_COLUMNS, NONE, Obj, type Player, VIRTUAL } from '../state/columns.ts'
import { type Computed, GONE, type Instance } from './computed.ts'
import type { EffectDef } from '../game/effects.ts'
import type { EffectRow, ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'

/** Adds and removes ability instances, with their entries in the lists of listeners and the rows of their effects. */

/** Slots from here on are those of granted abilities. */
export const GRANTED = 32

/** Empties the linked lists of instances. */
export function clearInstances({ computed, tables }: Game): void {
  const rows = tables.objects.rowCapacity
  if (computed.firstInstanceRoom < rows) {
    computed.firstInstanceRoom = rows
    computed.firstInstance = new Int32Array(rows)
  }
  computed.firstInstance.fill(NONE)
  computed.nextInstance.length = 0
}

/** Empties the lists of instances that listen to verbs. */
export function clearListeners({ computed, book }: Game): void {
  // A card that is defined in place may bring verbs of its own.
  if (computed.backOn.length < book.verbs.length) computed.backOn = new Int32Array(book.verbs.length)
  else computed.backOn.fill(0)
  while (computed.listening.length < book.verbs.length) computed.listening.push([])
  for (const verb of computed.listenedTo) computed.listening[verb].length = 0
  computed.listenedTo.length = 0
}

/** Adds the instances of printed abilities that work where the object is. */
export function addPrinted(g: Game, row: ObjectRow, abilities: readonly number[]): void {
  const zone = g.zoneDef(g.zoneOf(row)).id
  for (let slot = 0; slot < abilities.length; slot++) {
    const ability = g.book.abilities[abilities[slot]]
    if (!worksIn(g, ability, zone)) continue
    const key = g.id(row) * GRANTED + slot
    const since = g.object(row, Obj.since)
    const at = addInstance(g, { holder: row, slot, ability, key, grant: null, since })
    for (const def of ability.effects)
      g.computed.unsortedVirtuals.push(addVirtual(g, def, at, g.computed.instances[at]) - VIRTUAL)
  }
}

/** Replaces all instances of an object by those of its printed abilities. */
export function relistAbilities(g: Game, row: ObjectRow, abilities: readonly number[]): void {
  const { computed } = g
  computed.moment++
  makeRoom(g, row)
  for (let i = computed.firstInstance[row]; i !== NONE; i = computed.nextInstance[i])
    removeInstance(computed, i)
  computed.firstInstance[row] = NONE
  if (abilities.length > 0) addPrinted(g, row, abilities)
}

/** Grows the table of first instances so that the row fits. */
export function makeRoom({ computed, tables }: Game, row: ObjectRow): void {
  if (row < computed.firstInstanceRoom) return
  computed.firstInstanceRoom = tables.objects.rowCapacity
  const bigger = new Int32Array(computed.firstInstanceRoom).fill(NONE)
  bigger.set(computed.firstInstance)
  computed.firstInstance = bigger
}

/** Removes an instance from every list but its holder's linked list. */
export function removeInstance(computed: Computed, i: number): void {
  const { ability } = computed.instances[i]
  if (ability.backOn.length > 0) drop(computed.lookingBack, i)
  for (const verb of ability.backOn) computed.backOn[verb]--
  for (const verb of ability.nowOn) drop(computed.listening[verb], i)
  if (ability.states.length > 0) drop(computed.lookingAtStates, i)
  if (ability.activated) drop(computed.usable, i)
  if (ability.effects.length > 0)
    for (let v = 0; v < computed.virtualInstance.length; v++)
      if (computed.virtualInstance[v] === i) {
        computed.virtualInstance[v] = NONE
        computed.freeVirtuals.push(v)
      }
  computed.instances[i] = GONE
  if (i === computed.instances.length - 1) computed.instances.pop()
  else computed.freeInstances.push(i)
}

/** Removes an entry from an unsorted list: the last takes its place. */
function drop(list: number[], i: number): void {
  const last = list.pop()!
  if (last !== i) list[list.indexOf(i)] = last
}

/** Adds an instance; returns its index. */
export function addInstance({ computed }: Game, instance: Instance): number {
  const { ability, holder, grant } = instance
  // Granted ones get no free place: among those in the same slot of an object the lower index was granted first.
  const at = (grant === null ? computed.freeInstances.pop() : undefined) ?? computed.instances.length
  computed.instances[at] = instance
  computed.nextInstance[at] = computed.firstInstance[holder]
  computed.firstInstance[holder] = at
  if (ability.backOn.length > 0) computed.lookingBack.push(at)
  for (const verb of ability.backOn) computed.backOn[verb]++
  for (const verb of ability.nowOn)
    if (computed.listening[verb].push(at) === 1) computed.listenedTo.push(verb)
  if (ability.states.length > 0) computed.lookingAtStates.push(at)
  if (ability.activated) computed.usable.push(at)
  return at
}

/** Adds a row for an effect of the instance at index `at`; returns it as a row of effects. */
export function addVirtual(g: Game, def: EffectDef, at: number, instance: Instance): EffectRow {
  const { computed } = g
  const v = computed.freeVirtuals.pop() ?? computed.virtualInstance.length
  computed.virtualInstance[v] = at
  if ((v + 1) * EFFECT_COLUMNS > computed.virtual.length) {
    const bigger = new Int32Array(computed.virtual.length * 2)
    bigger.set(computed.virtual)
    computed.virtual = bigger
  }
  const { virtual } = computed
  const from = v * EFFECT_COLUMNS
  virtual.fill(0, from, from + EFFECT_COLUMNS)
  virtual[from + EffectCell.def] = def.id
  virtual[from + EffectCell.source] = instance.holder
  virtual[from + EffectCell.sourceId] = g.id(instance.holder)
  virtual[from + EffectCell.controller] = g.controller(instance.holder) as Player
  virtual[from + EffectCell.on] = NONE
  virtual[from + EffectCell.since] = instance.since
  virtual[from + EffectCell.alive] = 1
  virtual[from + EffectCell.id] = instance.key
  return VIRTUAL + v
}
