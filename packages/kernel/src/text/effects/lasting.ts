import type { EffectRow, ObjectRow } from '../../state/rows.ts'
import type { EffectDef, EffectPart } from '../../game/book.ts'
import type { Game } from '../../game/game.ts'
import type { Change, Effect, PerObject, What } from '../../tree/tree.ts'
import { abilitiesOf } from '../../values/values.ts'
import { rowsCounted } from '../../values/counting.ts'
import { type CompiledAmount, compileAmount } from '../query/amounts.ts'
import type { Test } from '../query/conditions.ts'
import { type Context, acquireContext, releaseContext } from '../context/context.ts'
import { partOf } from '../choose/dividing.ts'
import { type CompiledDuration, endOf } from '../query/durationWords.ts'
import { type Scope, clauseOfNode, switchForClause, isClauseOff } from '../language/language.ts'
import { type Abilities, gainParts } from './gains.ts'
import * as part from './parts.ts'
import { treatParts } from './treatAs.ts'
import { compileCacheable } from '../query/plain.ts'
import { readsOf } from '../query/reads.ts'
import type { CompiledObjects } from '../query/references.ts'
import { arrivedInLastBatch } from '../context/seen.ts'
import { compileWhat } from '../choose/what.ts'

/**
 * Lasting steps on objects, compiled to effects of the book. The same node has two forms: begun by a resolution, it is
 * fixed to the objects of that moment and stores its numbers; in a static ability it is in force as long as the ability
 * is, applies to whatever fits its phrase, and recomputes its numbers.
 */

/** Nodes that change objects. */
export type FixedNode = Extract<
  Effect,
  { kind: 'modify' | 'grant' | 'grant-block' | 'lose' | 'copy-abilities' | 'treat-as' }
>

/** A declared effect. */
export interface LastingDef {
  readonly def: EffectDef
  /** Numbers stored when the effect begins, at most three. */
  readonly values: readonly InitialNumber[]
}

/** Computes a number that is stored when an effect begins on an object. */
export type InitialNumber = (g: Game, c: Context, object: ObjectRow) => number

/** What surrounds the node. */
export interface LastingOptions {
  /** In a static ability: the conditions of the effect, and their trees (for `reads`). Null: begun by a resolution. */
  readonly staticWhen: { readonly holds: readonly Test[]; readonly trees: readonly unknown[] } | null
  readonly lasting: CompiledDuration
  /** "For each": the numbers are multiplied by this. */
  readonly times: CompiledAmount | null
}

/** Declares the effects of a node; more than one if its numbers do not fit into one effect. */
export function lastingDefs(scope: Scope, node: FixedNode, manner: LastingOptions): LastingDef[] {
  const concern = applicabilityOf(scope, node.what, looksAt(node), amountsIn(node), manner)
  switch (node.kind) {
    case 'modify':
      return modifyDefs(scope, node, manner, concern)
    case 'grant': {
      const ids: Abilities[] = []
      const isItself = node.what.kind === 'reference' && node.what.to === 'self'
      const parts = node.gains.flatMap((gain) => gainParts(scope, gain, true, concern, ids, isItself))
      return [define(scope, node.kind, manner, [...parts, ...grants(scope, ids, concern)])]
    }
    case 'grant-block': {
      const made = node.abilities.map((each, i) =>
        scope.language.compile.ability(scope.language, `${scope.name} › ${i + 1}`, each),
      )
      const ids = made.map((id) => () => [id])
      return [define(scope, node.kind, manner, grants(scope, ids, concern))]
    }
    case 'lose':
      return [define(scope, node.kind, manner, loseParts(scope, node, concern))]
    case 'copy-abilities':
      return [copyDef(scope, node, manner, concern)]
    case 'treat-as':
      return [define(scope, node.kind, manner, treatParts(scope, node.as, concern))]
  }
}

/** Declares one effect. */
function define(
  scope: Scope,
  kind: string,
  { lasting }: LastingOptions,
  parts: readonly EffectPart[],
  values: readonly InitialNumber[] = [],
  how: Pick<EffectDef, 'adds' | 'points'> = {},
): LastingDef {
  const { book } = scope.language
  const clause = book.switches.names[clauseOfNode(scope.language, kind)]
  const spec = { parts, ...endOf(lasting), ...how, ofText: true }
  return { def: book.effect(clause, `${scope.name} › ${kind}`, spec), values }
}

/**
 * To which objects a lasting node applies. `looks`: trees it reads beside its phrase in a static ability; `amounts`:
 * trees it reads in both forms.
 */
