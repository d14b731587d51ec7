import type { Book, ZoneDef } from './book.ts'
import type { Bilingual } from '../base/clauses.ts'
import type { EffectRow, ObjectRow } from '../state/rows.ts'
import type { Game } from './game.ts'
import type { AbilityTrigger, StateTrigger } from './declarations.ts'
import type { Vocabulary } from '../base/words.ts'
import type { Meaning } from './meaning.ts'

/** Types of declarations: characteristics, continuous effects, abilities, named queries. */

/** A vocabulary that cards add to, of which each book has its own, or one that is the same in all. */
export interface BookWords {
  in(book: Book): Vocabulary
}

/** A computed value of an object: a number, or a set of words. See values.ts. */
export interface Characteristic {
  readonly id: number
  readonly name: string
  readonly title: Bilingual
  base(g: Game, object: ObjectRow): number
  /** Its values are sets of these words. */
  readonly words?: BookWords
  /**
   * What its base depends on. True: the object's cards alone, or its columns if it has none. `noted`: its columns too;
   * whatever else matters (an attached card) the game writes into one of them. False: anything.
   */
  readonly printed: boolean | 'noted'
}

/** What the cards of an object add to a base that is a sum: the id of each and its number, its own first. */
export type Shares = (g: Game, object: ObjectRow) => readonly (readonly [card: string, number: number])[]

/** What an effect reads beside the value it changes. Dependency is derived from it; reading anything else throws. */
export type Reads = readonly (Characteristic | 'abilities')[]

interface Layered {
  /** Lower layers are applied first; inside a layer the game's ranks, then dependency, then time decide. */
  readonly layer: number
  /** Whether it applies to this object. Absent: only to the object it is fixed to. */
  affects?(g: Game, effect: EffectRow, object: ObjectRow): boolean
  /** The only zones where it applies to anything; absent: all. */
  zones?(): readonly ZoneDef[]
  readonly reads?: Reads
  /**
   * It is a function of the value it changes and of its own object (the characteristics in `reads`, its zone, its
   * owner and controller) alone, so that results can be cached across changes to other objects; see valueCache.ts.
   */
  steady?(g: Game): boolean
  /** It changes the object whose ability it is. */
  readonly own?: boolean
  /** For the game's ranks: it sets a value instead of adding to it. */
  readonly sets?: boolean
}

/** Changes a characteristic. */
export interface ValuePart extends Layered {
  readonly kind: 'value'
  readonly of: Characteristic
  modify(g: Game, effect: EffectRow, object: ObjectRow, value: number): number
}

/** Grants abilities. */
export interface GrantPart extends Layered {
  readonly kind: 'grant'
  /** Ability numbers, in a stable order. */
  abilities(g: Game, effect: EffectRow): readonly number[]
  /** The list depends on more than which objects and effects exist: it is made again after every change. */
  readonly fragile?: boolean
}

/** Takes abilities away. */
export interface LosePart extends Layered {
  readonly kind: 'lose'
  loses(g: Game, effect: EffectRow, object: ObjectRow, ability: number): boolean
}

/** Negates other effects, for one object at a time; while it is itself negated, it negates nothing. */
export interface CancelPart {
  readonly kind: 'cancel'
  cancels(g: Game, effect: EffectRow, other: EffectRow, object: ObjectRow): boolean
  /** Whom it is itself an effect on when it negates another one; absent: the object that the other one is an effect on. */
  object?(g: Game, other: EffectRow): ObjectRow
}

/** "Is treated as": another answer to a named query. */
export interface AnswerPart {
  readonly kind: 'answer'
  readonly query: Query
  applies(g: Game, effect: EffectRow, asker: ObjectRow, subject: number): boolean
  answer(g: Game, effect: EffectRow, asker: ObjectRow, subject: number, value: number): number
}

/** "Can", "cannot", "must": a say in a verdict. */
export interface VerdictPart {
  readonly kind: 'verdict'
  readonly query: Verdict
  readonly says: 'forbid' | 'allow' | 'require'
  applies(g: Game, effect: EffectRow, asker: ObjectRow, subject: number): boolean
  /** Whom it is an effect on, which may be protected from it; absent: the asker. */
  object?(g: Game, asker: ObjectRow, subject: number): ObjectRow
}

