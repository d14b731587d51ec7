import { AR, ARMED_COLUMNS } from './columns.ts'
import type { Game } from './game.ts'
import { byPlace } from './places.ts'
import {
  type StateTrigger,
  type Witness,
  inForceAmong,
  queue,
  triggeredTimes,
  withinLimit,
} from './triggers.ts'
import { refresh, refreshInstances } from './values.ts'

/**
 * When a trigger on a condition triggers again. `notTriggered`: whenever it holds and none of it waits to be
 * played. `settled`: not before the one that triggered was resolved or left the stack. `becomesTrue`: besides
 * that, only once each time the condition becomes true.
 */
export type Rearming = 'notTriggered' | 'settled' | 'becomesTrue'

/** Whether what this instance has triggered has left the queue and not yet resolved. */
export type Waits = (g: Game, instance: number) => boolean

/** Bits of the `armed` table's state. A row exists as long as one is set. */
const HELD = 1
const BUSY = 2

/** Looks at every condition; the gateway does so after each change. */
export function checkStates(g: Game): void {
  if (!g.book.stateful) return
  refreshInstances(g)
  const { lookingAtStates } = g.computed
  if (lookingAtStates.length === 0 && g.store.length(g.T.armed) === 0) return
  refresh(g)
  const now = inForceAmong(g, byPlace(g, lookingAtStates))
  for (const w of now) for (const t of w.ability.states) check(g, t, w)
  forgetOthers(g, now)
}

function check(g: Game, t: StateTrigger, w: Witness): void {
  const { switches, rearming } = g.book
  const holds = t.holds(g, w.holder) && switches.on(w.ability.clause) && switches.on(t.clause)
  const old = state(g, t.id, w.key)
  if (holds && armed(g, t, w, old) && withinLimit(g, t.limit, w)) {
    queue(g, t.id, w.controller, w.holder, w.holderId, 0, 0, w.key)
    const isTold = rearming !== null && (rearming.rule === 'notTriggered' || rearming.waits !== null)
    setState(g, t.id, w.key, HELD | (isTold ? 0 : BUSY))
  } else setState(g, t.id, w.key, (old & BUSY) | (holds ? HELD : 0))
}

function armed(g: Game, t: StateTrigger, w: Witness, old: number): boolean {
  const { rearming, switches } = g.book
  if (rearming === null || !switches.on(rearming.clause)) return true
  switch (rearming.rule) {
    case 'notTriggered':
      return triggeredTimes(g, t.id, w.key) === 0
    case 'settled':
      if (rearming.waits === null) return (old & BUSY) === 0
      return triggeredTimes(g, t.id, w.key) === 0 && !rearming.waits(g, w.key)
    case 'becomesTrue':
      return old === 0
  }
}

/** An atom: the one that triggered was resolved, or left the stack another way; it may trigger again. */
export function settle(g: Game, trigger: number, instance: number): void {
  setState(g, trigger, instance, state(g, trigger, instance) & ~BUSY)
}

function find(g: Game, trigger: number, instance: number): number {
  const t = g.T.armed
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * ARMED_COLUMNS
    if (t.data[at + AR.trigger] === trigger + 1 && t.data[at + AR.instance] === instance) return row
  }
  return -1
}

function state(g: Game, trigger: number, instance: number): number {
  const row = find(g, trigger, instance)
  return row < 0 ? 0 : g.T.armed.data[row * ARMED_COLUMNS + AR.state]
}

function setState(g: Game, trigger: number, instance: number, value: number): void {
  const t = g.T.armed
  let row = find(g, trigger, instance)
  if (value === 0) {
    if (row >= 0) g.store.free(t, row)
    return
  }
  if (row < 0) {
    row = g.store.alloc(t)
    g.store.set(t, row * ARMED_COLUMNS + AR.trigger, trigger + 1)
    g.store.set(t, row * ARMED_COLUMNS + AR.instance, instance)
  }
  g.store.set(t, row * ARMED_COLUMNS + AR.state, value)
}

/** An instance that is gone leaves nothing behind: coming back, it is a new one. */
function forgetOthers(g: Game, now: readonly Witness[]): void {
  const t = g.T.armed
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * ARMED_COLUMNS
    if (t.data[at + AR.trigger] <= 0) continue
    const key = t.data[at + AR.instance]
    if (!now.some((w) => w.key === key)) g.store.free(t, row)
  }
}