export function applicabilityOf(
  scope: Scope,
  what: What,
  looks: unknown,
  amounts: unknown,
  { staticWhen, lasting }: LastingOptions,
): part.Applicability {
  const during: part.Holds[] =
    lasting.while === undefined ? [] : [(g, _c, object) => lasting.while!(g, object)]
  if (staticWhen === null) {
    const steady = (): boolean => during.length === 0
    return { own: false, holds: during[0] ?? null, reads: readsOf(scope, amounts), steady }
  }
  const objects = compileWhat(scope, what)
  const reads = readsOf(scope, what, looks, amounts, staticWhen.trees)
  const all: readonly part.Holds[] = [...staticWhen.holds, ...during]
  const holds: part.Holds | null =
    all.length === 0 ? null : (g, c, object) => all.every((each) => each(g, c, object))
  const unconditional = during.length === 0 && staticWhen.trees.every((tree) => tree === undefined)
  if (objects.self) return { own: true, holds, reads, steady: () => unconditional }
  const atOnce = switchForClause(scope.language, scope.language.lexicon.clauses.arrival)
  const { defs } = objects
  const affects = affectsOf(atOnce, objects, holds)
  const plain = unconditional ? compileCacheable(scope, what) : () => false
  // With the clause off, an object is exempt until the next batch: that changes without a write, so nothing is cached.
  const steady = (g: Game): boolean =>
    plain(g) && !isClauseOff(scope.language, scope.language.lexicon.clauses.arrival)
  return { own: false, holds: null, reads, steady, affects, ...(defs !== undefined && { zones: defs }) }
}

/** Trees that a node reads beside its phrase. What it gives or takes away is not read. */
const looksAt = (node: FixedNode): unknown =>
  node.kind === 'modify' ? [node.changes, node.per] : node.kind === 'copy-abilities' ? node.from : null

/** Trees of numbers that are recomputed each time, even in an effect begun by a resolution. */
const amountsIn = (node: FixedNode): unknown =>
  node.kind !== 'treat-as'
    ? null
    : [...node.as.features, node.as.head].map((each) =>
        each.kind === 'number' ? each.comparison.amount : null,
      )

/** Whether a static effect applies to an object. Called in the effect's layer, so it sees the layers before it. */
const affectsOf =
  (
    at: () => boolean,
    objects: CompiledObjects,
    holds: part.Holds | null,
  ): NonNullable<part.Applicability['affects']> =>
  (g, effect, object) => {
    if (arrivedInLastBatch(g, object) && !at()) return false
    if (!isWhere(g, objects, object)) return false
    const c = acquireContext().ofEffect(g, effect)
    const yes = objects.test(g, c, object, g.id(object)) && (holds?.(g, c, object) ?? true)
    releaseContext()
    return yes
  }

/** Whether the object is in a zone that the phrase searches: its test covers the features only. */
const isWhere = (g: Game, objects: CompiledObjects, object: ObjectRow): boolean =>
  objects.defs === undefined || objects.defs().includes(g.zoneDef(g.zoneOf(object)))

// ── numbers ────────────────────────────────────────────────────────────────────────────────────────────────────

function modifyDefs(
  scope: Scope,
  node: Extract<FixedNode, { kind: 'modify' }>,
  manner: LastingOptions,
  concern: part.Applicability,
): LastingDef[] {
  const times = multiplied(scope, node.per, manner.times)
  if (manner.staticWhen !== null) {
    const parts = node.changes.flatMap((change) => {
      const count = product(part.amountOf(scope, change) ?? (() => 0), times)
      const isFixed = times === null && isPlainNumber(scope, change)
      return part.changeParts(scope, change, part.recomputedNumber(count), concern, isFixed)
    })
    return [define(scope, node.kind, manner, parts)]
  }
  // An effect stores three numbers; a node with more becomes several effects.
  const adds = node.changes.every(({ kind }) => kind === 'add')
  const out: LastingDef[] = []
  let parts: EffectPart[] = []
  let values: InitialNumber[] = []
  for (const change of node.changes) {
    const kept = initialNumbers(scope, change, times, node.divided === true)
    if (values.length + kept.length > part.NUMBER_CELLS.length) {
      out.push(define(scope, node.kind, manner, parts, values, adds ? { adds } : {}))
      parts = []
      values = []
    }
    parts.push(...part.storedChangeParts(scope, change, values.length, concern))
    values.push(...kept)
  }
  out.push(define(scope, node.kind, manner, parts, values, adds ? { adds } : {}))
  return out
}

