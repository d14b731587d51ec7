import type { EffectDef, EffectPart } from '../book.ts'
import type { Game } from '../game.ts'
import type { Change, Effect, PerObject, What } from '../tree.ts'
import { abilitiesOf } from '../values.ts'
import { registerAbility } from './abilities.ts'
import { type Count, compileAmount } from './amounts.ts'
import type { Test } from './conditions.ts'
import { type Context, enter, leave } from './context.ts'
import { partOf } from './dividing.ts'
import { type Lasting, termsOf } from './durationWords.ts'
import { type Scope, clauseOfNode, clauseOn, isOff } from './language.ts'
import * as part from './parts.ts'
import { plainness } from './plain.ts'
import { readsOf } from './reads.ts'
import type { Objects } from './references.ts'
import { arrivedNow } from './seen.ts'
import { compileWhat } from './select.ts'

/** Lasting steps on objects, as effects of the book: fixed to objects, or in force as long as an ability is. */

export type FixedNode = Extract<
  Effect,
  { kind: 'modify' | 'grant' | 'grant-block' | 'lose' | 'copy-abilities' | 'treat-as' }
>

export interface LastingDef {
  readonly def: EffectDef
  /** What the effect keeps when it begins, at most three numbers. */
  readonly values: readonly Kept[]
}

/** A number that an effect keeps of the object it begins on. */
export type Kept = (g: Game, c: Context, object: number) => number

/** How the node is meant. */
export interface Manner {
  /** In an ability that always applies: what must hold, and the trees that say so. */
  readonly always: { readonly holds: readonly Test[]; readonly trees: readonly unknown[] } | null
  readonly lasting: Lasting
  /** "For each": numbers are multiplied. */
  readonly times: Count | null
}

/** `from` is for copies: the object whose abilities are had, kept as two numbers. */
export function lastingDefs(scope: Scope, node: FixedNode, manner: Manner): LastingDef[] {
  const concern = concernOf(scope, node.what, looksAt(node), amountsIn(node), manner)
  switch (node.kind) {
    case 'modify':
      return modifyDefs(scope, node, manner, concern)
    case 'grant': {
      const ids: part.Abilities[] = []
      const isItself = node.what.kind === 'reference' && node.what.to === 'self'
      const parts = node.gains.flatMap((gain) => part.gainParts(scope, gain, true, concern, ids, isItself))
      return [define(scope, node.kind, manner, [...parts, ...grants(scope, ids, concern)])]
    }
    case 'grant-block': {
      const made = node.abilities.map((each, i) =>
        registerAbility(scope.language, `${scope.name} › ${i + 1}`, each),
      )
      const ids = made.map((id) => () => [id])
      return [define(scope, node.kind, manner, grants(scope, ids, concern))]
    }
    case 'lose':
      return [define(scope, node.kind, manner, loseParts(scope, node, concern))]
    case 'copy-abilities':
      return [copyDef(scope, node, manner, concern)]
    case 'treat-as':
      return [define(scope, node.kind, manner, part.treatParts(scope, node.as, concern))]
  }
}

function define(
  scope: Scope,
  kind: string,
  { lasting }: Manner,
  parts: readonly EffectPart[],
  values: readonly Kept[] = [],
  how: Pick<EffectDef, 'adds' | 'points'> = {},
): LastingDef {
  const { book } = scope.language
  const clause = book.switches.names[clauseOfNode(scope.language, kind)]
  const spec = { parts, ...termsOf(lasting), ...how }
  return { def: book.effect(clause, `${scope.name} › ${kind}`, spec), values }
}

