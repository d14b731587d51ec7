import type { Replacement } from './book.ts'
import { E, NONE } from './columns.ts'
import { VIRTUAL } from './computed.ts'
import { dormant } from './durations.ts'
import type { Change } from './effects.ts'
import type { Game } from './game.ts'
import { inForce, refresh } from './values.ts'

/** Which replacements and before-consequences concern a proposed change. */

type Mutable = { -readonly [K in keyof Change]: Change[K] }
const scratch: Mutable = { verb: 0, a: 0, b: 0, c: 0, d: 0, e: 0, clause: 0 }

/** The change at `at` of a list. What is only looked at is put into one shared object. */
function look(list: readonly number[], at: number, into: Mutable = scratch): Change {
  into.verb = list[at]
  into.a = list[at + 1]
  into.b = list[at + 2]
  into.c = list[at + 3]
  into.d = list[at + 4]
  into.e = list[at + 5]
  into.clause = list[at + 6]
  return into
}

/** A change of its own, to be handed to the game. */
export const whole = (list: readonly number[], at: number): Change => look(list, at, { ...scratch })

/** Whether any replacement concerns the change. */
export function anyReplacement(
  g: Game,
  list: readonly number[],
  at: number,
  origin: number,
  used: readonly number[],
): boolean {
  const { replacementsOn } = g.book
  return replacementsOn[list[at]].length > 0 && candidates(g, list, at, origin, used, seen).length > 0
}

/** Kept for looking: a batch that no replacement concerns costs no allocation. */
const seen: number[] = []
const from: number[] = []

function empty(list: number[]): void {
  while (list.length > 0) list.pop()
}

/** Pairs (replacement, effect) that may replace the change; effects that replace part of themselves come alone. */
export function candidates(
  g: Game,
  list: readonly number[],
  at: number,
  origin: number,
  used: readonly number[],
  out: number[] = [],
): number[] {
  empty(out)
  let self = false
  for (const r of g.book.replacementsOn[list[at]]) {
    if (g.book.switches.off[r.clause] === 1 || (self && r.self !== true)) continue
    for (const effect of sources(g, r)) {
      if (isSpent(g, used, origin, r.id, effect) || !r.applies(g, look(list, at), effect)) continue
      if (r.self === true && !self && (g.book.replacing.selfFirst?.() ?? true)) {
        self = true
        empty(out)
      }
      out.push(r.id, effect)
    }
  }
  return out
}

const THE_RULES: readonly number[] = [NONE]

function sources(g: Game, r: Replacement): readonly number[] {
  if (r.sources !== undefined) return r.sources(g)
  if (r.effect === undefined) return THE_RULES
  const out = from
  empty(out)
  refresh(g)
  for (let e = 0, n = g.store.length(g.T.effects); e < n; e++)
    if (g.effect(e, E.alive) === 1 && g.effect(e, E.def) === r.effect.id)
      if (!dormant(g.effect(e, E.awaits)) && inForce(g, e, g.effect(e, E.source))) out.push(e)
  for (const v of g.computed.virtualOrder) {
    const e = VIRTUAL + v
    if (g.effect(e, E.def) === r.effect.id && inForce(g, e, g.effect(e, E.source))) out.push(e)
  }
  return out.length > 0 && g.book.replacing.waits?.() === false ? NOTHING : out
}

const NOTHING: readonly number[] = []

/** Applied once, it does not meet what came of it again. */
function isSpent(
  g: Game,
  used: readonly number[],
  origin: number,
  replacement: number,
  effect: number,
): boolean {
  if (!isUsed(used, origin, replacement, effect)) return false
  return (g.book.replacing.once?.() ?? true) || isUsed(used, origin, replacement, effect, 1)
}

export function isUsed(
  used: readonly number[],
  origin: number,
  replacement: number,
  effect: number,
  times = 0,
): boolean {
  let left = times
  for (let i = 0; i < used.length; i += 3)
    if (used[i] === origin && used[i + 1] === replacement && used[i + 2] === effect && left-- === 0)
      return true
  return false
}

export function anyBefore(g: Game, list: readonly number[], at: number): boolean {
  const { beforesOn, switches } = g.book
  const befores = beforesOn[list[at]]
  for (let i = 0; i < befores.length; i++)
    if (befores[i].when(g, look(list, at)) && switches.off[befores[i].clause] !== 1) return true
  return false
}
