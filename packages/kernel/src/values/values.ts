import { baseOf } from './base.ts'
import { NONE, VIRTUAL } from '../state/columns.ts'
import { type Computed, END, PRINTED, READS_ABILITIES } from './computed.ts'
import type { Characteristic } from '../game/effects.ts'
import type { EffectRow, ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { updateAbilityIndex } from './abilityIndex.ts'
import { zoneBitOf } from '../game/abilityZones.ts'
import { arrange, rearrange } from './layers.ts'
import { abilityExists, applies } from './inForce.ts'
import { fold, forgetPartial, isDefined } from './fold.ts'
import { revalidateCache } from './valueCache.ts'

/**
 * A computed characteristic: a pure function of the state, never written back, computed on demand as the base followed
 * by every modifier in order. An effect that reads other objects sees them as they are at its own position in the
 * order, so all objects pass through the layers together.
 */
export function computedValue(g: Game, of: Characteristic, row: ObjectRow): number {
  const { computed } = g
  if (computed.version !== g.store.version) refresh(g)
  computed.valueWasRead = true
  if (computed.readPosition !== END) return valueInside(g, of, row)
  const cell = row * computed.modifiers.length + of.id
  // Out of bounds the stamp is undefined, which equals neither; nothing is stamped while effects are put in order.
  const stamp = computed.finalStamps[cell]
  if ((stamp === computed.epoch || stamp === computed.cache.epochs[of.id]) && !computed.arranging)
    return computed.finalValues[cell]
  return valueAtEnd(g, of, row)
}

/** The value after all effects. */
function valueAtEnd(g: Game, of: Characteristic, row: ObjectRow): number {
  const { computed } = g
  const isDefinedByItself = isDefined(g, of, row)
  const isModified = (computed.modifiedZones[of.id] & zoneBitOf(g, row)) !== 0
  // Never cached: a base that is not printed may depend on cells whose writes are not tracked.
  if (!isModified && !isDefinedByItself && of.printed === false) return baseOf(g, of, row)
  const cell = row * computed.modifiers.length + of.id
  // While effects are put in order no value is final; it is valid until the next effect is placed.
  if (cell >= computed.valuesRoom) grow(g)
  if (computed.arranging) return valueBefore(g, of, row, cell, END)
  const { cache } = computed
  const keeps = (cache.cached & ~cache.excluded[row] & (1 << of.id)) !== 0 && !isDefinedByItself
  const epoch = keeps ? cache.epochs[of.id] : computed.epoch
  if (computed.finalStamps[cell] === epoch) return computed.finalValues[cell]
  const value = isModified || isDefinedByItself ? fold(g, of, row, END) : baseOf(g, of, row)
  computed.finalValues[cell] = value
  computed.finalStamps[cell] = epoch
  return value
}

/** The value before this position in the order; cached until another effect is placed. */
function valueBefore(g: Game, of: Characteristic, row: ObjectRow, cell: number, position: number): number {
  const { computed } = g
  if (computed.partialStamps[cell] === computed.partialEpoch && computed.partialPosition[cell] === position)
    return computed.partialValues[cell]
  const value = fold(g, of, row, position)
  computed.partialValues[cell] = value
  computed.partialPosition[cell] = position
  computed.partialStamps[cell] = computed.partialEpoch
  return value
}

/** Grows the caches of values to the size of the table of objects; they lose their content. */
function grow(g: Game): void {
  const { computed } = g
  const { objects } = g.tables
  const size = objects.rowCapacity * Math.max(1, computed.modifiers.length)
  computed.valuesRoom = size
  computed.finalValues = new Int32Array(size)
  computed.finalStamps = new Int32Array(size)
  computed.partialValues = new Int32Array(size)
  computed.partialPosition = new Int32Array(size)
  computed.partialStamps = new Int32Array(size)
}

/** Brings everything derived up to date. Free if nothing was written; keeps the order of effects where it can. */
export function refresh(g: Game): void {
  const { computed, store } = g
  if (computed.version === store.version || computed.readPosition !== END) return
  computed.version = store.version
  if (computed.epoch++ > 2_000_000_000) {
    computed.finalStamps.fill(0)
    computed.epoch = 1
  }
  if (computed.moment++ > 2_000_000_000) {
    computed.existsMoment.fill(0)
    computed.moment = 1
  }
  forgetPartial(computed)
  const { effects } = g.tables
  const same = updateAbilityIndex(g) && computed.effectsVersion === effects.version
  if (same && (revalidateCache(g) || !computed.orderIsVolatile)) return
  computed.effectsVersion = effects.version
  computed.readPosition = 0
  computed.allowedReads = -1
  computed.arranging = true
  if (same && !computed.relistsGrants) rearrange(g)
  else arrange(g)
  computed.arranging = false
  computed.readPosition = END
}

/** Brings the ability index up to date; the order of effects may stay out of date. */
export function refreshInstances(g: Game): void {
  const { computed, store } = g
  if (computed.version === store.version || computed.readPosition !== END) return
  if (
    !computed.relistsGrants &&
    computed.effectsVersion === g.tables.effects.version &&
    updateAbilityIndex(g)
  )
    return
  refresh(g)
}

/** Brings the lists of effects up to date too: enough to see that none has a say in a query. */
export function refreshListed(g: Game): void {
  refreshInstances(g)
  if (g.computed.effectsVersion !== g.tables.effects.version) refresh(g)
}

/** A value read by an effect while values are computed: as it is at the effect's position. */
function valueInside(g: Game, of: Characteristic, row: ObjectRow): number {
  const { computed } = g
  if (computed.readPosition === PRINTED) return baseOf(g, of, row)
  if ((computed.allowedReads & (1 << of.id)) === 0)
    throw new Error(`an effect looks at ${of.name} without saying so in its reads`)
  const { readPosition } = computed
  const apps = computed.modifiers[of.id]
  // No later effect changes it: it is final.
  if (apps.length === 0 || apps[apps.length - 1].position < readPosition) return valueAtEnd(g, of, row)
  let next = 0
  while (apps[next].position < readPosition) next++
  const cell = row * computed.modifiers.length + of.id
  if (cell >= computed.valuesRoom) grow(g)
  return valueBefore(g, of, row, cell, apps[next].position)
}

/** Numbers of the abilities an object has: one entry for each instance in force. */
export function abilitiesOf(g: Game, row: ObjectRow): number[] {
  refresh(g)
  const { computed } = g
  if (computed.readPosition !== END && (computed.allowedReads & READS_ABILITIES) === 0)
    throw new Error('an effect looks at abilities without saying so in its reads')
  const out: number[] = []
  for (let i = firstInstance(computed, row); i !== NONE; i = computed.nextInstance[i])
    if (abilityExists(g, i)) out.push(computed.instances[i].ability.id)
  // The linked list runs from the last to the first.
  return out.reverse()
}

const firstInstance = ({ firstInstance, firstInstanceRoom }: Computed, row: ObjectRow): number =>
  row < firstInstanceRoom ? firstInstance[row] : NONE

/** Whether an ability is on the object and in force. */
export function hasAbility(g: Game, row: ObjectRow, ability: number): boolean {
  refresh(g)
  const { computed } = g
  if (computed.readPosition !== END && (computed.allowedReads & READS_ABILITIES) === 0)
    throw new Error('an effect looks at abilities without saying so in its reads')
  for (let i = firstInstance(computed, row); i !== NONE; i = computed.nextInstance[i])
    if (computed.instances[i].ability.id === ability && abilityExists(g, i)) return true
  return false
}

/** Whether an effect comes from the ability instance that came last, of those in force of one ability on its object. */
export function isLastInstance(g: Game, effect: EffectRow): boolean {
  refresh(g)
  const { computed } = g
  const own = effect < VIRTUAL ? NONE : computed.virtualInstance[effect - VIRTUAL]
  if (own === NONE) return true
  const { ability, holder } = computed.instances[own]
  let i = firstInstance(computed, holder)
  while (i !== NONE && i !== own && (computed.instances[i].ability !== ability || !abilityExists(g, i)))
    i = computed.nextInstance[i]
  return i === own
}

/** Whether an ability is on the object, in force or not. */
export function isListed(g: Game, row: ObjectRow, ability: number): boolean {
  refresh(g)
  const { computed } = g
  for (let i = firstInstance(computed, row); i !== NONE; i = computed.nextInstance[i])
    if (computed.instances[i].ability.id === ability) return true
  return false
}

/** Whether a set-valued characteristic of the object has this word. */
export const hasWord = (g: Game, of: Characteristic, row: ObjectRow, word: number): boolean =>
  of.words!.in(g.book).has(computedValue(g, of, row), word)

/** The effects applied to an object, in order, for explanations. */
export function appliedTo(g: Game, row: ObjectRow): EffectRow[] {
  refresh(g)
  const out: EffectRow[] = []
  for (const app of g.computed.order)
    if (applies(g, app, row) && !out.includes(app.effect)) out.push(app.effect)
  return out
}
