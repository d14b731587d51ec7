import type { EffectDef } from './book.ts'
import { count, mark } from './atoms.ts'
import {
  C,
  CARD_COLUMNS,
  E,
  EFFECT_COLUMNS,
  H,
  L,
  NONE,
  O,
  PLAYERS,
  type Player,
  R,
  T,
  TALLY_COLUMNS,
  V,
} from './columns.ts'
import type { Game } from './game.ts'
import { clearTallies } from './ties.ts'

/**
 * What may go on growing while a loop is still the same loop (power, counters). Left out when two states are
 * compared, and multiplied when the loop is carried out many times at once.
 */
export interface Accumulators {
  readonly counters?: readonly number[]
  readonly columns?: readonly number[]
  readonly variables?: readonly number[]
  /** Effects whose first value (`E.a`) adds up. */
  readonly effects?: readonly EffectDef[]
  /** Keys of tallies. */
  readonly tallies?: readonly number[]
}

/** Far above the keys of games: what the watch itself keeps among the tallies. */
export const LOOP = 1 << 21

/** Columns that differ between equal states: who is who is told by the row, when is not asked. */
const OBJECT_SKIPS = new Set<number>([O.id, O.since, O.prev, O.next, O.shown])
const VARIABLE_SKIPS = new Set<number>([V.frame, V.result, V.playBarrier, V.asking])

class Hash {
  a = 0x2545f491
  b = 0x9e3779b9
  private row = 0

  add(value: number): void {
    this.row = Math.imul(this.row ^ value, 0x85ebca6b)
    this.row ^= this.row >>> 13
  }
  /** Rows add up, so that it does not matter which row of its table a thing came to lie in. */
  end(): void {
    this.a = (this.a + Math.imul(this.row ^ (this.row >>> 16), 0xc2b2ae35)) | 0
    this.b = (this.b + Math.imul(this.row, 0x27d4eb2f) + (this.row >>> 7)) | 0
    this.row = 0
  }
}

/** 64 bits of the state as far as a loop is concerned: no ids, times, chance, knowledge, nor accumulators. */
export function loopDigest(
  g: Game,
  without: Accumulators,
  own: ReadonlySet<number>,
): readonly [number, number] {
  const h = new Hash()
  const { variables, players, objects, cards, frames, arena, relations, effects, pending, tallies, held } =
    g.T
  const skipped = without.variables ?? []
  for (let i = 0; i < variables.stride; i++) {
    if (own.has(i) || VARIABLE_SKIPS.has(i) || skipped.includes(i)) continue
    h.add(i)
    h.add(variables.data[i])
    h.end()
  }
  for (let i = 0; i < players.stride * 2; i++) {
    if (without.counters?.includes(i % players.stride)) continue
    h.add(0x1000 + i)
    h.add(players.data[i])
    h.end()
  }
  for (let row = 0, n = g.store.length(objects); row < n; row++) {
    const at = row * objects.stride
    const zone = objects.data[at + O.zone]
    if (zone < 0) continue
    h.add(0x2000 + row)
    for (let i = 0; i < objects.stride; i++)
      if (!OBJECT_SKIPS.has(i) && !without.columns?.includes(i)) h.add(objects.data[at + i])
    if (g.zoneDef(zone).ordered) h.add(objects.data[at + O.next])
    h.end()
  }
  for (let card = 0, n = g.store.length(cards); card < n; card++) {
    h.add(0x3000 + cards.data[card * CARD_COLUMNS + C.object])
    h.add(cards.data[card * CARD_COLUMNS + C.role])
    h.end()
  }
  const rows = (
    t: typeof relations,
    alive: (at: number) => boolean,
    tag: number,
    columns: readonly number[],
  ): void => {
    for (let row = 0, n = g.store.length(t); row < n; row++) {
      const at = row * t.stride
      if (!alive(at)) continue
      h.add(tag)
      for (const column of columns) h.add(t.data[at + column])
      h.end()
    }
  }
  rows(relations, (at) => relations.data[at + R.kind] > 0, 0x4000, [R.kind, R.a, R.b, R.value])
  const piling = new Set(without.effects?.map((e) => e.id))
  const lasting = (at: number): boolean =>
    effects.data[at + E.alive] === 1 && !piling.has(effects.data[at + E.def])
  rows(effects, lasting, 0x5000, [E.def, E.source, E.controller, E.on, E.a, E.b, E.c])
  rows(pending, (at) => pending.data[at + T.def] >= 0, 0x6000, [T.def, T.player, T.source, T.a, T.b])
  rows(held, (at) => held.data[at + H.owner] > 0, 0x9000, [H.owner, H.register, H.at, H.row])
  rows(
    tallies,
    (at) =>
      tallies.data[at + L.key] > 0 &&
      tallies.data[at + L.key] <= LOOP &&
      !without.tallies?.includes(tallies.data[at + L.key] - 1),
    0x7000,
    [L.key, L.count],
  )
  for (const t of [frames, arena])
    for (let i = 0, n = g.store.length(t); i < n; i++) {
      h.add(0x8000 + i)
      h.add(t.data[i])
      h.end()
    }
  return [h.a, h.b]
}

