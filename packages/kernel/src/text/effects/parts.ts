import type { EffectRow, ObjectRow } from '../../state/rows.ts'
import type { Characteristic, EffectPart, Reads, ZoneDef } from '../../game/book.ts'
import { EffectCell } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Change } from '../../tree/tree.ts'
import { type CompiledAmount, compileAmount } from '../query/amounts.ts'
import { type Context, acquireContext, releaseContext } from '../context/context.ts'
import { correctedAmount, signedAmount } from '../query/corrections.ts'
import { ofPart } from '../../values/counting.ts'
import { AbilityError, type Scope, switchForClause, switchFor, wordOf } from '../language/language.ts'
import type { WordSet } from '../language/lexicon.ts'
import { swapParts } from './swaps.ts'

/** Parts of effects: how lasting nodes change characteristics and abilities. */

/** A condition of an effect, for an object it would apply to. */
export type Holds = (g: Game, c: Context, object: ObjectRow) => boolean

/** To which objects, and when, the parts of an effect apply. */
export interface Applicability {
  /** In a static ability: whether it applies to an object. Absent: to the object the effect is fixed to. */
  readonly affects?: (g: Game, effect: EffectRow, object: ObjectRow) => boolean
  /** It applies to the object whose ability it is, and no other. */
  readonly own: boolean
  /** The zones of the objects it can apply to; absent: any. */
  readonly zones?: () => readonly ZoneDef[]
  /** A further condition, where it is not part of `affects`; null: none. */
  readonly holds: Holds | null
  readonly reads: Reads
  /** Whether it depends only on values, zones and owners, so that values may be cached; see `Layered`. */
  readonly steady?: (g: Game) => boolean
}

/** A number that a part uses: stored in the effect, or recomputed each time. */
export type EffectNumber = (g: Game, effect: EffectRow, object: ObjectRow) => number

/** The cells of an effect that store numbers. */
export const NUMBER_CELLS = [EffectCell.a, EffectCell.b, EffectCell.c] as const

/** The number stored in a cell when the effect began. */
export const storedNumber =
  (index: number): EffectNumber =>
  (g, effect) =>
    g.effect(effect, NUMBER_CELLS[index])

/** The number as it is now. */
export const recomputedNumber =
  (count: CompiledAmount): EffectNumber =>
  (g, effect, object) => {
    const n =
      g.computed.counting === null
        ? count(g, enterPart(g, effect, object))
        : ofPart(g, effect, object, () => count(g, enterPart(g, effect, object)))
    releaseContext()
    return n
  }

/**
 * A context for a part. Parts that define characteristics are called without an effect (negative): read as the object.
 */
function enterPart(g: Game, effect: EffectRow, object: ObjectRow): Context {
  if (effect >= 0) return acquireContext().ofEffect(g, effect)
  return acquireContext().of(object, g.id(object), g.controller(object))
}

/** Whether the condition of an effect holds for an object. */
export function holdsNow(holds: Holds | null, g: Game, effect: EffectRow, object: ObjectRow): boolean {
  if (holds === null) return true
  const yes = holds(g, enterPart(g, effect, object), object)
  releaseContext()
  return yes
}

/** Compiles the number of a change; null for a swap. */
export function amountOf(scope: Scope, change: Change): CompiledAmount | null {
  switch (change.kind) {
    case 'add': {
      const amount = correctedAmount(scope, change.characteristic, change)
      const { additions } = scope.language.lexicon.rules ?? {}
      if (additions?.negative === undefined || change.sign === '-') return amount
      return (g, c) => (additions.negative?.() === false ? Math.max(0, amount(g, c)) : amount(g, c))
    }
    case 'add-instead':
      return signedAmount(scope, change.to)
    case 'set':
      return compileAmount(scope, change.amount)
    case 'swap':
      return null
  }
}

/** The characteristic of objects that a word means. */
export function characteristicOf(scope: Scope, id: string): Characteristic {
  const word = wordOf(scope, scope.language.lexicon.characteristics, id, 'characteristic')
  if (word.of === undefined) throw new AbilityError(scope.name, `${id} is not a number of objects`)
  return word.of
}

/**
 * The parts of one change of a number. `isFixed`: `amount` never changes while the effect exists, so it may be cached.
 */
