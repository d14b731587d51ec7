import type { Replacement } from '../game/book.ts'
import { EffectCell, NONE, VIRTUAL } from '../state/columns.ts'
import { dormant } from '../values/listing.ts'
import type { Change } from '../game/effects.ts'
import type { Game } from '../game/game.ts'
import { refresh } from '../values/values.ts'
import { inForce } from '../values/inForce.ts'
import type { EffectRow } from '../state/rows.ts'
import { type EffectReference, referenceTo } from './effectReference.ts'

/** Which replacements and before-consequences apply to a proposed change. */

type Mutable = { -readonly [K in keyof Change]: Change[K] }
/** Reused for every change that is only tested, so that a batch nothing applies to costs no allocation. */
const scratch: Mutable = { verb: 0, a: 0, b: 0, c: 0, d: 0, e: 0, clause: 0 }

/** Reads the change at `at` of a list, by default into the shared object: the caller must not keep it. */
function readChange(list: readonly number[], at: number, into: Mutable = scratch): Change {
  into.verb = list[at]
  into.a = list[at + 1]
  into.b = list[at + 2]
  into.c = list[at + 3]
  into.d = list[at + 4]
  into.e = list[at + 5]
  into.clause = list[at + 6]
  return into
}

/** The change at `at` as an object of its own, which the game may keep. */
export const copyChange = (list: readonly number[], at: number): Change =>
  readChange(list, at, { ...scratch })

/** Whether any replacement applies to the change. */
export function anyReplacement(
  g: Game,
  list: readonly number[],
  at: number,
  origin: number,
  used: readonly number[],
): boolean {
  const { replacementsOn } = g.book
  return (
    replacementsOn[list[at]].length > 0 && applicableTo(g, list, at, origin, used, scratchPairs).length > 0
  )
}

/** Reused like `scratch`. */
const scratchPairs: number[] = []
const scratchEffects: EffectRow[] = []

function clear(list: number[]): void {
  while (list.length > 0) list.pop()
}

/**
 * Pairs (replacement, effect) that may replace the change at `at`, into `out`. Replacements of an effect's own change
 * (`self`) exclude the others, unless the game says that they don't come first. `origin` and `used`: see `isUsed`.
 */
export function applicableTo(
  g: Game,
  list: readonly number[],
  at: number,
  origin: number,
  used: readonly number[],
  out: number[] = [],
): number[] {
  clear(out)
  let self = false
  for (const r of g.book.replacementsOn[list[at]]) {
    if (g.book.switches.off[r.clause] === 1 || (self && r.self !== true)) continue
    for (const effect of effectsBehind(g, r)) {
      if (isSpent(g, used, origin, r.id, effect) || !r.applies(g, readChange(list, at), effect)) continue
      if (r.self === true && !self && (g.book.replacing.selfFirst?.() ?? true)) {
        self = true
        clear(out)
      }
      out.push(r.id, effect)
    }
  }
  return out
}

/** The one "effect" of a replacement that is a rule. */
const RULES_ALONE: readonly EffectRow[] = [NONE]

/** The effects in force through which a replacement acts; NONE for one that is a rule. */
function effectsBehind(g: Game, r: Replacement): readonly EffectRow[] {
  if (r.sources !== undefined) return r.sources(g)
  if (r.effect === undefined) return RULES_ALONE
  const out = scratchEffects
  clear(out)
  refresh(g)
  for (let e = 0, n = g.store.length(g.tables.effects); e < n; e++)
    if (g.effect(e, EffectCell.alive) === 1 && g.effect(e, EffectCell.def) === r.effect.id)
      if (!dormant(g.effect(e, EffectCell.awaits)) && inForce(g, e, g.effect(e, EffectCell.source)))
        out.push(e)
  for (const v of g.computed.virtualOrder) {
    const e = VIRTUAL + v
    if (g.effect(e, EffectCell.def) === r.effect.id && inForce(g, e, g.effect(e, EffectCell.source)))
      out.push(e)
  }
  return out.length > 0 && g.book.replacing.waits?.() === false ? NO_EFFECTS : out
}

const NO_EFFECTS: readonly EffectRow[] = []

/** Whether it may not be applied again to what came of the same original change: after one use, two without `once`. */
function isSpent(
  g: Game,
  used: readonly number[],
  origin: number,
  replacement: number,
  effect: EffectRow,
): boolean {
  if (used.length === 0) return false
  const by = referenceTo(g, effect)
  if (!isUsed(used, origin, replacement, by)) return false
  return (g.book.replacing.once?.() ?? true) || isUsed(used, origin, replacement, by, 1)
}

/**
 * Whether the list has (origin, replacement, reference to the effect), more than `times` times. `origin` is the number of the
 * original change in its batch.
 */
export function isUsed(
  used: readonly number[],
  origin: number,
  replacement: number,
  { key, def }: EffectReference,
  times = 0,
): boolean {
  let left = times
  for (let i = 0; i < used.length; i += 4)
    if (used[i] === origin && used[i + 1] === replacement && used[i + 2] === key && used[i + 3] === def)
      if (left-- === 0) return true
  return false
}

/** Whether anything happens just before the change. */
export function anyBefore(g: Game, list: readonly number[], at: number): boolean {
  const { beforesOn, switches } = g.book
  const befores = beforesOn[list[at]]
  for (let i = 0; i < befores.length; i++)
    if (befores[i].when(g, readChange(list, at)) && switches.off[befores[i].clause] !== 1) return true
  return false
}
