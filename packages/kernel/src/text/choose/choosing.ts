import type { ObjectRow, ZoneRow } from '../../state/rows.ts'
import { NONE, type Player } from '../../state/columns.ts'
import type { Constraint } from '../../answers/constraints.ts'
import type { Game } from '../../game/game.ts'
import { located, sees } from '../../knowledge/knowledge.ts'
import type { Characteristic } from '../../game/effects.ts'
import type { Quantity, Selection, Selector } from '../../tree/tree.ts'
import { ZoneStamp } from '../../values/zoneStamp.ts'
import { type Bounds, compileComparison, compileQuantity, valueOfObject } from '../query/amounts.ts'
import type { Context } from '../context/context.ts'
import { switchFor, type Scope } from '../language/language.ts'
import { pileSelection } from './piles.ts'
import { compileCacheable } from '../query/plain.ts'
import { readsOf } from '../query/reads.ts'
import { type CompiledObjects, compileReference } from '../query/references.ts'
import { valueOf } from '../context/seen.ts'
import { type CompiledSelector, type PhrasePart, compileSelector } from '../query/select.ts'

/** A compiled selection: which objects can be chosen, how many, and which sets of them. */
export interface CompiledSelection extends CompiledObjects {
  /** Objects the player may choose from; hidden ones that could fit, as far as he knows, are included. */
  candidates(g: Game, c: Context, player: Player): ObjectRow[]
  /** As `candidates`, for one object in its zones; null if it cannot be judged without the others. */
  readonly isCandidate: ((g: Game, c: Context, player: Player, row: ObjectRow) => boolean) | null
  /** All objects looked through, whether they fit or not. */
  base(g: Game, c: Context): ObjectRow[]
  readonly bounds: Bounds
  /** All that fit are meant: nobody chooses. */
  readonly all: boolean
  /** Chance chooses. */
  readonly random: boolean
  /** Rows of the zones it searches; none for a selection from a register. */
  zones(g: Game, c: Context): ZoneRow[]
  /** Some feature needs to know the card. */
  readonly informed: boolean
  /** It chooses from a register ("among those"). */
  readonly fromReference: boolean
  /** Constraint on the chosen set (distinct values, a sum), or null. */
  constraint(g: Game, c: Context, rows: readonly ObjectRow[]): Constraint | null
  /** It never has a constraint. */
  readonly unconstrained: boolean
  /** The parts of the phrase, for who asks why an object does not fit. */
  readonly parts: readonly PhrasePart[]
  /** Memo that nothing fits; null if that cannot be cached. */
  readonly noMatch: NoMatchMemo | null
}

/** Remembers, for each player as controller, that nothing fitted a phrase, until one of its zones or values changes. */
export interface NoMatchMemo {
  readonly since: readonly [ZoneStamp, ZoneStamp]
  /** Whether the memo may be used at all; see `compileCacheable`. */
  isValid(g: Game): boolean
}

const ALL: Quantity = { kind: 'all' }

/** Compiles "two of your units", "one among those". */
export function compileSelection(
  scope: Scope,
  selection: Selection,
  quantity: Bounds = compileQuantity(scope, selection.quantity ?? ALL),
): CompiledSelection {
  const { from, of } = selection
  const piled = pileSelection(scope, selection, quantity, (whole) => compileSelection(scope, whole, quantity))
  if (piled !== undefined) return piled
  const base: CompiledObjects | null =
    from === undefined
      ? null
      : from.kind === 'reference'
        ? compileReference(scope, from)
        : compileSelector(scope, from)
  const kind = of === undefined ? null : compileSelector(scope, of)
  const place = from?.kind === 'selector' ? (base as CompiledSelector) : base === null ? kind : null
  const everything = (g: Game, c: Context): ObjectRow[] => {
    if (base !== null) return base.rows(g, c)
    if (kind === null) return []
    const zones = kind.zones(g, c)
    if (zones.length === 1) return g.rowsIn(zones[0])
    const out: ObjectRow[] = []
    for (const zone of zones) for (const row of g.rowsIn(zone)) out.push(row)
    return out
  }
  const fits = (g: Game, c: Context, row: ObjectRow): boolean =>
    kind === null || kind.test(g, c, row, g.id(row))
  const best = (g: Game, c: Context, rows: ObjectRow[]): ObjectRow[] =>
    kind === null ? rows : kind.best(g, c, rows)
  const rows = (g: Game, c: Context): ObjectRow[] =>
    best(
      g,
      c,
      everything(g, c).filter((row) => fits(g, c, row)),
    )
  return {
    self: false,
    defs: place?.defs,
    rows,
    pairs: (g, c) => rows(g, c).flatMap((row) => [row, g.id(row)]),
    test: (g, c, row, id) =>
      (base === null || base.test(g, c, row, id)) && (kind === null || kind.test(g, c, row, id)),
    base: everything,
    // Features the player cannot judge are ignored: a hidden card counts as one that may fit.
    candidates(g, c, player) {
      const all = everything(g, c)
      if (kind === null) return all
      const out: ObjectRow[] = []
      for (let i = 0; i < all.length; i++) if (isCandidate(g, c, player, all[i], kind)) out.push(all[i])
      return best(g, c, out)
    },
    isCandidate:
      base !== null || kind === null || kind.ranked
        ? null
        : (g, c, player, row) => isCandidate(g, c, player, row, kind),
    bounds: quantity,
    all: selection.quantity === undefined || selection.quantity.kind === 'all',
    random: selection.random === true,
    zones: (g, c) => place?.zones(g, c) ?? [],
    informed: kind?.informed === true,
    fromReference: from?.kind === 'reference',
    constraint: constraints(scope, selection, kind?.distinct ?? []),
    unconstrained: selection.sum === undefined && (kind?.distinct.length ?? 0) === 0,
    parts: kind?.parts ?? [],
    noMatch: from === undefined && of !== undefined ? noMatchMemo(scope, of) : null,
  }
}

