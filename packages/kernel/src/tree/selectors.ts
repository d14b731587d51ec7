import type { NodeOf } from './tree.ts'
import type { Comparison, Quantity } from './amounts.ts'
import type { Event } from './conditions.ts'

/** あなた, 相手 …; `self` (自分) is who the sentence is about. */
export type PlayerWord =
  | 'you'
  | 'opponent'
  | 'self'
  | 'each'
  | 'any'
  | 'owner'
  | 'controller'
  | 'turn-player'
  | 'that-player'

/** Objects that have every one of the features. The head is the noun of the phrase: it is a feature, too. */
export interface Selector {
  readonly kind: 'selector'
  readonly features: readonly Feature[]
  readonly head: Feature
}

/** A feature is true or false of an object; none binds or returns anything else. */
export type Feature = NodeOf<FeatureNodes>

/** Nodes of features. */
export interface FeatureNodes {
  /** Any card or object: the noun カード and its like, by the game's word. */
  noun: { readonly noun: string }
  /** Whose it is. `spread`: printed with a comma, it holds for every member of a list that follows. */
  owner: { readonly who: PlayerWord; readonly spread?: true }
  zone: { readonly zone: string }
  type: { readonly type: string }
  class: { readonly class: string }
  name: { readonly name: string }
  'name-contains': { readonly text: string }
  /** Same name as another object. */
  'same-name': { readonly as: Reference | Selector }
  number: { readonly characteristic: string; readonly comparison: Comparison }
  state: { readonly state: string }
  position: { readonly position: string }
  keyword: { readonly keyword: string; readonly not?: true }
  /** Not the source of the ability. */
  other: Readonly<Record<never, never>>
  /** Anything but this. */
  except: { readonly feature: Feature }
  /** One of them is enough. */
  any: { readonly of: readonly Feature[] }
  /** Something happened to it: in this period (history), or by this very effect. */
  happened: { readonly event: Event }
  /** In battle with, attacking, attacked by …: a relation of the game, by its word. */
  battle: { readonly relation: string; readonly with?: Reference }
  /** The one, or those, with the greatest or least value among the objects of the other features. */
  superlative: { readonly characteristic: string; readonly most: 'greatest' | 'least' }
  /** About the chosen set: no two alike in this. */
  distinct: { readonly by: string }
}

/** An object, or objects, that the text has already spoken of. */
export interface Reference {
  readonly kind: 'reference'
  /**
   * self: the source of the ability. it, those: what the last step bound; at the beginning the objects of the
   * trigger. chosen: what the last choice bound. seen: what the last look or search saw. rest: what of that was
   * not taken.
   * elided: no word at all, the object of the clause before. result: what the last step of `verb` changed.
   */
  readonly to: 'self' | 'it' | 'those' | 'chosen' | 'seen' | 'rest' | 'elided' | 'result'
  /** The noun it is printed with: そのカード. */
  readonly noun?: string
  /** Of `result`: この効果で捨てたカード; a verb of events. */
  readonly verb?: string
  /** Of `result`: printed without この効果で. */
  readonly bare?: true
}

/** Some of the objects that fit, chosen where the step is carried out. Binds what was chosen. */
export interface Selection {
  readonly kind: 'selection'
  /** Where they are taken from, if it is said apart: あなたの手札から…. */
  readonly from?: Selector | Reference
  readonly of?: Selector
  /** Absent: all that fit, or the one there is. */
  readonly quantity?: Quantity
  readonly random?: true
  /** How a game prints it, where there are several ways. */
  readonly said?: string
  /** The chosen set's characteristics, added. */
  readonly sum?: { readonly characteristic: string; readonly comparison: Comparison }
}

/** Either of several; each is described as a whole: これかあなたのカード. */
export interface Either {
  readonly kind: 'either'
  readonly of: readonly What[]
  /** All of them are meant: それとこれ. */
  readonly all?: true
}

/** What a verb is about. */
export type What = Reference | Selection | Selector | Either
