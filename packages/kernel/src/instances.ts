import { worksIn } from './abilityZones.ts'
import { E, EFFECT_COLUMNS, NONE, O, type Player } from './columns.ts'
import { type Computed, GONE, type Instance, VIRTUAL } from './computed.ts'
import type { EffectDef } from './effects.ts'
import type { Game } from './game.ts'

/** Abilities on objects, one by one: an instance comes and goes with whoever listens, and with the rows of its effects. */

/** Slots from here on are granted ones. */
export const GRANTED = 32

export function noInstances({ computed, T }: Game): void {
  const rows = T.objects.rowRoom
  if (computed.firstRoom < rows) {
    computed.firstRoom = rows
    computed.firstOf = new Int32Array(rows)
  }
  computed.firstOf.fill(NONE)
  computed.nextOf.length = 0
}

export function noListeners({ computed, book }: Game): void {
  // A card that is defined in place may bring verbs of its own.
  if (computed.backOn.length < book.verbs.length) computed.backOn = new Int32Array(book.verbs.length)
  else computed.backOn.fill(0)
  while (computed.listening.length < book.verbs.length) computed.listening.push([])
  for (const verb of computed.listenedTo) computed.listening[verb].length = 0
  computed.listenedTo.length = 0
}

export function addPrinted(g: Game, row: number, abilities: readonly number[]): void {
  const zone = g.zoneDef(g.zoneOf(row)).id
  for (let slot = 0; slot < abilities.length; slot++) {
    const ability = g.book.abilities[abilities[slot]]
    if (!worksIn(g, ability, zone)) continue
    const key = g.id(row) * GRANTED + slot
    const since = g.object(row, O.since)
    const at = addInstance(g, { holder: row, slot, ability, key, grant: null, since })
    for (const def of ability.effects)
      g.computed.virtualNew.push(addVirtual(g, def, at, g.computed.instances[at]) - VIRTUAL)
  }
}

/** An object is another now: the abilities it had are gone, those printed on it are there. */
export function relist(g: Game, row: number, abilities: readonly number[]): void {
  const { computed } = g
  computed.moment++
  makeRoom(g, row)
  for (let i = computed.firstOf[row]; i !== NONE; i = computed.nextOf[i]) removeInstance(computed, i)
  computed.firstOf[row] = NONE
  if (abilities.length > 0) addPrinted(g, row, abilities)
}

export function makeRoom({ computed, T }: Game, row: number): void {
  if (row < computed.firstRoom) return
  computed.firstRoom = T.objects.rowRoom
  const bigger = new Int32Array(computed.firstRoom).fill(NONE)
  bigger.set(computed.firstOf)
  computed.firstOf = bigger
}

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
        computed.virtualGone.push(v)
      }
  computed.instances[i] = GONE
  if (i === computed.instances.length - 1) computed.instances.pop()
  else computed.gone.push(i)
}

/** The last takes its place: whoever needs an order sorts. */
function drop(list: number[], i: number): void {
  const last = list.pop()!
  if (last !== i) list[list.indexOf(i)] = last
}

export function addInstance({ computed }: Game, instance: Instance): number {
  const { ability, holder, grant } = instance
  // Of those granted to one object in the same slot the number says which was granted first.
  const at = (grant === null ? computed.gone.pop() : undefined) ?? computed.instances.length
  computed.instances[at] = instance
  computed.nextOf[at] = computed.firstOf[holder]
  computed.firstOf[holder] = at
  if (ability.backOn.length > 0) computed.lookingBack.push(at)
  for (const verb of ability.backOn) computed.backOn[verb]++
  for (const verb of ability.nowOn)
    if (computed.listening[verb].push(at) === 1) computed.listenedTo.push(verb)
  if (ability.states.length > 0) computed.lookingAtStates.push(at)
  if (ability.activated) computed.usable.push(at)
  return at
}

export function addVirtual(g: Game, def: EffectDef, at: number, instance: Instance): number {
  const { computed } = g
  const v = computed.virtualGone.pop() ?? computed.virtualInstance.length
  computed.virtualInstance[v] = at
  if ((v + 1) * EFFECT_COLUMNS > computed.virtual.length) {
    const bigger = new Int32Array(computed.virtual.length * 2)
    bigger.set(computed.virtual)
    computed.virtual = bigger
  }
  const { virtual } = computed
  const from = v * EFFECT_COLUMNS
  virtual.fill(0, from, from + EFFECT_COLUMNS)
  virtual[from + E.def] = def.id
  virtual[from + E.source] = instance.holder
  virtual[from + E.sourceId] = g.id(instance.holder)
  virtual[from + E.controller] = g.controller(instance.holder) as Player
  virtual[from + E.on] = NONE
  virtual[from + E.since] = instance.since
  virtual[from + E.alive] = 1
  virtual[from + E.id] = instance.key
  return VIRTUAL + v
}