/** The memo of a phrase that depends only on values, zones and owners; else null. */
function noMatchMemo(scope: Scope, phrase: Selector): NoMatchMemo | null {
  const values: Characteristic[] = []
  for (const each of readsOf(scope, phrase)) {
    if (each === 'abilities') return null
    values.push(each)
  }
  // "Another" depends on the source, and the memo is shared by all sources.
  if (phrase.features.some(({ kind }) => kind === 'other')) return null
  const since = [new ZoneStamp(values), new ZoneStamp(values)] as const
  return { since, isValid: compileCacheable(scope, phrase) }
}

/** Whether an object fits, or may fit as far as the player can tell (tested second, since most objects are known). */
function isCandidate(g: Game, c: Context, player: Player, row: ObjectRow, kind: CompiledSelector): boolean {
  const id = g.id(row)
  if (kind.test(g, c, row, id)) return true
  return kind.informed && !knows(g, player, row) && kind.open(g, c, row, id)
}

/** A selection for a cost, limited to what the game lets its payer use. */
export function payableOnly({ language }: Scope, choosing: CompiledSelection): CompiledSelection {
  const { pays } = language.lexicon.rules ?? {}
  if (pays === undefined) return choosing
  const rows = (g: Game, c: Context): ObjectRow[] =>
    choosing.rows(g, c).filter((row) => pays(g, c.actor, row))
  return {
    ...choosing,
    rows,
    pairs: (g, c) => rows(g, c).flatMap((row) => [row, g.id(row)]),
    test: (g, c, row, id) => choosing.test(g, c, row, id) && pays(g, c.actor, row),
    candidates: (g, c, player) => choosing.candidates(g, c, player).filter((row) => pays(g, player, row)),
    isCandidate: null,
  }
}

/** Whether the player knows which card it is. */
function knows(g: Game, player: Player, row: ObjectRow): boolean {
  if (sees(g, player, row)) return true
  const card = g.cardOf(row)
  return card !== NONE && located(g, card, player)
}

/** Compiles the constraints on a chosen set: no two alike, and a sum. */
function constraints(
  scope: Scope,
  { sum }: Selection,
  distinct: readonly string[],
): CompiledSelection['constraint'] {
  const { names, classes } = scope.language.lexicon
  const parts: ((g: Game, c: Context, rows: readonly ObjectRow[]) => Constraint | null)[] = []
  for (const by of distinct) {
    const on = switchFor(scope, 'feature', 'distinct')
    const set = by === 'name' ? names?.of : by === 'class' ? classes?.of : undefined
    const value = set === undefined ? valueOfObject(scope, by) : null
    parts.push((g, _c, rows) => {
      if (!on()) return null
      const of = (row: ObjectRow): number => value?.(g, row, g.id(row)) ?? valueOf(g, set!, row, g.id(row))
      return { kind: 'distinct', values: rows.map(of) }
    })
  }
  if (sum !== undefined) {
    const value = valueOfObject(scope, sum.characteristic)
    const bound = sumBounds(scope, sum.comparison)
    parts.push((g, c, rows) => ({
      kind: 'sum',
      values: rows.map((row) => value(g, row, g.id(row))),
      ...bound(g, c),
    }))
  }
  return (g, c, rows) => {
    const made = parts.flatMap((part) => part(g, c, rows) ?? [])
    return made.length === 0 ? null : made.length === 1 ? made[0] : { kind: 'both', of: made }
  }
}

type Range = { readonly min?: number; readonly max?: number }

/** A comparison as a range: tested at its own number and the numbers beside it. */
function sumBounds(
  scope: Scope,
  comparison: NonNullable<Selection['sum']>['comparison'],
): (g: Game, c: Context) => Range {
  const holds = compileComparison(scope, comparison)
  const limit = compileQuantity(scope, { kind: 'exactly', amount: comparison.amount, counter: '' })
  return (g, c) => {
    const [n] = limit(g, c, 0)
    const [below, at, above] = [holds(g, c, n - 1), holds(g, c, n), holds(g, c, n + 1)]
    return {
      ...(!below && { min: at ? n : n + 1 }),
      ...(!above && { max: at ? n : n - 1 }),
    }
  }
}
