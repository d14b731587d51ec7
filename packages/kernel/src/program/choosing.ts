import { NONE, type Player } from '../columns.ts'
import type { Constraint } from '../constraints.ts'
import type { Game } from '../game.ts'
import { located, sees } from '../knowledge.ts'
import { canComplete } from '../legal.ts'
import { Offer } from '../offer.ts'
import type { Characteristic, Verdict } from '../effects.ts'
import { allowed } from '../prohibitions.ts'
import type { Quantity, Selection, Selector } from '../tree.ts'
import { WhileThere } from '../whileThere.ts'
import { type Bounds, compileComparison, compileQuantity, valueOfObject } from './amounts.ts'
import type { Context } from './context.ts'
import { gate, type Scope } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { pileSelection } from './piles.ts'
import { plainness } from './plain.ts'
import { readsOf } from './reads.ts'
import { type Objects, compileReference } from './references.ts'
import { isOpen, valueOf } from './seen.ts'
import { type CompiledSelector, compileSelector } from './select.ts'

/** Some of the objects that fit, compiled: what can be chosen, how many, and together with what. */
export interface Choosing extends Objects {
  /** What the player may choose from, as far as he can know it. */
  candidates(g: Game, c: Context, player: Player): number[]
  /** The same of one thing in its zones; null where it takes all of them to tell. */
  readonly isCandidate: ((g: Game, c: Context, player: Player, row: number) => boolean) | null
  /** Everything that is looked through, whether it fits or not. */
  base(g: Game, c: Context): number[]
  readonly bounds: Bounds
  /** All that fit are meant: nobody chooses. */
  readonly all: boolean
  readonly random: boolean
  /** Where it looks, if it names a zone. */
  zones(g: Game, c: Context): number[]
  readonly informed: boolean
  readonly fromReference: boolean
  constraint(g: Game, c: Context, rows: readonly number[]): Constraint | null
  /** Nothing is ever asked of what is chosen together. */
  readonly free: boolean
  /** For each player since when nothing is known to fit what he says; null where that may change with anything. */
  readonly missing: Missing | null
}

export interface Missing {
  readonly since: readonly [WhileThere, WhileThere]
  /** Cards may have others treated as what is said. */
  isPlain(): boolean
}

const ALL: Quantity = { kind: 'all' }

export function compileSelection(
  scope: Scope,
  selection: Selection,
  quantity: Bounds = compileQuantity(scope, selection.quantity ?? ALL),
): Choosing {
  const { from, of } = selection
  const piled = pileSelection(scope, selection, quantity, (whole) => compileSelection(scope, whole, quantity))
  if (piled !== undefined) return piled
  const base: Objects | null =
    from === undefined
      ? null
      : from.kind === 'reference'
        ? compileReference(scope, from)
        : compileSelector(scope, from)
  const kind = of === undefined ? null : compileSelector(scope, of)
  const place = from?.kind === 'selector' ? (base as CompiledSelector) : base === null ? kind : null
  const everything = (g: Game, c: Context): number[] => {
    if (base !== null) return base.rows(g, c)
    if (kind === null) return []
    const zones = kind.zones(g, c)
    if (zones.length === 1) return g.rowsIn(zones[0])
    const out: number[] = []
    for (const zone of zones) for (const row of g.rowsIn(zone)) out.push(row)
    return out
  }
  const fits = (g: Game, c: Context, row: number): boolean => kind === null || kind.test(g, c, row, g.id(row))
  const best = (g: Game, c: Context, rows: number[]): number[] =>
    kind === null ? rows : kind.best(g, c, rows)
  const rows = (g: Game, c: Context): number[] =>
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
    // What he cannot know restricts nothing: a hidden card is taken for any card.
    candidates(g, c, player) {
      const all = everything(g, c)
      if (kind === null) return all
      const out: number[] = []
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
    free: selection.sum === undefined && (kind?.distinct.length ?? 0) === 0,
    missing: from === undefined && of !== undefined ? missing(scope, of) : null,
  }
}

/** Whether nothing fits is known as long as the same things lie there, if the phrase looks at these alone. */
function missing(scope: Scope, phrase: Selector): Missing | null {
  const values: Characteristic[] = []
  for (const each of readsOf(scope, phrase)) {
    if (each === 'abilities') return null
    values.push(each)
  }
  // Who is meant by "another" depends on who says so.
  if (phrase.features.some(({ kind }) => kind === 'other')) return null
  const since = [new WhileThere(values), new WhileThere(values)] as const
  return { since, isPlain: plainness(scope, phrase) }
}

/** What fits, and what is not known but fits as far as that can be told: asked last, for most things are known. */
function isCandidate(g: Game, c: Context, player: Player, row: number, kind: CompiledSelector): boolean {
  const id = g.id(row)
  if (kind.test(g, c, row, id)) return true
  return kind.informed && !knows(g, player, row) && kind.open(g, c, row, id)
}

/** Of what a cost asks for, what its payer may use. */
export function payableOnly({ language }: Scope, choosing: Choosing): Choosing {
  const { pays } = language.lexicon.rules ?? {}
  if (pays === undefined) return choosing
  const rows = (g: Game, c: Context): number[] => choosing.rows(g, c).filter((row) => pays(g, c.actor, row))
  return {
    ...choosing,
    rows,
    pairs: (g, c) => rows(g, c).flatMap((row) => [row, g.id(row)]),
    test: (g, c, row, id) => choosing.test(g, c, row, id) && pays(g, c.actor, row),
    candidates: (g, c, player) => choosing.candidates(g, c, player).filter((row) => pays(g, player, row)),
    isCandidate: null,
  }
}