export function changeParts(
  scope: Scope,
  change: Change,
  amount: EffectNumber,
  on: Applicability,
  isFixed: boolean,
): EffectPart[] {
  const { layers } = scope.language.lexicon
  const switchedOn = switchFor(scope, 'change', change.kind)
  const of = characteristicOf(scope, change.characteristic)
  const layer = (kind: 'add' | 'set' | 'swap'): number =>
    typeof layers.numbers === 'number' ? layers.numbers : layers.numbers(kind, of)
  const applies = (g: Game, effect: EffectRow, object: ObjectRow): boolean =>
    switchedOn() && holdsNow(on.holds, g, effect, object)
  switch (change.kind) {
    case 'add':
    case 'add-instead':
      return [
        {
          ...placement(on),
          ...(isFixed && on.steady !== undefined && { steady: on.steady }),
          kind: 'value',
          layer: layer('add'),
          of,
          modify: (g, effect, object, value) =>
            applies(g, effect, object) ? value + amount(g, effect, object) : value,
        },
      ]
    case 'set':
      return setParts(scope, of, layer('set'), amount, on, applies)
    case 'swap':
      return swapParts(of, characteristicOf(scope, change.with), layer('swap'), placement(on), applies)
  }
}

/** The parts that set a value; in two layers, if the game sets a number that the object had not had in another one. */
function setParts(
  scope: Scope,
  of: Characteristic,
  layer: number,
  amount: EffectNumber,
  on: Applicability,
  applies: (g: Game, effect: EffectRow, object: ObjectRow) => boolean,
): EffectPart[] {
  const { clauses, layers } = scope.language.lexicon
  const { fresh } = layers
  const replaces = switchForClause(scope.language, clauses.sets)
  const set = (at: number, isMeant: (g: Game, object: ObjectRow) => boolean): EffectPart => ({
    ...placement(on),
    kind: 'value',
    layer: at,
    sets: true,
    of,
    modify: (g, effect, object, value) =>
      isMeant(g, object) && applies(g, effect, object)
        ? amount(g, effect, object) + (replaces() ? 0 : value)
        : value,
  })
  if (fresh === undefined) return [set(layer, () => true)]
  return [
    set(fresh.layer, (g, object) => fresh.isFresh(g, of, object)),
    set(layer, (g, object) => !fresh.isFresh(g, of, object)),
  ]
}

/** As `changeParts`, for an effect that stores its numbers, from cell `at` on; a swap sets both values. */
export function storedChangeParts(scope: Scope, change: Change, at: number, on: Applicability): EffectPart[] {
  if (change.kind !== 'swap') return changeParts(scope, change, storedNumber(at), on, true)
  const switchedOn = switchFor(scope, 'change', 'swap')
  const { layers } = scope.language.lexicon
  const first = characteristicOf(scope, change.characteristic)
  const layer = typeof layers.numbers === 'number' ? layers.numbers : layers.numbers('swap', first)
  return [change.characteristic, change.with].map((id, i) => ({
    ...placement(on),
    kind: 'value',
    layer,
    sets: true,
    of: characteristicOf(scope, id),
    modify: (g, effect, object, value) => (switchedOn() ? storedNumber(at + i)(g, effect, object) : value),
  }))
}

/** The fields of a part in a layer that say to which objects it applies. */
export type Placement = Pick<Applicability, 'affects' | 'own' | 'reads' | 'zones'>

/** These fields, from an applicability. */
export const placement = ({ affects, own, reads, zones }: Applicability): Placement => ({
  ...(affects !== undefined && { affects }),
  ...(zones !== undefined && { zones }),
  own,
  reads,
})

/** Moves the condition into `affects`, for parts that have no other place to test it (grants and losses). */
export function withConditionInAffects(concern: Applicability): Applicability {
  const { holds } = concern
  if (holds === null) return concern
  if (!concern.own && concern.affects !== undefined) return concern
  return { ...concern, holds: null, affects: (g, effect, object) => holdsNow(holds, g, effect, object) }
}

/** The part by which a set-valued characteristic gains or loses a word. */
export function wordPart(
  scope: Scope,
  set: WordSet,
  id: string,
  gains: boolean,
  layer: number,
  on: Applicability,
  applies: () => boolean,
): EffectPart {
  const words = set.of.words!
  const word = words.in(scope.language.book).word(set.word?.(id) ?? id)
  return {
    ...placement(on),
    ...(on.steady !== undefined && { steady: on.steady }),
    kind: 'value',
    layer,
    of: set.of,
    modify: (g, effect, object, value) => {
      if (!applies() || !holdsNow(on.holds, g, effect, object)) return value
      const vocabulary = words.in(g.book)
      return gains ? vocabulary.add(value, word) : vocabulary.remove(value, word)
    },
  }
}

/** Whether an effect applies to an object, for parts outside the layers (answers, verdicts). */
export function appliesTo(on: Applicability, g: Game, effect: EffectRow, object: ObjectRow): boolean {
  if (!holdsNow(on.holds, g, effect, object)) return false
  if (on.affects !== undefined) return on.affects(g, effect, object)
  if (on.own) return g.effect(effect, EffectCell.source) === object
  return g.effect(effect, EffectCell.on) === object && g.same(object, g.effect(effect, EffectCell.onId))
}
