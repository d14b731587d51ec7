import type { ObjectRow, ZoneRow } from '../../state/rows.ts'
import type { ZoneDef } from '../../game/book.ts'
import { PLAYERS } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Feature, PlayerWord, Selector } from '../../tree/tree.ts'
import { valueOfObject } from './amounts.ts'
import type { Context } from '../context/context.ts'
import { type CompiledFeature, type RowTest, compileFeature } from './features.ts'
import { type Scope, switchFor, wordOf } from '../language/language.ts'
import { isPlayerMeant, ownerFeature } from './players.ts'
import type { CompiledObjects } from './references.ts'

/** One part of a noun phrase, by which it can be told why an object does not fit. */
export interface PhrasePart extends CompiledFeature {
  readonly feature: Feature
}

/** A compiled noun phrase. */
export interface CompiledSelector extends CompiledObjects {
  readonly parts: readonly PhrasePart[]
  /** All features, in any zone. */
  readonly test: RowTest
  /** Only the features that can be judged without knowing which card it is. */
  readonly open: RowTest
  /** Some feature needs to know the card. */
  readonly informed: boolean
  /** Rows of the zones it searches. */
  zones(g: Game, c: Context): ZoneRow[]
  /** Characteristics by which no two of a chosen set may be equal. */
  readonly distinct: readonly string[]
  defs(): readonly ZoneDef[]
  /** The phrase has a superlative: whether one fits depends on the others. */
  readonly ranked: boolean
  /** Those of `rows` that satisfy the superlative; all of them if there is none. */
  best(g: Game, c: Context, rows: ObjectRow[]): ObjectRow[]
}

/** Compiles a noun phrase. `defaults`: zones searched if it names none; `counted`: its objects are counted. */
export function compileSelector(
  scope: Scope,
  selector: Selector,
  defaults?: readonly ZoneDef[],
  counted = false,
): CompiledSelector {
  const features = [...selector.features, selector.head]
  const compiled = features.map((feature) => compileFeature(scope, feature))
  // The owner is tested last: it already limits the zones searched, so hardly anything fails by it.
  const isOwner = (i: number): boolean => features[i].kind === 'owner'
  const inOrder = [...compiled.filter((_, i) => !isOwner(i)), ...compiled.filter((_, i) => isOwner(i))]
  const tests = inOrder.map(({ test }) => test)
  const openTests = compiled.filter(({ open }) => open).map(({ test }) => test)
  const all = every(tests)
  const unsaid = defaultZones(scope, features, defaults, counted)
  const named = namedZones(scope, features)
  const said = named === null ? unsaid : namedOrDefaultZones(scope, features, named, unsaid)
  const zones = zonesOf(scope, said, unsaid, ownerFeature(selector), named !== null)
  const best = superlative(scope, features)
  const ranked = features.some(({ kind }) => kind === 'superlative')
  const rows = (g: Game, c: Context): ObjectRow[] => {
    const out: ObjectRow[] = []
    for (const zone of zones(g, c))
      for (const row of g.rowsIn(zone)) if (all(g, c, row, g.id(row))) out.push(row)
    return best(g, c, out)
  }
  return {
    self: false,
    parts: features.map((feature, i) => ({ feature, ...compiled[i] })),
    defs: said,
    rows,
    pairs: (g, c) => rows(g, c).flatMap((row) => [row, g.id(row)]),
    test: ranked ? (g, c, row, id) => all(g, c, row, id) && rows(g, c).includes(row) : all,
    open: every(openTests),
    informed: compiled.some(({ open }) => !open),
    zones,
    distinct: features.flatMap((feature) => (feature.kind === 'distinct' ? [feature.by] : [])),
    ranked,
    best,
  }
}

const every =
  (tests: readonly RowTest[]): RowTest =>
  (g, c, row, id) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](g, c, row, id)) return false
    return true
  }

/** The zones a phrase names ("in hand", "in hand or deck"), or null. */
function namedZones(scope: Scope, features: readonly Feature[]): readonly ZoneDef[] | null {
  const { zones } = scope.language.lexicon
  for (const feature of features) {
    const alternatives = feature.kind === 'any' ? feature.of : [feature]
    if (alternatives.length > 0 && alternatives.every((each) => each.kind === 'zone'))
      return alternatives.flatMap((each) =>
        each.kind === 'zone' ? wordOf(scope, zones, each.zone, 'zone').zones : [],
      )
  }
  return null
}

/** What a word of the lexicon says about the zones of its objects; see `ObjectWord`. */
interface UsualZones {
  readonly zones?: readonly ZoneDef[]
  readonly only?: readonly ZoneDef[]
  readonly zonesClause?: string
  readonly saidClause?: string
}