function knows(g: Game, player: Player, row: number): boolean {
  if (sees(g, player, row)) return true
  const card = g.cardOf(row)
  return card !== NONE && located(g, card, player)
}

function constraints(scope: Scope, { sum }: Selection, distinct: readonly string[]): Choosing['constraint'] {
  const { names, classes } = scope.language.lexicon
  const parts: ((g: Game, c: Context, rows: readonly number[]) => Constraint | null)[] = []
  for (const by of distinct) {
    const on = gate(scope, 'feature', 'distinct')
    const set = by === 'name' ? names?.of : by === 'class' ? classes?.of : undefined
    const value = set === undefined ? valueOfObject(scope, by) : null
    parts.push((g, _c, rows) => {
      if (!on()) return null
      const of = (row: number): number => value?.(g, row, g.id(row)) ?? valueOf(g, set!, row, g.id(row))
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

/** A comparison as the ends of a range, found by asking it around its own number. */
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

export interface ChoosingRules {
  readonly message: string
  readonly player: Player
  /** Whoever looks where not all can see need not find. */
  readonly mayFail: boolean
  /** A target: only what all can see, and what can be made one. */
  readonly target: boolean
}

/** What the rules let this player choose from. */
export function choosable(scope: Scope, g: Game, c: Context, of: Choosing, rules: ChoosingRules): number[] {
  const { lexicon, openTargets } = scope.language
  const { choosable: verdict, targetable } = lexicon
  const found = of.candidates(g, c, rules.player)
  const rows = verdict === undefined ? found : found.filter((row) => allowed(g, verdict, c.source, row))
  if (!rules.target) return rows
  const onlyOpen = of.informed && openTargets()
  if (isTargetItself(lexicon, g, of.zones(g, c))) return [...rows, c.record === NONE ? c.source : c.record]
  return rows.filter((row) => canBeTarget(g, c, row, onlyOpen, targetable))
}

/** Whether it may be made a target: not by itself, seen by all where that is asked, forbidden by nothing. */
export const canBeTarget = (
  g: Game,
  c: Context,
  row: number,
  onlyOpen: boolean,
  targetable?: Verdict,
): boolean =>
  row !== c.record &&
  (!onlyOpen || isOpen(g, row)) &&
  (targetable === undefined || allowed(g, targetable, c.source, row))

/** Where nothing keeps a play from being its own target, and it may be one of what waits. */
export function isTargetItself({ rules }: Lexicon, g: Game, zones: readonly number[]): boolean {
  const itself = rules?.itself
  return itself !== undefined && zones.includes(g.zone(itself.waits, 0)) && !itself.excluded()
}

/** Describes the choice. Where somebody could tell from the question what is hidden, it is asked in any case. */
export function offerChoice(
  scope: Scope,
  g: Game,
  c: Context,
  d: Offer,
  of: Choosing,
  rules: ChoosingRules,
): void {
  const rows = choosable(scope, g, c, of, rules)
  const hidden = of.base(g, c).some((row) => !isOpen(g, row))
  if (rows.length === 0 && !hidden) return
  const [min, max] = of.bounds(g, c, rows.length)
  const { obliged, fewer } = scope.language.lexicon.rules?.choosing ?? {}
  if (rows.length < min && rows.length > 0 && fewer?.() === false) return
  const fails = rules.mayFail && of.informed && mayFail(scope, g, c, of, rules, hidden)
  d.choose(rules.player, rules.message, rows, fails || obliged?.() === false ? 0 : min, max)
  d.with(of.constraint(g, c, rows))
  // As many as possible: where the constraint allows no more, fewer are enough.
  if (d.constraint !== null) {
    while (d.min > 0 && !canComplete(d, [])) d.min--
    // No set at all meets it, not even the empty one: nothing is chosen.
    if (!canComplete(d, [])) {
      d.max = 0
      d.with(null)
    }
  }
  d.about(g.same(c.source, c.sourceId) ? c.source : NONE, { ability: scope.name })
}

const probe = new Offer()

/** Whether some of these would be a full choice. */
export function canBeFull(g: Game, c: Context, of: Choosing, rows: readonly number[]): boolean {
  const [min, max] = of.bounds(g, c, rows.length)
  if (rows.length < min) return false
  const constraint = of.constraint(g, c, rows)
  if (constraint === null) return true
  probe.clear()
  probe.choose(c.actor, '', rows, min, Math.min(max, rows.length)).with(constraint)
  return canComplete(probe, [])
}

/** Whether exactly these would be a full choice: what a cost asks for. */
export function isFull(g: Game, c: Context, of: Choosing, rows: readonly number[]): boolean {
  if (rows.length < of.bounds(g, c, of.rows(g, c).length)[0]) return false
  const constraint = of.constraint(g, c, rows)
  if (constraint === null) return true
  probe.clear()
  probe.choose(c.actor, '', rows, rows.length, rows.length).with(constraint)
  return canComplete(
    probe,
    rows.map((_, i) => i),
  )
}

function mayFail(
  scope: Scope,
  g: Game,
  c: Context,
  of: Choosing,
  { player, message }: ChoosingRules,
  hidden: boolean,
): boolean {
  const { book, lexicon } = scope.language
  const { mayFail: unseen, mayFailSeen = unseen, searchMayFail, searchFinds } = lexicon.clauses
  const on = (clause: string | undefined): boolean =>
    clause !== undefined && book.switches.on(book.switches.number(clause))
  const searches = message === SEARCH
  if (!hidden) return searches && searchFinds !== undefined && !on(searchFinds)
  if (searches && searchMayFail !== undefined) return on(searchMayFail)
  return on(of.base(g, c).every((row) => sees(g, player, row)) ? mayFailSeen : unseen)
}

const SEARCH = 'program.search'
