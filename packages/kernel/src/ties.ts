import { E, EFFECT_COLUMNS, L, NONE, R, RELATION_COLUMNS, S, TALLY_COLUMNS } from './columns.ts'
import { controllerOf, term } from './durations.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { VERB } from './verbs.ts'

/** Atoms for what ties things together: relations, effects in force, tallies. Only verbs call these. */

export function relate(g: Game, relation: number, a: number, b: number, value: number): void {
  const row = g.store.alloc(g.T.relations)
  const at = row * RELATION_COLUMNS
  g.store.set(g.T.relations, at + R.kind, relation + 1)
  g.store.set(g.T.relations, at + R.a, a)
  g.store.set(g.T.relations, at + R.aId, g.id(a))
  g.store.set(g.T.relations, at + R.b, b)
  g.store.set(g.T.relations, at + R.bId, b < 0 ? 0 : g.id(b))
  g.store.set(g.T.relations, at + R.since, g.time)
  g.store.set(g.T.relations, at + R.value, value)
  const ev = g.emit(VERB.relate, a, g.controller(a), relation)
  g.log.rows[ev + EV.newId] = b < 0 ? 0 : g.id(b)
  g.log.rows[ev + EV.to] = b < 0 ? NONE : g.zoneOf(b)
}

export function unrelate(g: Game, row: number): void {
  g.store.free(g.T.relations, row)
}

/**
 * Starts a continuous effect on `on`, or on whatever its definition says if `on` is NONE. The controller carries
 * the flags of its duration (durations.ts); one whose end is already past does not begin, and NONE is returned.
 */
export function beginEffect(
  g: Game,
  def: number,
  source: number,
  on: number,
  a: number,
  flagged: number,
): number {
  const when = term(g, flagged)
  g.computed.begun = NONE
  if (when === null) return NONE
  const controller = controllerOf(flagged)
  const row = g.store.alloc(g.T.effects)
  const at = row * EFFECT_COLUMNS
  const write = (column: number, value: number): void => g.store.set(g.T.effects, at + column, value)
  write(E.def, def)
  write(E.source, source)
  write(E.sourceId, source === NONE ? 0 : g.id(source))
  write(E.controller, controller)
  write(E.on, on)
  write(E.onId, on === NONE ? 0 : g.id(on))
  write(E.since, g.time)
  write(E.a, a)
  write(E.alive, 1)
  write(E.scope, when.scope)
  write(E.awaits, when.awaits)
  write(E.id, g.tick(S.id))
  const ev = g.emit(VERB.beginEffect, on, controller, a)
  g.log.rows[ev + EV.from] = def
  g.computed.begun = row
  return row
}

/**
 * Two more values an effect holds on to, such as what was chosen when it began. With NONE it is the effect that
 * this batch has just begun; if that one did not begin, nothing is noted.
 */
export function noteEffect(g: Game, effect: number, b: number, c: number): void {
  const row = effect === NONE ? g.computed.begun : effect
  if (row === NONE) return
  g.store.set(g.T.effects, row * EFFECT_COLUMNS + E.b, b)
  g.store.set(g.T.effects, row * EFFECT_COLUMNS + E.c, c)
}

/** Whatever an object is related to, another one is too, in the same order. */
export function copyRelations(g: Game, from: number, to: number): void {
  const { relations } = g.T
  const id = g.id(from)
  let rows: number[] | null = null
  for (let row = 0, n = g.store.length(relations); row < n; row++) {
    const at = row * RELATION_COLUMNS
    // A relation that is kept may speak of something that had this row before.
    if (
      relations.data[at + R.kind] > 0 &&
      relations.data[at + R.a] === from &&
      relations.data[at + R.aId] === id
    )
      (rows ??= []).push(row)
  }
  if (rows === null) return
  rows.sort(
    (x, y) =>
      g.relation(x, R.kind) - g.relation(y, R.kind) || g.relation(x, R.since) - g.relation(y, R.since),
  )
  for (const row of rows)
    relate(g, g.relation(row, R.kind) - 1, to, g.relation(row, R.b), g.relation(row, R.value))
}

/** Every relation that speaks of one object speaks of another one from now on; what that one had already, it has once. */
export function passRelations(g: Game, from: number, to: number): void {
  const { relations } = g.T
  const n = g.store.length(relations)
  for (let row = 0; row < n; row++) {
    if (g.relation(row, R.kind) <= 0) continue
    const isFrom = passEnd(g, row, R.a, R.aId, from, to)
    const isTo = passEnd(g, row, R.b, R.bId, from, to)
    if ((isFrom || isTo) && standsTwice(g, row, n)) unrelate(g, row)
  }
}

function passEnd(g: Game, row: number, end: number, endId: number, from: number, to: number): boolean {
  if (g.relation(row, end) !== from || g.relation(row, endId) !== g.id(from)) return false
  const { relations } = g.T
  g.store.set(relations, row * RELATION_COLUMNS + end, to)
  g.store.set(relations, row * RELATION_COLUMNS + endId, g.id(to))
  return true
}

const WHAT_IT_SAYS = [R.kind, R.a, R.aId, R.b, R.bId] as const

function standsTwice(g: Game, row: number, n: number): boolean {
  for (let other = 0; other < n; other++)
    if (
      other !== row &&
      WHAT_IT_SAYS.every((column) => g.relation(other, column) === g.relation(row, column))
    )
      return true
  return false
}

/** Whatever effects are fixed to one object are fixed to another one too, from the same time and as long. */
export function copyEffects(g: Game, from: number, to: number): void {
  const { effects } = g.T
  for (let e = 0, n = g.store.length(effects); e < n; e++) {
    if (g.effect(e, E.alive) !== 1 || g.effect(e, E.on) !== from) continue
    const at = g.store.alloc(effects) * EFFECT_COLUMNS
    for (let i = 0; i < EFFECT_COLUMNS; i++) g.store.set(effects, at + i, g.effect(e, i))
    g.store.set(effects, at + E.on, to)
    g.store.set(effects, at + E.onId, g.id(to))
    g.store.set(effects, at + E.id, g.tick(S.id))
  }
}

export function endEffect(g: Game, row: number): void {
  const ev = g.emit(
    VERB.endEffect,
    g.same(g.effect(row, E.on), g.effect(row, E.onId)) ? g.effect(row, E.on) : NONE,
  )
  g.log.rows[ev + EV.from] = g.effect(row, E.def)
  g.store.free(g.T.effects, row)
}

/** Counts one more of `key` for `of`; `clearTallies` ends a scope. */
export function tally(g: Game, key: number, of: number, scope: number): void {
  const t = g.T.tallies
  const n = g.store.length(t)
  for (let row = 0; row < n; row++) {
    const at = row * TALLY_COLUMNS
    if (t.data[at + L.key] === key + 1 && t.data[at + L.of] === of)
      return g.store.set(t, at + L.count, t.data[at + L.count] + 1)
  }
  const at = g.store.alloc(t) * TALLY_COLUMNS
  g.store.set(t, at + L.key, key + 1)
  g.store.set(t, at + L.of, of)
  g.store.set(t, at + L.scope, scope)
  g.store.set(t, at + L.count, 1)
}

export function clearTallies(g: Game, scope: number): void {
  const t = g.T.tallies
  const n = g.store.length(t)
  for (let row = 0; row < n; row++)
    if (t.data[row * TALLY_COLUMNS + L.key] > 0 && t.data[row * TALLY_COLUMNS + L.scope] === scope)
      g.store.free(t, row)
}
