import type { AbilityDef, Limit } from './effects.ts'
import type { Verb } from './book.ts'
import { CHANGE_SIZE, E, NONE, PENDING_COLUMNS, type Player, T } from './columns.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { countUse, usesLeft } from './limits.ts'
import { byPlace } from './places.ts'
import { allowed } from './prohibitions.ts'
import { abilityExists, refresh, refreshInstances } from './values.ts'
import { VERB } from './verbs.ts'

/** What waits in the queue names one of these. */
export interface TriggerDef {
  readonly id: number
  readonly clause: number
  readonly name: string
  readonly data?: unknown
  /** Told that one waits in this row, with what the event or the delayed effect brings to it. */
  queued?(g: Game, pending: number, ev: number, holder: number, holderId: number): void
}

/** A trigger of the rules themselves, or of whatever `source` finds. */
export interface Trigger extends TriggerDef {
  readonly on: readonly Verb[]
  /** `ev` is a row of the event log. */
  when(g: Game, ev: number): boolean
  player(g: Game, ev: number): Player
  /** How often it triggers on this one event; absent: once. */
  times?(g: Game, ev: number): number
  /** The object it belongs to, kept with its id. */
  source?(g: Game, ev: number): number
  /** Two values to remember until it is played. */
  values?(g: Game, ev: number): readonly [number, number]
}

/** A trigger that is an ability: looked at once for each instance in force. */
export interface AbilityTrigger extends TriggerDef {
  readonly on: readonly Verb[]
  /** Looks at the board as it was just before the event: leaving triggers see themselves. */
  readonly lookBack?: boolean
  /** It can be met by none but an event of the object that has it. */
  readonly ofHolder?: boolean
  /** `holderId`: the holder as it was; it may be gone, then its last-known information answers for it. */
  when(g: Game, ev: number, holder: number, holderId: number): boolean
  times?(g: Game, ev: number, holder: number, holderId: number): number
  values?(g: Game, ev: number, holder: number, holderId: number): readonly [number, number]
  readonly limit?: Limit
  /** A second limit, that of the moment it waits for. */
  readonly once?: Limit
}

/** Made by an effect and waiting in the effects table; `lifetime` once: gone with its first event. */
export interface DelayedTrigger extends TriggerDef {
  readonly on: readonly Verb[]
  when(g: Game, ev: number, effect: number): boolean
  values?(g: Game, ev: number, effect: number): readonly [number, number]
  readonly once: boolean
  /** Number of the effect that carries it. */
  readonly effect: number
}

/** Triggers on a condition that is true, not on an event; see stateTriggers.ts. */
export interface StateTrigger extends TriggerDef {
  holds(g: Game, holder: number): boolean
  readonly limit?: Limit
}

/** An instance in force just before a change, for what looks back at it. */
export interface Witness {
  readonly ability: AbilityDef
  readonly holder: number
  readonly holderId: number
  readonly controller: Player
  readonly key: number
}

const NOBODY: readonly Witness[] = []

/** By verb, how many of those who look back listened to it just before the batch. */
let lookedFor = new Int32Array(0)
let looksBack = false

/**
 * Notes who might look back at the batch that is about to be carried out. What a verb of the game does it does
 * through atoms, whose events are those of the kernel's verbs: any of them may come.
 */
export function noteLookers(g: Game): void {
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
  if (lookedFor.length !== backOn.length) lookedFor = new Int32Array(backOn.length)
  lookedFor.set(backOn)
  looksBack = true
}

/**
 * The instances that were in force at the mark, just before the batch, if one of those who look back listens to what
 * has happened since. That is rare, so the state is taken back for it instead of being looked at before each batch.
 */
export function witnesses(g: Game, first: number, mark: number): readonly Witness[] {
  if (!looksBack || !happenedSince(g, first, lookedFor)) return NOBODY
  const { log } = g
  const now = log.first
  log.first = log.count
  const found = g.store.lookBack(mark, () => {
    refresh(g)
    return inForceAmong(g, byPlace(g, g.computed.lookingBack))
  })
  log.first = now
  return found
}

function happenedSince({ log }: Game, first: number, verbs: Int32Array): boolean {
  for (let ev = first; ev < log.count; ev++) if (verbs[log.get(ev, EV.kind)] > 0) return true
  return false
}

/** Every ability instance in force that can be used, of those abilities that are wanted. */
export function instancesInForce(g: Game, wanted: (ability: AbilityDef) => boolean): Witness[] {
  refresh(g)
  const { instances } = g.computed
  const found: number[] = []
  for (let i = 0; i < instances.length; i++) if (wanted(instances[i].ability)) found.push(i)
  return inForceAmong(g, byPlace(g, found))
}

/** Those of these instances that are in force and can be used; what is derived has been made to fit the state. */
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

/** Instances in force with a trigger that looks at what is and is met by the event. */
function metBy(g: Game, ev: number, kind: number): readonly number[] {
  refreshInstances(g)
  const on = g.computed.listening[kind]
  if (on === undefined || !someListens(g, on, ev, kind)) return NO_INSTANCES
  refresh(g)
  let met: number[] | null = null
  for (let i = 0; i < on.length; i++) {
    const { ability, holder } = g.computed.instances[on[i]]
    const { triggers } = ability
    for (let t = 0; t < triggers.length; t++) {
      if (!listens(g, triggers[t], holder, ev, kind)) continue
      if (!isInForce(g, on[i])) break
      if (!triggers[t].when(g, ev, holder, g.id(holder))) continue
      met ??= []
      met.push(on[i])
      break
    }
  }
  return met === null ? NO_INSTANCES : byPlace(g, met)
}

