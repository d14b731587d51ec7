import type { AbilityTrigger, DelayedTrigger, Trigger, Witness } from '../game/declarations.ts'
import type { AbilityDef, Limit } from '../game/effects.ts'
import { CHANGE_SIZE, EffectCell, NONE, PENDING_COLUMNS, type Player, Pending } from '../state/columns.ts'
import { EV } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import { countUse, usesLeft } from './limits.ts'
import { sortByPlace } from './instanceOrder.ts'
import { allowed } from '../values/prohibitions.ts'
import { refresh, refreshInstances } from '../values/values.ts'
import { abilityExists } from '../values/inForce.ts'
import { VERB } from '../game/kernelVerbs.ts'
import type { ObjectId, ObjectRow } from '../state/rows.ts'

/**
 * Which triggers a batch meets: triggers of the rules, of ability instances in force, and delayed ones. A trigger that
 * looks back ("when this leaves the field") is tested with the instances that were in force before the batch.
 */

const NO_WITNESSES: readonly Witness[] = []

/** By verb, how many look-back triggers listened to it just before the batch. */
let listenersBefore = new Int32Array(0)
let looksBack = false

/**
 * Before a batch: notes which verbs a look-back trigger listens to, if the batch could write such an event. A verb of a
 * game acts through atoms, so it may write events of any kernel verb.
 */
export function noteLookBack(g: Game): void {
  const { batch, book } = g
  looksBack = false
  if (!book.looksBack) return
  let any = false
  for (let i = 0; i < batch.length && !any; i += CHANGE_SIZE)
    any = batch[i] > VERB.use || book.lookBackOn[batch[i]]
  if (!any) return
  refreshInstances(g)
  const { lookingBack, backOn } = g.computed
  if (lookingBack.length === 0) return
  if (listenersBefore.length !== backOn.length) listenersBefore = new Int32Array(backOn.length)
  listenersBefore.set(backOn)
  looksBack = true
}

/**
 * After a batch: the instances with look-back triggers that were in force before it, at the journal's mark; none if no
 * such trigger listens to an event since `first`. Rare, so the state is rolled back to find them instead of listing
 * them before every batch.
 */
export function inForceBefore(g: Game, first: number, mark: number): readonly Witness[] {
  if (!looksBack || !anyEventOf(g, first, listenersBefore)) return NO_WITNESSES
  const { log } = g
  const now = log.first
  log.first = log.count
  const found = g.store.lookBack(mark, () => {
    refresh(g)
    return inForceAmong(g, sortByPlace(g, g.computed.lookingBack))
  })
  log.first = now
  return found
}

/** Whether an event since `first` is of a verb with a count above 0. */
function anyEventOf({ log }: Game, first: number, verbs: Int32Array): boolean {
  for (let ev = first; ev < log.count; ev++) if (verbs[log.get(ev, EV.kind)] > 0) return true
  return false
}

/** The usable ability instances in force whose ability `wanted` accepts, in the order of places. */
export function instancesInForce(g: Game, wanted: (ability: AbilityDef) => boolean): Witness[] {
  refresh(g)
  const { instances } = g.computed
  const found: number[] = []
  for (let i = 0; i < instances.length; i++) if (wanted(instances[i].ability)) found.push(i)
  return inForceAmong(g, sortByPlace(g, found))
}

/** Those of these instances that are in force and can be used. The caller has refreshed the computed values. */
export function inForceAmong(g: Game, among: readonly number[]): Witness[] {
  const out: Witness[] = []
  for (let i = 0; i < among.length; i++) addInForce(g, among[i], out)
  return out
}

function addInForce(g: Game, instance: number, out: Witness[]): void {
  if (isInForce(g, instance)) out.push(witness(g, instance))
}

function isInForce(g: Game, instance: number): boolean {
  const { computed, book } = g
  if (!abilityExists(g, instance)) return false
  if (book.usability === null) return true
  const { holder, ability } = computed.instances[instance]
  return allowed(g, book.usability, holder, ability.id)
}