/** A part that is applied in a layer. */
export type LayeredPart = ValuePart | GrantPart | LosePart
/** Any part of an effect. */
export type EffectPart = LayeredPart | CancelPart | AnswerPart | VerdictPart

/** A continuous effect, begun by `beginEffect` or in force as long as an ability is. */
export interface EffectDef {
  readonly id: number
  readonly name: string
  readonly clause: number
  /** One that spans several layers has a part for each. */
  readonly parts: readonly EffectPart[]
  /** It ends when this is false; checked after every change. */
  lasts?(g: Game, effect: EffectRow): boolean
  /** Of one that waits for a coming scope: whether the scope that begins is the one it waits for. */
  awaits?(g: Game, effect: EffectRow): boolean
  /** It adds the numbers it keeps, so that several can be merged into one that adds their sum. */
  readonly adds?: boolean
  /** The first two numbers it keeps are an object's row and id. */
  readonly points?: boolean
  /** It takes no new id: for what rules begin again and again, since objects of kept games are named by their ids. */
  readonly unnumbered?: boolean
  /** It is a text's: its clause says that there are such effects, and nothing about this one. */
  readonly ofText?: boolean
  /** What the numbers it keeps mean, where they are numbers of declarations. */
  readonly keeps?: { readonly a?: Meaning; readonly b?: Meaning; readonly c?: Meaning }
}

/** How an effect is declared: a single value part may be written without `parts`. */
export type EffectSpec = (Omit<ValuePart, 'kind'> | { readonly parts: readonly EffectPart[] }) &
  Pick<EffectDef, 'lasts' | 'awaits' | 'adds' | 'points' | 'unnumbered' | 'ofText' | 'keeps'>

/** An ability, printed on objects or granted. An instance of it is (object, slot, granting effect). */
export interface AbilityDef {
  readonly id: number
  readonly name: string
  readonly clause: number
  /** In force while the ability is. */
  readonly effects: readonly EffectDef[]
  /** Characteristic-defining parts: applied to its own object in every zone, to the base, before all layers. */
  readonly defining: readonly ValuePart[]
  readonly triggers: readonly AbilityTrigger[]
  readonly states: readonly StateTrigger[]
  /** Verbs that its triggers listen to: of those that look back, and of the others. */
  readonly backOn: readonly number[]
  readonly nowOn: readonly number[]
  /** Zone defs where it works; empty: where the game's abilities do. */
  readonly zones: readonly number[]
  /** An activated ability: a player may use it. */
  readonly activated: boolean
  /** Its condition; absent: always. */
  active?(g: Game, holder: ObjectRow): boolean
}

/** How an ability is declared. */
export type AbilitySpec = Partial<Omit<AbilityDef, 'id' | 'name' | 'clause' | 'backOn' | 'nowOn'>>

/** A question the rules and cards ask by name, so that effects can change the answer for an asker. */
export interface Query {
  readonly id: number
  readonly name: string
  /** `asker` is an object, or NONE for the rules themselves; `subject` is what the query is about. */
  base(g: Game, asker: ObjectRow, subject: number): number
}

/** A question whether something may or must be done. */
export interface Verdict {
  readonly id: number
  readonly name: string
  /** What the rules say where no card says anything. */
  base(g: Game, asker: ObjectRow, subject: number): boolean
}

/** Who wins where cards contradict each other: the prohibition, or the effect of the lowest rank. */
export type ConflictRule = 'prohibition' | ((g: Game, effect: EffectRow) => number)

/** A stretch of the game that durations, limits and tallies end with: a turn, a battle, a chain. */
export interface ScopeDef {
  readonly id: number
  readonly name: string
}

/** "Once per turn": of one instance of an ability, or of all that share a group. */
export interface Limit {
  readonly id: number
  readonly name: string
  readonly clause: number
  /** Null: the whole game. */
  readonly scope: ScopeDef | null
  readonly times: number
  /** Shared by all its bearers of a player ("only one of these each turn"). */
  readonly group: boolean
}

/** A sort key of effects inside a layer. */
export interface Rank {
  readonly clause: number
  of(g: Game, effect: EffectRow, part: LayeredPart): number
}

/** A proposed change, unpacked from the batch: verb, arguments, clause of the step. */
export interface Change {
  readonly verb: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly clause: number
}
