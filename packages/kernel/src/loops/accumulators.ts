import type { EffectDef } from '../game/book.ts'
import { count, mark } from '../changes/atoms.ts'
import {
  EffectCell,
  EFFECT_COLUMNS,
  Tally,
  NONE,
  Obj,
  PLAYERS,
  type Player,
  TALLY_COLUMNS,
} from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { clearTallies } from '../changes/relationWrites.ts'
import type { Column, EffectRow, ObjectRow } from '../state/rows.ts'

/**
 * What may go on growing while a loop is still the same loop (power, counters). Left out when two states are
 * compared, and multiplied when the loop is carried out many times at once.
 */
export interface Accumulators {
  readonly counters?: readonly number[]
  readonly columns?: readonly Column[]
  readonly variables?: readonly number[]
  /** Effects whose values a, b and c add up, beside those that are declared so (`adds`). */
  readonly effects?: readonly EffectDef[]
  /** Keys of tallies. */
  readonly tallies?: readonly number[]
}

/** Tally keys from here on are those of the loop watch; they are far above the keys of games. */
export const LOOP = 1 << 21

/** Whether the values of these effects add up. */
export const addsUp = (g: Game, of: Accumulators, def: number): boolean =>
  g.book.effects[def].adds === true || of.effects?.some(({ id }) => id === def) === true

/** Kinds of accumulating cells; those of effects, with the column of the value. */
const COUNTER = 0
const VARIABLE = 1
const OBJECT_COLUMN = 2
const EFFECT_VALUE = { 3: EffectCell.a, 4: EffectCell.b, 5: EffectCell.c } as const

/** A cell as one number: the kind from bit 28, what it is of from bit 16, whose it is below. */
const cellKey = (kind: number, which: number, of: number): number => (kind << 28) | (which << 16) | of

/** Every accumulating cell, as `cellKey` packs it, with its value. Effects of one kind on one object are added up. */
function accumulated(g: Game, of: Accumulators): Map<number, number> {
  const out = new Map<number, number>()
  for (const c of of.counters ?? []) for (const p of PLAYERS) out.set(cellKey(COUNTER, c, p), g.counter(c, p))
  for (const v of of.variables ?? []) out.set(cellKey(VARIABLE, v, 0), g.get(v))
  for (let row = 0, n = g.store.length(g.tables.objects); row < n; row++)
    if (g.object(row, Obj.zone) >= 0)
      for (const c of of.columns ?? []) out.set(cellKey(OBJECT_COLUMN, c, row), g.object(row, c))
  for (const e of g.effects()) {
    const def = g.effect(e, EffectCell.def)
    if (!addsUp(g, of, def)) continue
    for (const [kind, column] of Object.entries(EFFECT_VALUE)) {
      const key = cellKey(Number(kind), def, g.effect(e, EffectCell.on) + 1)
      out.set(key, (out.get(key) ?? 0) + g.effect(e, column))
    }
  }
  return out
}

/** Keeps the present values of the accumulators, as tallies. */
export function noteAccumulators(g: Game, of: Accumulators): void {
  clearTallies(g, LOOP)
  for (const [key, value] of accumulated(g, of)) {
    if (value === 0) continue
    const at = g.store.alloc(g.tables.tallies) * TALLY_COLUMNS
    g.store.set(g.tables.tallies, at + Tally.key, LOOP + 1)
    g.store.set(g.tables.tallies, at + Tally.of, key)
    g.store.set(g.tables.tallies, at + Tally.scope, LOOP)
    g.store.set(g.tables.tallies, at + Tally.count, value)
  }
}

/** Adds, `times` more, what the accumulators have grown since they were noted. Only a verb calls this. */
export function multiply(g: Game, of: Accumulators, times: number): void {
  for (const [key, value] of accumulated(g, of)) {
    const by = (value - g.tally(LOOP, key)) * times
    if (by === 0) continue
    const kind = key >>> 28
    const which = (key >>> 16) & 0xfff
    const rest = key & 0xffff
    switch (kind) {
      case COUNTER:
        count(g, rest as Player, which, by)
        break
      case VARIABLE:
        g.variable(which, value + by)
        break
      case OBJECT_COLUMN:
        mark(g, rest, which, value + by)
        break
      case 3:
      case 4:
      case 5:
        raiseEffect(g, which, rest - 1, EFFECT_VALUE[kind], by)
        break
    }
  }
  clearTallies(g, LOOP)
}

/** Raises a value of the newest of these effects on the object: it stands for those that more rounds would begin. */
function raiseEffect(g: Game, def: number, on: ObjectRow, cell: number, by: number): void {
  let newest: EffectRow = NONE
  for (const e of g.effects())
    if (g.effect(e, EffectCell.def) === def && g.effect(e, EffectCell.on) === on)
      if (newest === NONE || g.effect(e, EffectCell.since) > g.effect(newest, EffectCell.since)) newest = e
  g.store.set(g.tables.effects, newest * EFFECT_COLUMNS + cell, g.effect(newest, cell) + by)
}