/** Whom a lasting step concerns. `looks`: what else it looks at as long as it always applies; `amounts`: at any time. */
export function concernOf(
  scope: Scope,
  what: What,
  looks: unknown,
  amounts: unknown,
  { always, lasting }: Manner,
): part.Concern {
  const during: part.Holds[] =
    lasting.while === undefined ? [] : [(g, _c, object) => lasting.while!(g, object)]
  if (always === null) {
    const steady = (): boolean => during.length === 0
    return { own: false, holds: during[0] ?? null, reads: readsOf(scope, amounts), steady }
  }
  const objects = compileWhat(scope, what)
  const reads = readsOf(scope, what, looks, amounts, always.trees)
  const all: readonly part.Holds[] = [...always.holds, ...during]
  const holds: part.Holds | null =
    all.length === 0 ? null : (g, c, object) => all.every((each) => each(g, c, object))
  const unconditional = during.length === 0 && always.trees.every((tree) => tree === undefined)
  if (objects.self) return { own: true, holds, reads, steady: () => unconditional }
  const atOnce = clauseOn(scope.language, scope.language.lexicon.clauses.arrival)
  const { defs } = objects
  const affects = affectsOf(atOnce, objects, holds)
  const plain = unconditional ? plainness(scope, what) : () => false
  // Without the clause, what has just arrived is passed over, and that changes by itself.
  const steady = (): boolean => plain() && !isOff(scope.language, scope.language.lexicon.clauses.arrival)
  return { own: false, holds: null, reads, steady, affects, ...(defs !== undefined && { zones: defs }) }
}

/** What else a node looks at to know what it does. What it gives or takes away it need not look at. */
const looksAt = (node: FixedNode): unknown =>
  node.kind === 'modify' ? [node.changes, node.per] : node.kind === 'copy-abilities' ? node.from : null

/** Numbers that are found out anew each time, also by an effect that was begun. */
const amountsIn = (node: FixedNode): unknown =>
  node.kind !== 'treat-as'
    ? null
    : [...node.as.features, node.as.head].map((each) =>
        each.kind === 'number' ? each.comparison.amount : null,
      )

/** Asked at the effect's own place among the layers. */
const affectsOf =
  (at: () => boolean, objects: Objects, holds: part.Holds | null): NonNullable<part.Concern['affects']> =>
  (g, effect, object) => {
    if (arrivedNow(g, object) && !at()) return false
    if (!isWhere(g, objects, object)) return false
    const c = enter().ofEffect(g, effect)
    const yes = objects.test(g, c, object, g.id(object)) && (holds?.(g, c, object) ?? true)
    leave()
    return yes
  }

/** A phrase that says no zone means the field; its test alone would find the object everywhere. */
const isWhere = (g: Game, objects: Objects, object: number): boolean =>
  objects.defs === undefined || objects.defs().includes(g.zoneDef(g.zoneOf(object)))

// ── numbers ────────────────────────────────────────────────────────────────────────────────────────────────────

function modifyDefs(
  scope: Scope,
  node: Extract<FixedNode, { kind: 'modify' }>,
  manner: Manner,
  concern: part.Concern,
): LastingDef[] {
  const times = multiplied(scope, node.per, manner.times)
  if (manner.always !== null) {
    const parts = node.changes.flatMap((change) => {
      const count = product(part.amountOf(scope, change) ?? (() => 0), times)
      const isFixed = times === null && isPlainNumber(scope, change)
      return part.changeParts(scope, change, part.foundAnew(count), concern, isFixed)
    })
    return [define(scope, node.kind, manner, parts)]
  }
  // An effect keeps three numbers; what changes more is several effects.
  const adds = node.changes.every(({ kind }) => kind === 'add')
  const out: LastingDef[] = []
  let parts: EffectPart[] = []
  let values: Kept[] = []
  for (const change of node.changes) {
    const kept = keptBy(scope, change, times, node.divided === true)
    if (values.length + kept.length > part.STORES.length) {
      out.push(define(scope, node.kind, manner, parts, values, adds ? { adds } : {}))
      parts = []
      values = []
    }
    parts.push(...part.keptParts(scope, change, values.length, concern))
    values.push(...kept)
  }
  out.push(define(scope, node.kind, manner, parts, values, adds ? { adds } : {}))
  return out
}

/** A printed number that no later sentence puts another in place of. */
const isPlainNumber = ({ corrections }: Scope, change: Change): boolean =>
  change.kind === 'add' && typeof change.amount === 'number' && corrections.length === 0

