import type { EffectRow, ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'

/** What a number was counted from: objects, or the number of one object or player by the game's word for it. */
export interface Counted {
  readonly n: number
  readonly rows: readonly ObjectRow[]
  /** The game's word for the number; null where objects are counted. */
  readonly word: string | null
}

/** The part whose number somebody asks about, and what has been counted for it. */
export interface Counting {
  readonly effect: EffectRow
  readonly object: ObjectRow
  /** Whether the number of that part, and not one that it reads, is being computed. */
  isWanted: boolean
  found: Counted[]
}

/** Computes the number of a part: what is counted for it is noted if it is the one that is asked about. */
export function ofPart(g: Game, effect: EffectRow, object: ObjectRow, number: () => number): number {
  const { counting } = g.computed
  if (counting === null) return number()
  const before = counting.isWanted
  counting.isWanted = counting.effect === effect && counting.object === object
  if (counting.isWanted) counting.found = []
  const n = number()
  counting.isWanted = before
  return n
}

/** Counts, and notes what; what is read on the way is not noted. */
export function noting<T>(g: Game, count: () => T, note: (found: T) => Counted): T {
  const { counting } = g.computed
  if (counting === null || !counting.isWanted) return count()
  counting.isWanted = false
  const found = count()
  counting.isWanted = true
  counting.found.push(note(found))
  return found
}

/** The objects that a number counts, noted for who asks. */
export function rowsCounted<C>(
  g: Game,
  c: C,
  objects: { rows(g: Game, c: C): readonly ObjectRow[] },
): readonly ObjectRow[] {
  if (g.computed.counting === null) return objects.rows(g, c)
  return noting(
    g,
    () => objects.rows(g, c),
    (rows) => ({ n: rows.length, rows, word: null }),
  )
}
