import type { ZoneDef } from '../book.ts'
import { PLAYERS } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Feature, PlayerWord, Selector, What } from '../tree.ts'
import { valueOfObject } from './amounts.ts'
import { compileSelection } from './choosing.ts'
import type { Context } from './context.ts'
import { type RowTest, compileFeature } from './features.ts'
import { type Scope, gate, wordOf } from './language.ts'
import { means } from './players.ts'
import { type Objects, compileReference } from './references.ts'

/** A noun phrase, compiled. */
export interface CompiledSelector extends Objects {
  /** Every feature, wherever the object is. */
  readonly test: RowTest
  /** Only those that can be told without knowing the card. */
  readonly open: RowTest
  /** Some feature cannot. */
  readonly informed: boolean
  /** Rows of the zones where it looks. */
  zones(g: Game, c: Context): number[]
  /** By what no two of a chosen set may be alike. */
  readonly distinct: readonly string[]
  defs(): readonly ZoneDef[]
  /** The phrase has a superlative: whether one fits depends on the others. */
  readonly ranked: boolean
  /** The best of these, where the phrase has a superlative. */
  best(g: Game, c: Context, rows: number[]): number[]
}

export function compileSelector(
  scope: Scope,
  selector: Selector,
  defaults?: readonly ZoneDef[],
  counted = false,
): CompiledSelector {
  const features = [...selector.features, selector.head]
  const compiled = features.map((feature) => compileFeature(scope, feature))
  // Whose they are is asked last: it says where to look, so hardly anything is left that fails by it.
  const isOwner = (i: number): boolean => features[i].kind === 'owner'
  const inOrder = [...compiled.filter((_, i) => !isOwner(i)), ...compiled.filter((_, i) => isOwner(i))]
  const tests = inOrder.map(({ test }) => test)
  const openTests = compiled.filter(({ open }) => open).map(({ test }) => test)
  const all = every(tests)
  const unsaid = unsaidZones(scope, features, defaults, counted)
  const named = namedZones(scope, features)
  const said = named === null ? unsaid : saidZones(scope, features, named, unsaid)
  const zones = zonesOf(scope, said, unsaid, ownerFeature(selector), named !== null)
  const best = superlative(scope, features)
  const ranked = features.some(({ kind }) => kind === 'superlative')
  const rows = (g: Game, c: Context): number[] => {
    const out: number[] = []
    for (const zone of zones(g, c))
      for (const row of g.rowsIn(zone)) if (all(g, c, row, g.id(row))) out.push(row)
    return best(g, c, out)
  }
  return {
    self: false,
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

/** Whose the objects are, if the phrase says so. */
export const ownerFeature = ({ features, head }: Selector): PlayerWord | undefined =>
  [...features, head].find((feature) => feature.kind === 'owner')?.who

/** Zones a phrase names: one, or one of several. */
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

interface Usual {
  readonly zones?: readonly ZoneDef[]
  readonly only?: readonly ZoneDef[]
  readonly zonesClause?: string
  readonly saidClause?: string
}

/** What the game says about where objects of this feature are. */
function usualOf({ language }: Scope, feature: Feature): Usual | undefined {
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
      return (own?.features as Readonly<Record<string, Usual>> | undefined)?.[(feature as Feature).kind]
  }
}

const alternatives = (feature: Feature): readonly Feature[] =>
  feature.kind === 'any' ? feature.of : [feature]

/** The zones a phrase names, as long as the rules say that they are meant. */
function saidZones(
  scope: Scope,
  features: readonly Feature[],
  named: readonly ZoneDef[],
  unsaid: () => readonly ZoneDef[],
): () => readonly ZoneDef[] {
  const { book } = scope.language
  const clause = features
    .toReversed()
    .flatMap(alternatives)
    .map((each) => usualOf(scope, each)?.saidClause)
    .find((each) => each !== undefined)
  if (clause === undefined) return () => named
  const number = book.switches.number(clause)
  return () => (book.switches.on(number) ? named : unsaid())
}

/** Where objects are if the phrase does not say: by a position, else by its noun, else in the field. */
function unsaidZones(
  scope: Scope,
  features: readonly Feature[],
  defaults: readonly ZoneDef[] | undefined,
  counted: boolean,
): () => readonly ZoneDef[] {
  if (defaults !== undefined) return () => defaults
  const { lexicon, book } = scope.language
  const all = features.toReversed().flatMap(alternatives)
  const only = all.map((each) => usualOf(scope, each)?.only).find((each) => each !== undefined)
  if (only !== undefined) return () => only
  const position = all.find(({ kind }) => kind === 'position')
  const usual = [...(position === undefined ? [] : [position]), ...all]
    .map((each) => usualOf(scope, each))
    .find((each) => each?.zones !== undefined)
  const zones = usual?.zones ?? lexicon.field
  const word = usual === undefined ? lexicon.clauses.field : usual.zonesClause
  const clause = counted ? (lexicon.clauses.counted ?? word) : word
  if (clause === undefined) return () => zones
  const number = book.switches.number(clause)
  return () => (book.switches.on(number) ? zones : book.zones)
}

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
    const out: number[] = []
    for (const def of nodes.off[zone] === 0 ? said() : unsaid())
      for (const player of PLAYERS) {
        if (def.shared && player === 1) continue
        const restricted = who !== undefined && !def.shared && nodes.off[owner] === 0
        if (ownZones?.() === true && !def.shared && player !== c.controller) continue
        if (!restricted || means(g, c, who, player, lexicon)) out.push(g.zone(def, player))
      }
    return out
  }
}

function superlative(scope: Scope, features: readonly Feature[]): CompiledSelector['best'] {
  const ranks = features.flatMap((feature) => {
    if (feature.kind !== 'superlative') return []
    const sign = feature.most === 'greatest' ? 1 : -1
    const on = gate(scope, 'feature', 'superlative')
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

/** Whatever a verb can be about. */
export function compileWhat(scope: Scope, what: What, counted = false): Objects {
  switch (what.kind) {
    case 'reference':
      return compileReference(scope, what)
    case 'selector':
      return compileSelector(scope, what, undefined, counted)
    case 'selection':
      return compileSelection(scope, what)
    case 'either': {
      const all = what.of.map((each) => compileWhat(scope, each))
      return {
        self: false,
        rows: (g, c) => [...new Set(all.flatMap((each) => each.rows(g, c)))],
        pairs: (g, c) => all.flatMap((each) => each.pairs(g, c)),
        test: (g, c, row, id) => all.some((each) => each.test(g, c, row, id)),
      }
    }
  }
}