/** Whether a change adds a printed number that no later sentence corrects. */
const isPlainNumber = ({ corrections }: Scope, change: Change): boolean =>
  change.kind === 'add' && typeof change.amount === 'number' && corrections.length === 0

/** A swap stores both values; any other change its number. */
function initialNumbers(
  scope: Scope,
  change: Change,
  times: CompiledAmount | null,
  divided: boolean,
): InitialNumber[] {
  if (change.kind === 'swap') {
    const [first, second] = [change.characteristic, change.with].map((id) => part.characteristicOf(scope, id))
    return [(g, _c, object) => g.value(second, object), (g, _c, object) => g.value(first, object)]
  }
  const count = product(part.amountOf(scope, change)!, times)
  if (divided) return [(g, c, object) => partOf(scope.language, g, c, object, count(g, c))]
  return [(g, c) => count(g, c)]
}

const product = (count: CompiledAmount, times: CompiledAmount | null): CompiledAmount =>
  times === null ? count : (g, c) => count(g, c) * times(g, c)

/** The factor of "for each …", times that of an enclosing one. */
function multiplied(
  scope: Scope,
  per: PerObject | undefined,
  outer: CompiledAmount | null,
): CompiledAmount | null {
  if (per === undefined) return outer
  const objects = compileWhat(scope, per.of, true)
  const unit = compileAmount(scope, per.amount)
  const times: CompiledAmount = (g, c) =>
    Math.floor(rowsCounted(g, c, objects).length / Math.max(1, unit(g, c)))
  return product(times, outer)
}

// ── abilities ──────────────────────────────────────────────────────────────────────────────────────────────────

function grants(scope: Scope, ids: readonly Abilities[], concern: part.Applicability): EffectPart[] {
  if (ids.length === 0) return []
  const { layers } = scope.language.lexicon
  return [
    {
      ...part.placement(part.withConditionInAffects(concern)),
      kind: 'grant',
      layer: layers.abilities,
      abilities: (g) => (ids.length === 1 ? ids[0](g) : ids.flatMap((id) => id(g))),
    },
  ]
}

function loseParts(
  scope: Scope,
  node: Extract<FixedNode, { kind: 'lose' }>,
  concern: part.Applicability,
): EffectPart[] {
  const { layers } = scope.language.lexicon
  const layer = layers.losses ?? layers.abilities
  const lost = part.placement(part.withConditionInAffects(concern))
  if (node.losses === undefined) return [{ ...lost, kind: 'lose', layer, loses: () => true }]
  const ids: Abilities[] = []
  const parts = node.losses.flatMap((loss) => gainParts(scope, loss, false, concern, ids))
  if (ids.length === 0) return parts
  const loses = (g: Game, _e: number, _o: number, ability: number): boolean =>
    ids.some((id) => id(g).includes(ability))
  return [...parts, { ...lost, kind: 'lose', layer, loses }]
}

/** Whether an ability itself copies abilities: such are not copied, or two objects could copy each other for ever. */
const copies = (g: Game, ability: number): boolean =>
  g.book.abilities[ability].effects.some(({ parts }) =>
    parts.some((each) => each.kind === 'grant' && each.fragile === true),
  )

/** "Has all abilities of …": grants what the other object has, read anew each time. */
function copyDef(
  scope: Scope,
  node: Extract<FixedNode, { kind: 'copy-abilities' }>,
  manner: LastingOptions,
  concern: part.Applicability,
): LastingDef {
  const { layers } = scope.language.lexicon
  const from = compileWhat(scope, node.from)
  const [row, id] = [part.storedNumber(0), part.storedNumber(1)]
  const sources = (g: Game, effect: EffectRow): ObjectRow[] => {
    if (manner.staticWhen === null) {
      const object = row(g, effect, -1)
      return g.same(object, id(g, effect, -1)) ? [object] : []
    }
    const c = acquireContext().ofEffect(g, effect)
    const rows = from.rows(g, c)
    releaseContext()
    return rows
  }
  const parts: EffectPart[] = [
    {
      ...part.placement(part.withConditionInAffects(concern)),
      reads: [...concern.reads, 'abilities'],
      kind: 'grant',
      layer: layers.abilities,
      // In a static ability the objects copied from may change with any part of the state.
      fragile: manner.staticWhen !== null,
      // Each ability once, however often the other object has it: copies of copies would double without end.
      abilities: (g, effect) => {
        const all = sources(g, effect).flatMap((object) => abilitiesOf(g, object))
        return [...new Set(all)].filter((ability) => !copies(g, ability))
      },
    },
  ]
  return define(scope, node.kind, manner, parts, [], { points: manner.staticWhen === null })
}
