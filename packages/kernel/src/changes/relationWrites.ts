import {
  EffectCell,
  EFFECT_COLUMNS,
  Tally,
  NONE,
  RelationCell,
  RELATION_COLUMNS,
  Clock,
  TALLY_COLUMNS,
} from '../state/columns.ts'
import { packedController, lifetime } from './durations.ts'
import { EV } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import { VERB } from '../game/kernelVerbs.ts'
import type { EffectRow, ObjectRow, RelationRow } from '../state/rows.ts'

/** Atoms that write relations, effects in force and tallies. Only verbs call these. */

/** Adds a relation from `a` to `b`, or of `a` alone if `b` is negative. `relation` is the number of its declaration. */
export function relate(g: Game, relation: number, a: ObjectRow, b: ObjectRow, value: number): void {
  const row = g.store.alloc(g.tables.relations)
  const at = row * RELATION_COLUMNS
  g.store.set(g.tables.relations, at + RelationCell.kind, relation + 1)
  g.store.set(g.tables.relations, at + RelationCell.a, a)
  g.store.set(g.tables.relations, at + RelationCell.aId, g.id(a))
  g.store.set(g.tables.relations, at + RelationCell.b, b)
  g.store.set(g.tables.relations, at + RelationCell.bId, b < 0 ? 0 : g.id(b))
  g.store.set(g.tables.relations, at + RelationCell.since, g.time)
  g.store.set(g.tables.relations, at + RelationCell.value, value)
  const ev = g.emit(VERB.relate, a, g.controller(a), relation)
  g.log.rows[ev + EV.newId] = b < 0 ? 0 : g.id(b)
  g.log.rows[ev + EV.to] = b < 0 ? NONE : g.zoneOf(b)
}

/** Removes a relation, without an event. */
export function unrelate(g: Game, row: RelationRow): void {
  g.store.free(g.tables.relations, row)
}

/**
 * Begins the effect declared as number `def` on the object `on`, or on whatever its definition says if `on` is NONE.
 * `packed` is the controller with the flags of the duration (durations.ts). If the scope that would end it is not open,
 * it does not begin, and NONE is returned.
 */
export function beginEffect(
  g: Game,
  def: number,
  source: ObjectRow,
  on: ObjectRow,
  a: number,
  packed: number,
): EffectRow {
  const when = lifetime(g, packed)
  g.computed.lastBegunEffect = NONE
  if (when === null) return NONE
  g.book.switches.countEffect(def)
  const controller = packedController(packed)
  const row = g.store.alloc(g.tables.effects)
  const at = row * EFFECT_COLUMNS
  const write = (column: number, value: number): void => g.store.set(g.tables.effects, at + column, value)
  write(EffectCell.def, def)
  write(EffectCell.source, source)
  write(EffectCell.sourceId, source === NONE ? 0 : g.id(source))
  write(EffectCell.controller, controller)
  write(EffectCell.on, on)
  write(EffectCell.onId, on === NONE ? 0 : g.id(on))
  write(EffectCell.since, g.time)
  write(EffectCell.a, a)
  write(EffectCell.alive, 1)
  write(EffectCell.scope, when.scope)
  write(EffectCell.awaits, when.awaits)
  write(EffectCell.id, g.tick(Clock.id, g.book.effects[def].unnumbered === true ? 0 : 1))
  const ev = g.emit(VERB.beginEffect, on, controller, a)
  g.log.rows[ev + EV.from] = def
  g.computed.lastBegunEffect = row
  return row
}

/**
 * Sets two more values of an effect, such as what was chosen when it began. NONE stands for the effect that this
 * batch began last; if that one did not begin, nothing is written.
 */
export function noteEffect(g: Game, effect: EffectRow, b: number, c: number): void {
  const row = effect === NONE ? g.computed.lastBegunEffect : effect
  if (row === NONE) return
  g.store.set(g.tables.effects, row * EFFECT_COLUMNS + EffectCell.b, b)
  g.store.set(g.tables.effects, row * EFFECT_COLUMNS + EffectCell.c, c)
}

/** Adds to `to` every relation that goes out from `from`, by kind and age. */
export function copyRelations(g: Game, from: ObjectRow, to: ObjectRow): void {
  const { relations } = g.tables
  const id = g.id(from)
  let rows: RelationRow[] | null = null
  for (let row = 0, n = g.store.length(relations); row < n; row++) {
    const at = row * RELATION_COLUMNS
    // A lasting relation may belong to an earlier incarnation in the same row.
    if (
      relations.data[at + RelationCell.kind] > 0 &&
      relations.data[at + RelationCell.a] === from &&
      relations.data[at + RelationCell.aId] === id
    )
      (rows ??= []).push(row)
  }
  if (rows === null) return
  rows.sort(
    (x, y) =>
      g.relation(x, RelationCell.kind) - g.relation(y, RelationCell.kind) ||
      g.relation(x, RelationCell.since) - g.relation(y, RelationCell.since),
  )
  for (const row of rows)
    relate(
      g,
      g.relation(row, RelationCell.kind) - 1,
      to,
      g.relation(row, RelationCell.b),
      g.relation(row, RelationCell.value),
    )
}

