import { CHANGE_SIZE, NONE, PENDING_COLUMNS, T } from './columns.ts'
import { endLapsed } from './durations.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { holdValues } from './lastKnown.ts'
import { takenOver } from './replace.ts'
import { checkStates } from './stateTriggers.ts'
import { findTriggers, noteLookers, witnesses } from './triggers.ts'

/** One gateway for change: replace → just before → apply all → same-moment consequences → triggers. */

/** Carries out what the step proposed. With a replacement to ask about, a frame takes over instead. */
export function commit(g: Game): void {
  const { settled, batch } = g
  g.settled = false
  if (batch.length > 0 && g.book.vetoes.length > 0) dropVetoed(g)
  if (batch.length === 0) return
  // Outside the kept log, events are needed only until the triggers of their own change have been found.
  if (!g.log.keep && g.log.count > 1024) g.log.drop()
  if (!settled && isHeeded(g) && takenOver(g)) return
  applyAll(g)
}

/** Whether anything could come in place of a change of the batch, or just before it: of most verbs nothing ever does. */
function isHeeded({ batch, book: { heeded } }: Game): boolean {
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) if (heeded[batch[i]]) return true
  return false
}

/** What cannot happen is no change at all: nothing replaces it, and nothing comes of it. */
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

export function applyAll(g: Game): void {
  const first = g.log.count
  g.log.first = first
  const mark = g.store.top
  noteLookers(g)
  applyBatch(g)
  const { consequencesOn } = g.book
  for (let ev = first; ev < g.log.count; ev++) {
    const consequences = consequencesOn[g.log.get(ev, EV.kind)]
    for (let i = 0; i < consequences.length; i++) {
      const c = consequences[i]
      if (!c.when(g, ev) || !g.book.switches.on(c.clause)) continue
      g.clause = c.clause
      c.run(g, ev)
      applyBatch(g)
    }
  }
  endLapsed(g)
  const { beforeTriggers } = g.book
  for (let i = 0; i < beforeTriggers.length; i++) beforeTriggers[i](g, first)
  findTriggers(g, first, witnesses(g, first, mark))
  checkStates(g)
  const { afterBatch } = g.book
  if (g.log.count > first) for (let i = 0; i < afterBatch.length; i++) afterBatch[i](g)
}

function applyBatch(g: Game): void {
  const { batch, book } = g
  holdValues(g)
  // A verb may not propose: what it does, it does through atoms.
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) {
    const verb = book.verbs[batch[i]]
    if (verb.clause === NONE) g.clause = batch[i + 6]
    else if (book.switches.on(verb.clause)) g.clause = verb.clause
    else continue
    g.verbNow = verb.id
    verb.apply(g, batch[i + 1], batch[i + 2], batch[i + 3], batch[i + 4], batch[i + 5])
  }
  // Popped, not cut off: the memory is used again for the next batch.
  while (batch.length > 0) batch.pop()
  if (g.computed.held.size > 0) g.computed.held.clear()
}

/** Whether any trigger waits. */
export function anyPending(g: Game): boolean {
  const t = g.T.pending
  for (let row = 0, n = g.store.length(t); row < n; row++)
    if (t.data[row * PENDING_COLUMNS + T.def] >= 0) return true
  return false
}

/** Rows of the triggers that wait, oldest first. */
export function pending(g: Game): number[] {
  const t = g.T.pending
  const out: number[] = []
  for (let row = 0, n = g.store.length(t); row < n; row++)
    if (t.data[row * PENDING_COLUMNS + T.def] >= 0) out.push(row)
  if (out.length > 1) out.sort((x, y) => pendingValue(g, x, T.since) - pendingValue(g, y, T.since) || x - y)
  return out
}

export function pendingValue(g: Game, row: number, column: number): number {
  return g.T.pending.data[row * PENDING_COLUMNS + column]
}

/** Takes a trigger out of the queue: it is being played, or the rules drop it. */
export function dropPending(g: Game, row: number): void {
  g.store.free(g.T.pending, row)
}