function witness(g: Game, instance: number): Witness {
  const { holder, ability, key } = g.computed.instances[instance]
  const controller = g.book.abilityController?.(g, holder) ?? g.controller(holder)
  return { ability, holder, holderId: g.id(holder), controller, key }
}

/** The instances in force with a trigger that the event meets and that does not look back. */
function instancesMetBy(g: Game, ev: number, kind: number): readonly number[] {
  refreshInstances(g)
  const on = g.computed.listening[kind]
  if (on === undefined || !couldBeMet(g, on, ev, kind)) return NO_INSTANCES
  refresh(g)
  let met: number[] | null = null
  for (let i = 0; i < on.length; i++) {
    const { ability, holder } = g.computed.instances[on[i]]
    const { triggers } = ability
    for (let t = 0; t < triggers.length; t++) {
      if (!couldMeet(g, triggers[t], holder, ev, kind)) continue
      if (!isInForce(g, on[i])) break
      if (!triggers[t].when(g, ev, holder, g.id(holder))) continue
      met ??= []
      met.push(on[i])
      break
    }
  }
  return met === null ? NO_INSTANCES : sortByPlace(g, met)
}

const NO_INSTANCES: readonly number[] = []

/** Whether any of these instances could be met. Quick, without a refresh: most triggers are about their holder only. */
function couldBeMet(g: Game, on: readonly number[], ev: number, kind: number): boolean {
  for (let i = 0; i < on.length; i++) {
    const { ability, holder } = g.computed.instances[on[i]]
    for (let t = 0; t < ability.triggers.length; t++)
      if (couldMeet(g, ability.triggers[t], holder, ev, kind)) return true
  }
  return false
}

/** Whether a trigger of this holder does not look back and listens to the event. */
const couldMeet = (g: Game, t: AbilityTrigger, holder: ObjectRow, ev: number, kind: number): boolean =>
  t.lookBack !== true && isOn(t, kind) && (t.ofHolder !== true || g.log.get(ev, EV.row) === holder)

function isOn({ on }: AbilityTrigger, kind: number): boolean {
  for (let i = 0; i < on.length; i++) if (on[i].id === kind) return true
  return false
}

/** Queues every trigger that an event since `first` meets. `before`: see `inForceBefore`. */
export function findTriggers(g: Game, first: number, before: readonly Witness[]): void {
  const { triggersOn, abilityTriggersOn, delayedOn } = g.book
  for (let ev = first; ev < g.log.count; ev++) {
    const kind = g.log.get(ev, EV.kind)
    const triggers = triggersOn[kind]
    for (let i = 0; i < triggers.length; i++) queueIfRuleMet(g, triggers[i], ev)
    if (abilityTriggersOn[kind].length > 0) {
      const met = instancesMetBy(g, ev, kind)
      for (let i = 0; i < met.length; i++) {
        const w = witness(g, met[i])
        for (const t of w.ability.triggers) if (t.lookBack !== true) queueIfMet(g, t, w, ev, kind)
      }
      for (const w of before)
        for (const t of w.ability.triggers) if (t.lookBack === true) queueIfMet(g, t, w, ev, kind)
    }
    const delayed = delayedOn[kind]
    for (let i = 0; i < delayed.length; i++) queueIfDelayedMet(g, delayed[i], ev)
  }
}

/** A trigger of the rules. */
function queueIfRuleMet(g: Game, t: Trigger, ev: number): void {
  if (!t.when(g, ev) || !g.book.switches.on(t.clause)) return
  const source = t.source?.(g, ev) ?? NONE
  const values = t.values?.(g, ev)
  const id = source === NONE ? 0 : g.id(source)
  for (let n = t.times?.(g, ev) ?? 1; n > 0; n--)
    queue(g, t.id, t.player(g, ev), source, id, values?.[0] ?? 0, values?.[1] ?? 0, 0)
}