/** A swap keeps what both were; any other change its number. */
function keptBy(scope: Scope, change: Change, times: Count | null, divided: boolean): Kept[] {
  if (change.kind === 'swap') {
    const [first, second] = [change.characteristic, change.with].map((id) => part.characteristicOf(scope, id))
    return [(g, _c, object) => g.value(second, object), (g, _c, object) => g.value(first, object)]
  }
  const count = product(part.amountOf(scope, change)!, times)
  if (divided) return [(g, c, object) => partOf(scope.language, g, c, object, count(g, c))]
  return [(g, c) => count(g, c)]
}

const product = (count: Count, times: Count | null): Count =>
  times === null ? count : (g, c) => count(g, c) * times(g, c)

function multiplied(scope: Scope, per: PerObject | undefined, outer: Count | null): Count | null {
  if (per === undefined) return outer
  const objects = compileWhat(scope, per.of, true)
  const unit = compileAmount(scope, per.amount)
  const times: Count = (g, c) => Math.floor(objects.rows(g, c).length / Math.max(1, unit(g, c)))
  return product(times, outer)
}

// ── abilities ──────────────────────────────────────────────────────────────────────────────────────────────────

function grants(scope: Scope, ids: readonly part.Abilities[], concern: part.Concern): EffectPart[] {
  if (ids.length === 0) return []
  const { layers } = scope.language.lexicon
  return [
    {
      ...part.where(part.conditional(concern)),
      kind: 'grant',
      layer: layers.abilities,
      abilities: () => (ids.length === 1 ? ids[0]() : ids.flatMap((id) => id())),
    },
  ]
}

function loseParts(
  scope: Scope,
  node: Extract<FixedNode, { kind: 'lose' }>,
  concern: part.Concern,
): EffectPart[] {
  const { layers } = scope.language.lexicon
  const layer = layers.losses ?? layers.abilities
  const lost = part.where(part.conditional(concern))
  if (node.losses === undefined) return [{ ...lost, kind: 'lose', layer, loses: () => true }]
  const ids: part.Abilities[] = []
  const parts = node.losses.flatMap((loss) => part.gainParts(scope, loss, false, concern, ids))
  if (ids.length === 0) return parts
  const loses = (_g: Game, _e: number, _o: number, ability: number): boolean =>
    ids.some((id) => id().includes(ability))
  return [...parts, { ...lost, kind: 'lose', layer, loses }]
}

/** A copy of what copies would copy in a circle; what it has from others is copied with it. */
const copies = (g: Game, ability: number): boolean =>
  g.book.abilities[ability].effects.some(({ parts }) =>
    parts.some((each) => each.kind === 'grant' && each.fragile === true),
  )

/** All abilities of another object, as long as they are there. */
function copyDef(
  scope: Scope,
  node: Extract<FixedNode, { kind: 'copy-abilities' }>,
  manner: Manner,
  concern: part.Concern,
): LastingDef {
  const { layers } = scope.language.lexicon
  const from = compileWhat(scope, node.from)
  const [row, id] = [part.stored(0), part.stored(1)]
  const sources = (g: Game, effect: number): number[] => {
    if (manner.always === null) {
      const object = row(g, effect, -1)
      return g.same(object, id(g, effect, -1)) ? [object] : []
    }
    const c = enter().ofEffect(g, effect)
    const rows = from.rows(g, c)
    leave()
    return rows
  }
  const parts: EffectPart[] = [
    {
      ...part.where(part.conditional(concern)),
      reads: [...concern.reads, 'abilities'],
      kind: 'grant',
      layer: layers.abilities,
      // Which objects those are may change with any part of the state.
      fragile: manner.always !== null,
      // Each once, however often the other has it: copies of copies would double without end.
      abilities: (g, effect) => {
        const all = sources(g, effect).flatMap((object) => abilitiesOf(g, object))
        return [...new Set(all)].filter((ability) => !copies(g, ability))
      },
    },
  ]
  return define(scope, node.kind, manner, parts, [], { points: manner.always === null })
}