/** Every accumulating cell with a number of its own and its value. */
function cells(g: Game, of: Accumulators): Map<number, number> {
  const out = new Map<number, number>()
  for (const c of of.counters ?? []) for (const p of PLAYERS) out.set(cell(0, c, p), g.counter(c, p))
  for (const v of of.variables ?? []) out.set(cell(1, v, 0), g.get(v))
  for (let row = 0, n = g.store.length(g.T.objects); row < n; row++)
    if (g.object(row, O.zone) >= 0)
      for (const c of of.columns ?? []) out.set(cell(2, c, row), g.object(row, c))
  for (const def of of.effects ?? [])
    for (const e of g.effects())
      if (g.effect(e, E.def) === def.id) {
        const key = cell(3, def.id, g.effect(e, E.on) + 1)
        out.set(key, (out.get(key) ?? 0) + g.effect(e, E.a))
      }
  return out
}

const cell = (kind: number, which: number, of: number): number => (kind << 28) | (which << 16) | of

/** Keeps the accumulators as they are now, in the state. */
export function noteAccumulators(g: Game, of: Accumulators): void {
  clearTallies(g, LOOP)
  for (const [key, value] of cells(g, of)) {
    if (value === 0) continue
    const at = g.store.alloc(g.T.tallies) * TALLY_COLUMNS
    g.store.set(g.T.tallies, at + L.key, LOOP + 1)
    g.store.set(g.T.tallies, at + L.of, key)
    g.store.set(g.T.tallies, at + L.scope, LOOP)
    g.store.set(g.T.tallies, at + L.count, value)
  }
}

/** What one time round has added since they were noted, `times` more. Only a verb calls this. */
export function multiply(g: Game, of: Accumulators, times: number): void {
  for (const [key, value] of cells(g, of)) {
    const by = (value - g.tally(LOOP, key)) * times
    if (by === 0) continue
    const which = (key >>> 16) & 0xfff
    const rest = key & 0xffff
    switch (key >>> 28) {
      case 0:
        count(g, rest as Player, which, by)
        break
      case 1:
        g.variable(which, value + by)
        break
      case 2:
        mark(g, rest, which, value + by)
        break
      case 3:
        raiseEffect(g, which, rest - 1, by)
        break
    }
  }
  clearTallies(g, LOOP)
}

/** The newest of these effects stands for all the further ones. */
function raiseEffect(g: Game, def: number, on: number, by: number): void {
  let newest = NONE
  for (const e of g.effects())
    if (g.effect(e, E.def) === def && g.effect(e, E.on) === on)
      if (newest === NONE || g.effect(e, E.since) > g.effect(newest, E.since)) newest = e
  g.store.set(g.T.effects, newest * EFFECT_COLUMNS + E.a, g.effect(newest, E.a) + by)
}
