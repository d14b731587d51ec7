import { CHANGE_SIZE, NONE, PENDING_COLUMNS, Pending } from '../state/columns.ts'
import { endLapsed } from './scopes.ts'
import { EV } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import { keepValuesBeforeBatch } from '../values/lastKnown.ts'
import { deferredToFrame, isReplaced } from './replace.ts'
import { checkStates } from './stateTriggers.ts'
import { findTriggers, noteLookBack, inForceBefore } from './triggers.ts'

/** How every proposed change is carried out: replace → just before → apply → same-moment consequences → triggers. */

/** Carries out the batch that the step proposed, or moves it into a frame if a replacement applies to it. */
export function commit(g: Game): void {
  const { settled, batch } = g
  g.settled = false
  if (batch.length > 0 && g.book.vetoes.length > 0) dropVetoed(g)
  if (batch.length === 0) return
  // Where the log is not kept, an event is needed only until the triggers of its own batch have been found.
  if (!g.log.keep && g.log.count > 1024) g.log.beginAt(g.time)
  if (!settled && mayBeReplaced(g) && deferredToFrame(g)) return
  applyAll(g)
}

/** Whether a replacement or before-consequence is declared for a verb of the batch. Quick, and mostly false. */
function mayBeReplaced({ batch, book: { heeded } }: Game): boolean {
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) if (heeded[batch[i]]) return true
  return false
}

/** Drops the changes that a veto forbids, before replacement: nothing replaces them, nothing triggers by them. */
function dropVetoed(g: Game): void {
  const { batch, book } = g
  let kept = 0
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) {
    let vetoed = false
    for (let v = 0; v < book.vetoes.length && !vetoed; v++) vetoed = book.vetoes[v](g, i)
    if (vetoed) continue
    if (kept < i) for (let j = 0; j < CHANGE_SIZE; j++) batch[kept + j] = batch[i + j]
    kept += CHANGE_SIZE
  }
  while (batch.length > kept) batch.pop()
}

/** Carries out the batch, its same-moment consequences and the effects' ends, then queues what triggers. */
export function applyAll(g: Game): void {
  const first = g.log.count
  g.log.first = first
  const mark = g.store.top
  noteLookBack(g)
  applyBatch(g)
  // What ends an effect may have consequences, and these may end another.
  let replaced: number[] | null = null
  for (let ev = first; ev < g.log.count; endLapsed(g)) {
    for (; ev < g.log.count; ev++) replaced = carryOutConsequences(g, ev, replaced)
  }
  const { beforeTriggers } = g.book
  for (let i = 0; i < beforeTriggers.length; i++) beforeTriggers[i](g, first)
  findTriggers(g, first, inForceBefore(g, first, mark))
  checkStates(g)
  const { afterBatch } = g.book
  if (g.log.count > first) for (let i = 0; i < afterBatch.length; i++) afterBatch[i](g)
  if (replaced === null) return
  g.batch.push(...replaced)
  if (!deferredToFrame(g)) applyAll(g)
}

/**
 * Carries out the consequences of an event. What a veto forbids is left out; what a replacement applies to is added to
 * `replaced` and waits for its frame.
 */
function carryOutConsequences(g: Game, ev: number, replaced: number[] | null): number[] | null {
  const { batch } = g
  const consequences = g.book.consequencesOn[g.log.get(ev, EV.kind)]
  let waits = replaced
  for (let i = 0; i < consequences.length; i++) {
    const c = consequences[i]
    if (!c.when(g, ev) || !g.book.switches.on(c.clause)) continue
    g.clause = c.clause
    c.run(g, ev)
    if (batch.length > 0 && g.book.vetoes.length > 0) dropVetoed(g)
    if (mayBeReplaced(g) && isReplaced(g)) {
      waits ??= []
      while (batch.length > 0) waits.push(...batch.splice(0, CHANGE_SIZE))
    } else applyBatch(g)
  }
  return waits
}

function applyBatch(g: Game): void {
  const { batch, book } = g
  keepValuesBeforeBatch(g)
  // A verb calls atoms and proposes nothing, so the batch does not grow here.
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) {
    const verb = book.verbs[batch[i]]
    if (verb.clause === NONE) g.clause = batch[i + 6]
    else if (book.switches.on(verb.clause)) g.clause = verb.clause
    else continue
    g.verbNow = verb.id
    verb.apply(g, batch[i + 1], batch[i + 2], batch[i + 3], batch[i + 4], batch[i + 5])
  }
  // Popped instead of `length = 0`, which would free the array's memory.
  while (batch.length > 0) batch.pop()
  if (g.computed.valuesBeforeBatch.size > 0) g.computed.valuesBeforeBatch.clear()
}

/** Whether any trigger waits to be played. */
export function anyPending(g: Game): boolean {
  const t = g.tables.pending
  for (let row = 0, n = g.store.length(t); row < n; row++)
    if (t.data[row * PENDING_COLUMNS + Pending.def] >= 0) return true
  return false
}

/** Rows of the triggers that wait, oldest first. */
export function pending(g: Game): number[] {
  const t = g.tables.pending
  const out: number[] = []
  for (let row = 0, n = g.store.length(t); row < n; row++)
    if (t.data[row * PENDING_COLUMNS + Pending.def] >= 0) out.push(row)
  if (out.length > 1)
    out.sort((x, y) => pendingValue(g, x, Pending.since) - pendingValue(g, y, Pending.since) || x - y)
  return out
}

/** A column of a waiting trigger. */
export function pendingValue(g: Game, row: number, column: number): number {
  return g.tables.pending.data[row * PENDING_COLUMNS + column]
}

/** Removes a trigger from the queue: it is being played, or the rules drop it. */
export function dropPending(g: Game, row: number): void {
  g.store.free(g.tables.pending, row)
}