const NO_INSTANCES: readonly number[] = []

/** Whether one of these instances could be met: most wait for something about their own card, and are told of every card's. */
function someListens(g: Game, on: readonly number[], ev: number, kind: number): boolean {
  for (let i = 0; i < on.length; i++) {
    const { ability, holder } = g.computed.instances[on[i]]
    for (let t = 0; t < ability.triggers.length; t++)
      if (listens(g, ability.triggers[t], holder, ev, kind)) return true
  }
  return false
}

/** Whether a trigger of this holder looks at what is, and such an event could meet it. */
const listens = (g: Game, t: AbilityTrigger, holder: number, ev: number, kind: number): boolean =>
  t.lookBack !== true && isOn(t, kind) && (t.ofHolder !== true || g.log.get(ev, EV.row) === holder)

function isOn({ on }: AbilityTrigger, kind: number): boolean {
  for (let i = 0; i < on.length; i++) if (on[i].id === kind) return true
  return false
}

export function findTriggers(g: Game, first: number, before: readonly Witness[]): void {
  const { triggersOn, abilityTriggersOn, delayedOn } = g.book
  for (let ev = first; ev < g.log.count; ev++) {
    const kind = g.log.get(ev, EV.kind)
    const triggers = triggersOn[kind]
    for (let i = 0; i < triggers.length; i++) {
      const t = triggers[i]
      if (!t.when(g, ev) || !g.book.switches.on(t.clause)) continue
      const source = t.source?.(g, ev) ?? NONE
      const values = t.values?.(g, ev)
      const id = source === NONE ? 0 : g.id(source)
      for (let n = t.times?.(g, ev) ?? 1; n > 0; n--)
        queue(g, t.id, t.player(g, ev), source, id, values?.[0] ?? 0, values?.[1] ?? 0, 0)
    }
    if (abilityTriggersOn[kind].length > 0) {
      const met = metBy(g, ev, kind)
      for (let i = 0; i < met.length; i++) {
        const w = witness(g, met[i])
        for (const t of w.ability.triggers) if (t.lookBack !== true) meet(g, t, w, ev, kind)
      }
      for (const w of before)
        for (const t of w.ability.triggers) if (t.lookBack === true) meet(g, t, w, ev, kind)
    }
    const delayed = delayedOn[kind]
    for (let i = 0; i < delayed.length; i++) meetDelayed(g, delayed[i], ev)
  }
}

function meet(g: Game, t: AbilityTrigger, w: Witness, ev: number, kind: number): void {
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

/** Counts the use; false if the limit forbids it. */
export function withinLimit(g: Game, limit: Limit | undefined, w: Witness): boolean {
  if (limit === undefined) return true
  const of = limit.group ? w.controller : w.key
  if (usesLeft(g, limit, of) <= 0) return false
  countUse(g, limit, of)
  return true
}

function meetDelayed(g: Game, t: DelayedTrigger, ev: number): void {
  for (let e = 0, n = g.store.length(g.T.effects); e < n; e++) {
    if (g.effect(e, E.alive) !== 1 || g.effect(e, E.def) !== t.effect) continue
    // The event that brought it into being is older than it.
    if (g.effect(e, E.since) >= g.time - (g.log.count - ev) && (g.book.delayedAfter?.() ?? true)) continue
    if (!t.when(g, ev, e) || !g.book.switches.on(t.clause)) continue
    const values = t.values?.(g, ev, e) ?? [g.effect(e, E.a), g.effect(e, E.b)]
    const player = g.effect(e, E.controller) as Player
    const source = g.effect(e, E.source)
    const sourceId = g.effect(e, E.sourceId)
    const row = queue(g, t.id, player, source, sourceId, values[0], values[1], 0)
    t.queued?.(g, row, ev, e, 0)
    if (t.once) g.store.free(g.T.effects, e)
  }
}

/** Puts a trigger into the queue: one more that has triggered and waits to be played. Returns its row. */
export function queue(
  g: Game,
  trigger: number,
  player: Player,
  source: number,
  sourceId: number,
  a: number,
  b: number,
  instance: number,
): number {
  const { pending } = g.T
  const row = g.store.alloc(pending)
  const at = row * PENDING_COLUMNS
  g.store.set(pending, at + T.def, trigger)
  g.store.set(pending, at + T.player, player)
  g.store.set(pending, at + T.source, source)
  g.store.set(pending, at + T.sourceId, sourceId)
  g.store.set(pending, at + T.a, a)
  g.store.set(pending, at + T.b, b)
  g.store.set(pending, at + T.since, g.time)
  g.store.set(pending, at + T.instance, instance)
  return row
}

/** How often this instance of the trigger has triggered and not yet been played. */
export function triggeredTimes(g: Game, trigger: number, instance: number): number {
  const t = g.T.pending
  let count = 0
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * PENDING_COLUMNS
    if (t.data[at + T.def] === trigger && t.data[at + T.instance] === instance && isQueued(g, row)) count++
  }
  return count
}

/** A freed row has a negative first column; row 0 of the trigger table is a real one. */
const isQueued = (g: Game, row: number): boolean => g.T.pending.data[row * PENDING_COLUMNS + T.def] >= 0
