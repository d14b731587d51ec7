import type { EffectRow, ObjectId, ObjectRow } from '../../state/rows.ts'
import type { Book, EffectPart, GrantPart, LosePart, Reads, ValuePart } from '../../game/book.ts'
import type { Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Amount, Comparison, Condition, Event, Feature, PlayerWord, What } from '../../tree/tree.ts'
import { type CompiledAmount, compileAmount, compileComparison } from './amounts.ts'
import { type Test, compileCondition } from './conditions.ts'
import type { Context } from '../context/context.ts'
import { compileDuration } from './durationWords.ts'
import { type CompiledFeature, compileFeature } from './features.ts'
import type { Scope } from '../language/language.ts'
import { hasKeyword, keywordAbilities, keywordAbility } from './keywords.ts'
import { type EventMatch, compileEvent } from './matching.ts'
import { playersOf } from './players.ts'
import type { CompiledObjects } from './references.ts'
import { readsOf } from './reads.ts'

/** Compile functions for a game's own nodes, for the trees inside them. */
export interface GameNodeTools {
  /** Name of the ability, for messages. */
  readonly name: string
  /** The book that the text is compiled into: whoever declares something for it declares it there. */
  readonly book: Book
  feature(feature: Feature): CompiledFeature
  what(what: What): CompiledObjects
  condition(condition: Condition): Test
  amount(amount: Amount): CompiledAmount
  comparison(comparison: Comparison): (g: Game, c: Context, n: number) => boolean
  event(event: Event): EventMatch
  /** Flags of `beginEffect` for an effect of this duration. */
  duration(duration: string | undefined): number
  players(g: Game, c: Context, who: PlayerWord): readonly Player[]
  /** Number of the ability that a keyword stands for. */
  keyword(keyword: string): number
  /** Whether an object has the keyword, with any parameter. */
  hasKeyword(g: Game, row: ObjectRow, id: ObjectId, keyword: string): boolean
  /** Whether the record plays an ability that the keyword stands for. */
  isPlayOf(g: Game, record: ObjectRow, keyword: string): boolean
  /** Values that these trees read, for the `reads` of effect parts. */
  reads(...trees: readonly unknown[]): Reads
}

type Bare<P> = Omit<P, 'affects' | 'own'>
/** A part of an effect in a layer, without the fields that say to which objects it applies: the kernel adds these. */
export type BareLayered = Bare<ValuePart> | Bare<GrantPart> | Bare<LosePart>

/** Compile functions for lasting nodes: what they return is called with the effect, as the parts of effects are. */
export interface LastingTools {
  readonly scope: GameNodeTools
  /** Whether the effect applies to this object: for verdicts, answers and cancelling. */
  concerns(g: Game, effect: EffectRow, object: ObjectRow): boolean
  /** Whether the conditions of the effect hold: for effects that are not about objects. */
  applies(g: Game, effect: EffectRow): boolean
  /** Whether both depend only on tracked state of the object, so that values may be cached; see `Layered`. */
  steady(g: Game): boolean
  /** A number: stored when the effect begins, or recomputed each time in a static ability. */
  amount(amount: Amount): (g: Game, effect: EffectRow, object: ObjectRow) => number
  /** Whether an object is meant, read from the effect's source. */
  test(what: What): (g: Game, effect: EffectRow, object: ObjectRow) => boolean
  rows(what: What): (g: Game, effect: EffectRow) => ObjectRow[]
  players(who: PlayerWord): (g: Game, effect: EffectRow) => readonly Player[]
  /** "Cannot", "must", "can" about an event. */
  verdict(says: 'forbid' | 'require' | 'allow', event: Event): EffectPart
}

/** The tools for one ability. */
export const gameNodeTools = (scope: Scope): GameNodeTools => ({
  name: scope.name,
  book: scope.language.book,
  feature: (feature) => compileFeature(scope, feature),
  what: (what) => scope.language.compile.what(scope, what),
  condition: (condition) => compileCondition(scope, condition),
  amount: (amount) => compileAmount(scope, amount),
  comparison: (comparison) => compileComparison(scope, comparison),
  event: (event) => compileEvent(scope, event),
  duration: (duration) => compileDuration(scope, duration).flags,
  players: (g, c, who) => playersOf(g, c, who, scope.language.lexicon),
  keyword: (keyword) => keywordAbility(scope.language, keyword),
  hasKeyword: (g, row, id, keyword) => hasKeyword(scope.language, g, row, id, keyword),
  isPlayOf: (g, record, keyword) =>
    keywordAbilities(scope.language, g, keyword).includes(
      g.object(record, scope.language.columns.ability) - 1,
    ),
  reads: (...trees) => readsOf(scope, ...trees),
})
