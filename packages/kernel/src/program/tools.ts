import type { EffectPart, GrantPart, LosePart, Reads, ValuePart } from '../book.ts'
import type { Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Amount, Comparison, Condition, Event, Feature, PlayerWord, What } from '../tree.ts'
import { type Count, compileAmount, compileComparison } from './amounts.ts'
import { type Test, compileCondition } from './conditions.ts'
import type { Context } from './context.ts'
import { compileDuration } from './durationWords.ts'
import { type CompiledFeature, compileFeature } from './features.ts'
import type { Scope } from './language.ts'
import { hasKeyword, keywordAbilities, keywordAbility } from './keywords.ts'
import { type EventMatch, compileEvent } from './matching.ts'
import { playersOf } from './players.ts'
import type { Objects } from './references.ts'
import { readsOf } from './reads.ts'
import { compileWhat } from './select.ts'

/** What a game's own nodes may use to read the trees inside of them. */
export interface Tools {
  /** The ability whose text it is, for messages. */
  readonly name: string
  feature(feature: Feature): CompiledFeature
  what(what: What): Objects
  condition(condition: Condition): Test
  amount(amount: Amount): Count
  comparison(comparison: Comparison): (g: Game, c: Context, n: number) => boolean
  event(event: Event): EventMatch
  /** Flags of `beginEffect` for what lasts as long as this word says. */
  duration(duration: string | undefined): number
  players(g: Game, c: Context, who: PlayerWord): readonly Player[]
  /** Number of the ability that a keyword stands for. */
  keyword(keyword: string): number
  /** Whether an object has the keyword, whatever is inside. */
  hasKeyword(g: Game, row: number, id: number, keyword: string): boolean
  /** Whether what was played is an ability that the keyword stands for. */
  isPlayOf(g: Game, record: number, keyword: string): boolean
  /** What trees look at, for parts that look at it in finding a value. */
  reads(...trees: readonly unknown[]): Reads
}

type Bare<P> = Omit<P, 'affects' | 'own'>
/** A part whose place is among the layers, without the word on whom it concerns. */
export type BareLayered = Bare<ValuePart> | Bare<GrantPart> | Bare<LosePart>

/** The same for what lasts: everything is asked of the effect. */
export interface LastingTools {
  readonly scope: Tools
  /** Whether the effect concerns this object: for verdicts, answers and cancelling. */
  concerns(g: Game, effect: number, object: number): boolean
  /** Whether it applies at all: for effects that are not about objects. */
  applies(g: Game, effect: number): boolean
  /** Whether both are told by the object and by what never changes; see `Layered`. */
  steady(): boolean
  /** A number, kept from when the effect began, or found out anew by what always applies. */
  amount(amount: Amount): (g: Game, effect: number, object: number) => number
  /** From the place of the effect. */
  test(what: What): (g: Game, effect: number, object: number) => boolean
  rows(what: What): (g: Game, effect: number) => number[]
  players(who: PlayerWord): (g: Game, effect: number) => readonly Player[]
  /** "Cannot", "must", "can" about an event. */
  verdict(says: 'forbid' | 'require' | 'allow', event: Event): EffectPart
}

export const toolsOf = (scope: Scope): Tools => ({
  name: scope.name,
  feature: (feature) => compileFeature(scope, feature),
  what: (what) => compileWhat(scope, what),
  condition: (condition) => compileCondition(scope, condition),
  amount: (amount) => compileAmount(scope, amount),
  comparison: (comparison) => compileComparison(scope, comparison),
  event: (event) => compileEvent(scope, event),
  duration: (duration) => compileDuration(scope, duration).flags,
  players: (g, c, who) => playersOf(g, c, who, scope.language.lexicon),
  keyword: (keyword) => keywordAbility(scope.language, keyword),
  hasKeyword: (g, row, id, keyword) => hasKeyword(scope.language, g, row, id, keyword),
  isPlayOf: (g, record, keyword) =>
    keywordAbilities(scope.language, keyword).includes(g.object(record, scope.language.columns.ability) - 1),
  reads: (...trees) => readsOf(scope, ...trees),
})