/** Replaces `from` by `to` at both ends of every relation. A relation that `to` had already is not kept twice. */
export function redirectRelations(g: Game, from: ObjectRow, to: ObjectRow): void {
  const { relations } = g.tables
  const n = g.store.length(relations)
  for (let row = 0; row < n; row++) {
    if (g.relation(row, RelationCell.kind) <= 0) continue
    const isFrom = redirectEnd(g, row, RelationCell.a, RelationCell.aId, from, to)
    const isTo = redirectEnd(g, row, RelationCell.b, RelationCell.bId, from, to)
    if ((isFrom || isTo) && isDuplicate(g, row, n)) unrelate(g, row)
  }
}

function redirectEnd(
  g: Game,
  row: RelationRow,
  end: number,
  endId: number,
  from: ObjectRow,
  to: ObjectRow,
): boolean {
  if (g.relation(row, end) !== from || g.relation(row, endId) !== g.id(from)) return false
  const { relations } = g.tables
  g.store.set(relations, row * RELATION_COLUMNS + end, to)
  g.store.set(relations, row * RELATION_COLUMNS + endId, g.id(to))
  return true
}

/** The columns in which two equal relations agree. */
const IDENTIFYING = [
  RelationCell.kind,
  RelationCell.a,
  RelationCell.aId,
  RelationCell.b,
  RelationCell.bId,
] as const

/** Whether one of the first `n` relations equals this one. */
function isDuplicate(g: Game, row: RelationRow, n: number): boolean {
  for (let other = 0; other < n; other++)
    if (other !== row && IDENTIFYING.every((column) => g.relation(other, column) === g.relation(row, column)))
      return true
  return false
}

/** Copies every effect that is fixed to `from`, with the same beginning and end, and fixes the copy to `to`. */
export function copyEffects(g: Game, from: ObjectRow, to: ObjectRow): void {
  const { effects } = g.tables
  for (let e = 0, n = g.store.length(effects); e < n; e++) {
    if (g.effect(e, EffectCell.alive) !== 1 || g.effect(e, EffectCell.on) !== from) continue
    const at = g.store.alloc(effects) * EFFECT_COLUMNS
    for (let i = 0; i < EFFECT_COLUMNS; i++) g.store.set(effects, at + i, g.effect(e, i))
    g.store.set(effects, at + EffectCell.on, to)
    g.store.set(effects, at + EffectCell.onId, g.id(to))
    g.store.set(effects, at + EffectCell.id, g.tick(Clock.id))
  }
}

/**
 * Ends an effect of the table. The event names the object it was fixed to, if that is still the same one, and keeps
 * its first number as the detail.
 */
export function endEffect(g: Game, row: EffectRow): void {
  const ev = g.emit(
    VERB.endEffect,
    g.same(g.effect(row, EffectCell.on), g.effect(row, EffectCell.onId))
      ? g.effect(row, EffectCell.on)
      : NONE,
  )
  g.log.rows[ev + EV.from] = g.effect(row, EffectCell.def)
  g.log.rows[ev + EV.detail] = g.effect(row, EffectCell.a)
  g.store.free(g.tables.effects, row)
}

/** Adds 1 to the tally of `key` for `of`. `clearTallies`, or the end of the scope with that serial, drops it. */
export function tally(g: Game, key: number, of: number, scope: number): void {
  const t = g.tables.tallies
  const n = g.store.length(t)
  for (let row = 0; row < n; row++) {
    const at = row * TALLY_COLUMNS
    if (t.data[at + Tally.key] === key + 1 && t.data[at + Tally.of] === of)
      return g.store.set(t, at + Tally.count, t.data[at + Tally.count] + 1)
  }
  const at = g.store.alloc(t) * TALLY_COLUMNS
  g.store.set(t, at + Tally.key, key + 1)
  g.store.set(t, at + Tally.of, of)
  g.store.set(t, at + Tally.scope, scope)
  g.store.set(t, at + Tally.count, 1)
}

/** Drops the tallies of a scope. */
export function clearTallies(g: Game, scope: number): void {
  const t = g.tables.tallies
  const n = g.store.length(t)
  for (let row = 0; row < n; row++)
    if (t.data[row * TALLY_COLUMNS + Tally.key] > 0 && t.data[row * TALLY_COLUMNS + Tally.scope] === scope)
      g.store.free(t, row)
}
