import { NONE, PENDING_COLUMNS, T } from './columns.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { replaced } from './replace.ts'

/** One gateway for change: replace → apply all → same-moment consequences → triggers. */

/** A change in the batch: verb, five arguments, clause of the step that proposed it. */
export const CHANGE_SIZE = 7

/** Carries out what the step proposed. With a replacement to ask about, a frame takes over instead. */
export function commit(g: Game): void {
  if (g.batch.length === 0) return
  // Outside the kept log, events are needed only until the triggers of their own change have been found.
  if (!g.log.keep && g.log.count > 1024) g.log.drop()
  if (g.book.replacements.length > 0 && replaced(g)) return
  applyAll(g)
}

export function applyAll(g: Game): void {
  const first = g.log.count
  applyBatch(g)
  const { consequencesOn } = g.book
  for (let ev = first; ev < g.log.count; ev++) {
    for (const c of consequencesOn[g.log.get(ev, EV.kind)]) {
      if (!c.when(g, ev) || !g.book.switches.on(c.clause)) continue
      g.clause = c.clause
      c.run(g, ev)
      applyBatch(g)
    }
  }
  findTriggers(g, first)
}

function applyBatch(g: Game): void {
  const { batch, book } = g
  // A verb may not propose: what it does, it does through atoms.
  for (let i = 0; i < batch.length; i += CHANGE_SIZE) {
    const verb = book.verbs[batch[i]]
    if (verb.clause === NONE) g.clause = batch[i + 6]
    else if (book.switches.on(verb.clause)) g.clause = verb.clause
    else continue
    g.verbNow = verb.id
    verb.apply(g, batch[i + 1], batch[i + 2], batch[i + 3], batch[i + 4], batch[i + 5])
  }
  batch.length = 0
}

function findTriggers(g: Game, first: number): void {
  const { triggersOn } = g.book
  for (let ev = first; ev < g.log.count; ev++)
    for (const t of triggersOn[g.log.get(ev, EV.kind)]) {
      if (!t.when(g, ev) || !g.book.switches.on(t.clause)) continue
      const source = t.source?.(g, ev) ?? NONE
      const values = t.values?.(g, ev)
      const at = g.store.alloc(g.T.pending) * PENDING_COLUMNS
      g.store.set(g.T.pending, at + T.def, t.id)
      g.store.set(g.T.pending, at + T.player, t.player(g, ev))
      g.store.set(g.T.pending, at + T.source, source)
      g.store.set(g.T.pending, at + T.sourceId, source === NONE ? 0 : g.id(source))
      g.store.set(g.T.pending, at + T.a, values?.[0] ?? 0)
      g.store.set(g.T.pending, at + T.b, values?.[1] ?? 0)
      g.store.set(g.T.pending, at + T.since, g.time)
    }
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
