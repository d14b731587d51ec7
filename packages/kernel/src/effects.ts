import type { ZoneDef } from './book.ts'
import type { Bilingual } from './clauses.ts'
import type { Game } from './game.ts'
import type { AbilityTrigger, StateTrigger } from './triggers.ts'
import type { Vocabulary } from './words.ts'

/** What cards do to the rules, as declarations: characteristics, continuous effects, abilities, named queries. */

/** A computed value of an object: a number, or a set of words. See values.ts. */
export interface Characteristic {
  readonly id: number
  readonly name: string
  readonly title: Bilingual
  base(g: Game, object: number): number
  /** Its values are sets of these words. */
  readonly words?: Vocabulary
  /**
   * Its base is what is printed: it looks at nothing but the object's cards, or, without any, its columns. `noted`:
   * at its columns in any case; whatever else matters to it (a card that is attached) the game notes in one of them.
   */
  readonly printed: boolean | 'noted'
}

/** What an effect looks at beside the value it changes; dependency is found from it, and reading more throws. */
export type Reads = readonly (Characteristic | 'abilities')[]

interface Layered {
  /** The game's layer; lower layers first, inside a layer by the game's ranks, dependency, then time. */
  readonly layer: number
  /** Whether it applies to this object; one that is fixed to an object applies to that one unless this says no. */
  affects?(g: Game, effect: number, object: number): boolean
  /** The only zones where it applies to anything; absent: wherever the object is. */
  zones?(): readonly ZoneDef[]
  readonly reads?: Reads
  /**
   * It looks at nothing but what its object is (the values it reads of that, where it is and whose), and for the rest
   * does the same to the same value always: what it makes of it then need not be found after each change.
   */
  steady?(): boolean
  /** For the game's ranks: it changes the very object whose ability it is; it sets instead of adding. */
  readonly own?: boolean
  readonly sets?: boolean
}

export interface ValuePart extends Layered {
  readonly kind: 'value'
  readonly of: Characteristic
  modify(g: Game, effect: number, object: number, value: number): number
}

export interface GrantPart extends Layered {
  readonly kind: 'grant'
  /** Ability numbers, in an order that stays. */
  abilities(g: Game, effect: number): readonly number[]
  /** The list depends on more than the objects and effects there are: it is made anew with every change. */
  readonly fragile?: boolean
}

export interface LosePart extends Layered {
  readonly kind: 'lose'
  loses(g: Game, effect: number, object: number, ability: number): boolean
}

/** Switches other effects off, for one object at a time; itself negated, they are back. */
export interface CancelPart {
  readonly kind: 'cancel'
  cancels(g: Game, effect: number, other: number, object: number): boolean
}

/** "Treat as": another answer to a named query, for those who ask. */
export interface AnswerPart {
  readonly kind: 'answer'
  readonly query: Query
  applies(g: Game, effect: number, asker: number, subject: number): boolean
  answer(g: Game, effect: number, asker: number, subject: number, value: number): number
}

/** "Can", "cannot", "must". */
export interface VerdictPart {
  readonly kind: 'verdict'
  readonly query: Verdict
  readonly says: 'forbid' | 'allow' | 'require'
  applies(g: Game, effect: number, asker: number, subject: number): boolean
}

export type LayeredPart = ValuePart | GrantPart | LosePart
export type EffectPart = LayeredPart | CancelPart | AnswerPart | VerdictPart

/** A continuous effect, begun by `beginEffect` or in force as long as an ability is. */
export interface EffectDef {
  readonly id: number
  readonly name: string
  readonly clause: number
  /** One that spans several layers has a part for each. */
  readonly parts: readonly EffectPart[]
  /** The declared condition it lasts as long as; looked at after every change. */
  lasts?(g: Game, effect: number): boolean
  /** Of one that waits for a coming scope: whether the one that begins is meant. */
  awaits?(g: Game, effect: number): boolean
  /** It adds the numbers it keeps: several of it are one that adds as much as they do. */
  readonly adds?: boolean
  /** The first numbers it keeps are an object: its row and id. */
  readonly points?: boolean
}

/** One value part is written without its frame. */
export type EffectSpec = (Omit<ValuePart, 'kind'> | { readonly parts: readonly EffectPart[] }) &
  Pick<EffectDef, 'lasts' | 'awaits' | 'adds' | 'points'>

/** What an object can have printed on it or gain. An instance is (object, slot, granting effect). */
export interface AbilityDef {
  readonly id: number
  readonly name: string
  readonly clause: number
  /** In force while the ability is. */
  readonly effects: readonly EffectDef[]
  /** Defines what its own object is, in every zone: part of the base, before all layers. */
  readonly defining: readonly ValuePart[]
  readonly triggers: readonly AbilityTrigger[]
  readonly states: readonly StateTrigger[]
  /** The verbs that its triggers listen to: those that look back, and those that look at what is. */
  readonly backOn: readonly number[]
  readonly nowOn: readonly number[]
  /** Where it works; absent: where the game's abilities do. */
  readonly zones: readonly number[]
  /** A player uses it when he may. */
  readonly activated: boolean
  active?(g: Game, holder: number): boolean
}

export type AbilitySpec = Partial<Omit<AbilityDef, 'id' | 'name' | 'clause' | 'backOn' | 'nowOn'>>

/** A question the rules and cards ask by name, so that effects can change the answer for an asker. */
export interface Query {
  readonly id: number
  readonly name: string
  /** `asker` is an object, or NONE for the rules themselves; `subject` is what the query is about. */
  base(g: Game, asker: number, subject: number): number
}

/** A question whether something may or must be done. */
export interface Verdict {
  readonly id: number
  readonly name: string
  /** What the rules say where no card says anything. */
  base(g: Game, asker: number, subject: number): boolean
}

/** Who wins where cards contradict each other: the prohibition, or the card of the lowest rank. */
export type ConflictRule = 'prohibition' | ((g: Game, effect: number) => number)

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

export interface Rank {
  readonly clause: number
  of(g: Game, effect: number, part: LayeredPart): number
}

/** A moment that resolves just before the change it belongs to, or in place of it. */
export interface Change {
  readonly verb: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly clause: number
}