/** The lexicon's word for a feature, as far as it is about zones. */
function usualZonesOf({ language }: Scope, feature: Feature): UsualZones | undefined {
  const { nouns, types, positions, classes, names, own } = language.lexicon
  switch (feature.kind) {
    case 'noun':
      return nouns[feature.noun]
    case 'type':
      return types[feature.type]
    case 'position':
      return positions?.[feature.position]
    case 'class':
      return classes
    case 'name':
    case 'name-contains':
      return names
    case 'owner':
    case 'zone':
    case 'same-name':
    case 'number':
    case 'state':
    case 'keyword':
    case 'other':
    case 'except':
    case 'any':
    case 'happened':
    case 'battle':
    case 'superlative':
    case 'distinct':
      return undefined
    default:
      return (own?.features as Readonly<Record<string, UsualZones>> | undefined)?.[(feature as Feature).kind]
  }
}

const alternatives = (feature: Feature): readonly Feature[] =>
  feature.kind === 'any' ? feature.of : [feature]

/** The zones a phrase names; the default ones if the clause by which they count is switched off. */
function namedOrDefaultZones(
  scope: Scope,
  features: readonly Feature[],
  named: readonly ZoneDef[],
  unsaid: () => readonly ZoneDef[],
): () => readonly ZoneDef[] {
  const { book } = scope.language
  const clause = features
    .toReversed()
    .flatMap(alternatives)
    .map((each) => usualZonesOf(scope, each)?.saidClause)
    .find((each) => each !== undefined)
  if (clause === undefined) return () => named
  const number = book.switches.number(clause)
  return () => (book.switches.on(number) ? named : unsaid())
}

/** The zones searched if the phrase names none: by its position, else by its noun, else the field. */
function defaultZones(
  scope: Scope,
  features: readonly Feature[],
  defaults: readonly ZoneDef[] | undefined,
  counted: boolean,
): () => readonly ZoneDef[] {
  if (defaults !== undefined) return () => defaults
  const { lexicon, book } = scope.language
  const all = features.toReversed().flatMap(alternatives)
  const only = all.map((each) => usualZonesOf(scope, each)?.only).find((each) => each !== undefined)
  if (only !== undefined) return () => only
  const position = all.find(({ kind }) => kind === 'position')
  const usual = [...(position === undefined ? [] : [position]), ...all]
    .map((each) => usualZonesOf(scope, each))
    .find((each) => each?.zones !== undefined)
  const zones = usual?.zones ?? lexicon.field
  const word = usual === undefined ? lexicon.clauses.field : usual.zonesClause
  const clause = counted ? (lexicon.clauses.counted ?? word) : word
  if (clause === undefined) return () => zones
  const number = book.switches.number(clause)
  return () => (book.switches.on(number) ? zones : book.zones)
}

/** Rows of the zones searched: of the player the phrase names, or of both. */
function zonesOf(
  scope: Scope,
  said: () => readonly ZoneDef[],
  unsaid: () => readonly ZoneDef[],
  who: PlayerWord | undefined,
  isNamed: boolean,
): CompiledSelector['zones'] {
  const { lexicon, nodes } = scope.language
  const ownZones = isNamed && who === undefined ? lexicon.rules?.ownZones : undefined
  const owner = nodes.number('feature', 'owner')
  const zone = nodes.number('feature', 'zone')
  return (g, c) => {
    const out: ZoneRow[] = []
    for (const def of nodes.off[zone] === 0 ? said() : unsaid())
      for (const player of PLAYERS) {
        if (def.shared && player === 1) continue
        const restricted = who !== undefined && !def.shared && nodes.off[owner] === 0
        if (ownZones?.() === true && !def.shared && player !== c.actor) continue
        if (!restricted || isPlayerMeant(g, c, who, player, lexicon)) out.push(g.zone(def, player))
      }
    return out
  }
}

/** Compiles "the greatest …": filters by each superlative in turn, keeping ties. */
function superlative(scope: Scope, features: readonly Feature[]): CompiledSelector['best'] {
  const ranks = features.flatMap((feature) => {
    if (feature.kind !== 'superlative') return []
    const sign = feature.most === 'greatest' ? 1 : -1
    const on = switchFor(scope, 'feature', 'superlative')
    return [{ value: valueOfObject(scope, feature.characteristic), sign, on }]
  })
  if (ranks.length === 0) return (_g, _c, rows) => rows
  return (g, _c, rows) => {
    let left = rows
    for (const { value, sign, on } of ranks) {
      if (!on() || left.length === 0) continue
      const worth = left.map((row) => sign * value(g, row, g.id(row)))
      const top = Math.max(...worth)
      left = left.filter((_, i) => worth[i] === top)
    }
    return left
  }
}