/** A trigger of an ability instance. */
function queueIfMet(g: Game, t: AbilityTrigger, w: Witness, ev: number, kind: number): void {
  if (!isOn(t, kind)) return
  if (!t.when(g, ev, w.holder, w.holderId)) return
  const { switches } = g.book
  if (!switches.on(w.ability.clause) || !switches.on(t.clause)) return
  const values = t.values?.(g, ev, w.holder, w.holderId)
  for (let n = t.times?.(g, ev, w.holder, w.holderId) ?? 1; n > 0; n--) {
    if (!withinLimit(g, t.once, w) || !withinLimit(g, t.limit, w)) return
    const { holder, holderId } = w
    const row = queue(g, t.id, w.controller, holder, holderId, values?.[0] ?? 0, values?.[1] ?? 0, w.key)
    t.queued?.(g, row, ev, holder, holderId)
  }
}

/** Counts a use of the instance; false, without counting, if the limit is used up. */
export function withinLimit(g: Game, limit: Limit | undefined, w: Witness): boolean {
  if (limit === undefined) return true
  const of = limit.group ? w.controller : w.key
  if (usesLeft(g, limit, of) <= 0) return false
  countUse(g, limit, of)
  return true
}

/** A delayed trigger: an effect in the table that waits for an event. */
function queueIfDelayedMet(g: Game, t: DelayedTrigger, ev: number): void {
  for (let e = 0, n = g.store.length(g.tables.effects); e < n; e++) {
    if (g.effect(e, EffectCell.alive) !== 1 || g.effect(e, EffectCell.def) !== t.effect) continue
    // Events up to its own beginning do not meet it.
    if (g.effect(e, EffectCell.since) >= g.time - (g.log.count - ev) && (g.book.delayedAfter?.() ?? true))
      continue
    if (!t.when(g, ev, e) || !g.book.switches.on(t.clause)) continue
    const values = t.values?.(g, ev, e) ?? [g.effect(e, EffectCell.a), g.effect(e, EffectCell.b)]
    const player = g.effect(e, EffectCell.controller) as Player
    const source = g.effect(e, EffectCell.source)
    const sourceId = g.effect(e, EffectCell.sourceId)
    const row = queue(g, t.id, player, source, sourceId, values[0], values[1], 0)
    t.queued?.(g, row, ev, e)
    if (t.once) g.store.free(g.tables.effects, e)
  }
}

/** Adds a trigger to those that wait to be played. Returns its row in `pending`. */
export function queue(
  g: Game,
  trigger: number,
  player: Player,
  source: ObjectRow,
  sourceId: ObjectId,
  a: number,
  b: number,
  instance: number,
): number {
  const { pending } = g.tables
  g.book.switches.countTrigger(trigger)
  const row = g.store.alloc(pending)
  const at = row * PENDING_COLUMNS
  g.store.set(pending, at + Pending.def, trigger)
  g.store.set(pending, at + Pending.player, player)
  g.store.set(pending, at + Pending.source, source)
  g.store.set(pending, at + Pending.sourceId, sourceId)
  g.store.set(pending, at + Pending.a, a)
  g.store.set(pending, at + Pending.b, b)
  g.store.set(pending, at + Pending.since, g.time)
  g.store.set(pending, at + Pending.instance, instance)
  return row
}

/** How many times the trigger of this instance waits to be played. */
export function triggeredTimes(g: Game, trigger: number, instance: number): number {
  const t = g.tables.pending
  let count = 0
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * PENDING_COLUMNS
    if (
      t.data[at + Pending.def] === trigger &&
      t.data[at + Pending.instance] === instance &&
      isQueued(g, row)
    )
      count++
  }
  return count
}

/** A freed row has a negative first column. Trigger 0 is a real one, so 0 does not mean free. */
const isQueued = (g: Game, row: number): boolean =>
  g.tables.pending.data[row * PENDING_COLUMNS + Pending.def] >= 0
