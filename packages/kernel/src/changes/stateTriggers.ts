import { Armed, ARMED_COLUMNS } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { sortByPlace } from './instanceOrder.ts'
import { inForceAmong, queue, triggeredTimes, withinLimit } from './triggers.ts'
import type { StateTrigger, Witness } from '../game/declarations.ts'
import { refresh, refreshInstances } from '../values/values.ts'

/**
 * Triggers on a condition ("when you have no cards in hand"). The table `armed` has a row for each pair of trigger and
 * ability instance of which a bit is set.
 */

/** The condition held when it was last tested. */
const HELD = 1
/** It has triggered and is not resolved yet. */
const UNRESOLVED = 2

/** Tests the condition of every instance in force; the gateway calls it after each batch. */
export function checkStates(g: Game): void {
  if (!g.book.stateful) return
  refreshInstances(g)
  const { lookingAtStates } = g.computed
  if (lookingAtStates.length === 0 && g.store.length(g.tables.armed) === 0) return
  refresh(g)
  const now = inForceAmong(g, sortByPlace(g, lookingAtStates))
  for (const w of now) for (const t of w.ability.states) check(g, t, w)
  dropVanished(g, now)
}

function check(g: Game, t: StateTrigger, w: Witness): void {
  const { switches, rearming } = g.book
  const holds = t.holds(g, w.holder) && switches.on(w.ability.clause) && switches.on(t.clause)
  const old = state(g, t.id, w.key)
  if (holds && mayTrigger(g, t, w, old) && withinLimit(g, t.limit, w)) {
    const row = queue(g, t.id, w.controller, w.holder, w.holderId, 0, 0, w.key)
    t.queued?.(g, row, w.holder)
    const isTold = rearming !== null && (rearming.rule === 'notTriggered' || rearming.waits !== null)
    setState(g, t.id, w.key, HELD | (isTold ? 0 : UNRESOLVED))
  } else setState(g, t.id, w.key, (old & UNRESOLVED) | (holds ? HELD : 0))
}

/** Whether the game's rule of rearming lets it trigger in this state. */
function mayTrigger(g: Game, t: StateTrigger, w: Witness, old: number): boolean {
  const { rearming, switches } = g.book
  if (rearming === null || !switches.on(rearming.clause)) return true
  switch (rearming.rule) {
    case 'notTriggered':
      return triggeredTimes(g, t.id, w.key) === 0
    case 'settled':
      if (rearming.waits === null) return (old & UNRESOLVED) === 0
      return triggeredTimes(g, t.id, w.key) === 0 && !rearming.waits(g, w.key)
    case 'becomesTrue':
      return old === 0
  }
}

/** An atom: what triggered has been resolved or has left the stack, so the instance may trigger again. */
export function settle(g: Game, trigger: number, instance: number): void {
  setState(g, trigger, instance, state(g, trigger, instance) & ~UNRESOLVED)
}

/** Row of the pair in `armed`, or -1. */
function findRow(g: Game, trigger: number, instance: number): number {
  const t = g.tables.armed
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * ARMED_COLUMNS
    if (t.data[at + Armed.trigger] === trigger + 1 && t.data[at + Armed.instance] === instance) return row
  }
  return -1
}

function state(g: Game, trigger: number, instance: number): number {
  const row = findRow(g, trigger, instance)
  return row < 0 ? 0 : g.tables.armed.data[row * ARMED_COLUMNS + Armed.state]
}

function setState(g: Game, trigger: number, instance: number, value: number): void {
  const t = g.tables.armed
  let row = findRow(g, trigger, instance)
  if (value === 0) {
    if (row >= 0) g.store.free(t, row)
    return
  }
  if (row < 0) {
    row = g.store.alloc(t)
    g.store.set(t, row * ARMED_COLUMNS + Armed.trigger, trigger + 1)
    g.store.set(t, row * ARMED_COLUMNS + Armed.instance, instance)
  }
  g.store.set(t, row * ARMED_COLUMNS + Armed.state, value)
}

/** Drops the rows of instances that are no longer in force. */
function dropVanished(g: Game, now: readonly Witness[]): void {
  const t = g.tables.armed
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * ARMED_COLUMNS
    if (t.data[at + Armed.trigger] <= 0) continue
    const key = t.data[at + Armed.instance]
    if (!now.some((w) => w.key === key)) g.store.free(t, row)
  }
}
