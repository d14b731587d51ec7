import type { Lexicon } from '../lexicon/lexicon.ts'
import type { JoinedConditions } from './conditions.ts'
import type { ChainLink, Syntax } from '../syntax/node.ts'
import type {
  Ability,
  Amount,
  Comparison,
  Condition,
  Cost,
  Effect,
  Event,
  Feature,
  Place,
  PlayerWord,
  Quantity,
  Reference,
  Selection,
  Selector,
  Trigger,
  What,
} from '../base/tree.ts'

/** Wordings that differ from game to game and are no words of the tree. */
export interface Wording {
  readonly nameBrackets: readonly [open: string, close: string]
  readonly keywordBrackets: readonly [open: string, close: string]
  readonly abilityBrackets: readonly [open: string, close: string]
  /** Around class words: 《》; then any word can be one. Absent: none, and only known words can. */
  readonly classBrackets?: readonly [open: string, close: string]
  /** Around a part of a name: カード名に and を含む. */
  readonly nameContains: readonly [before: string, after: string]
  /** Whether a comma may stand after whose something is: あなたの、AかB. */
  readonly spread?: false
  /** Between references that are meant together: それとこれ. */
  readonly together?: string
  /** Between a characteristic and what it is compared with: が in コストが3以下の, nothing in グレード3以下の. */
  readonly numberJoint: string
  /** After て: よい, もよい. */
  readonly may: string
  /** Before the counter and 数: 好きな枚数, 望む枚数. */
  readonly anyNumber: string
  /** Before …まで: 最大, or nothing. */
  readonly upTo: string
  readonly variables: readonly string[]
  /** After what a trigger waits for: とき; absent: 時. */
  readonly when?: string
  /** この効果で. */
  readonly thisEffect: string
  /** その中. */
  readonly seen: string
  /** After 捨てた: なら, ら. */
  readonly didSuffix: string
  /** What joins two clauses; the first one unless `linkBetween` says another. Absent: the 連用形 and a comma. */
  readonly links?: readonly ChainLink[]
  readonly linkBetween?: (before: Effect, after: Effect) => number
  /** そうした, そうしなかった. */
  readonly didSo: readonly [did: string, didNot: string]
  /** After these: ら in そうしたら; absent: なら, as after any condition. */
  readonly didSoSuffix?: string
}

/** Everything a rule may be made of. All of it is lazy: rules contain each other. */
export interface Phrases {
  readonly lexicon: Lexicon
  readonly wording: Wording
  readonly amount: Syntax<Amount>
  /** A number that is not printed but has to be found out. */
  readonly foundAmount: Syntax<Amount>
  readonly quantity: Syntax<Quantity>
  readonly comparison: Syntax<Comparison>
  readonly player: Syntax<PlayerWord>
  readonly reference: Syntax<Reference>
  readonly feature: Syntax<Feature>
  readonly head: Syntax<Feature>
  /** What stands before の, and as well as the noun itself: 手札の, 手札から. */
  readonly nominal: Syntax<Feature>
  readonly selector: Syntax<Selector>
  /** これ, あなたのカード, これかあなたのカード: without a quantity. */
  readonly what: Syntax<What>
  /** あなたの手札, 山札の上. */
  readonly place: Syntax<Place>
  /** …を1枚, …すべてを, …から1枚: with its particle. */
  readonly selection: Syntax<Selection>
  /** What a verb is done to, with its particle; nothing at all means the object of the clause before. */
  readonly object: Syntax<What>
  /** With が for its subject, in the form its place asks for. */
  readonly event: Syntax<Event>
  readonly trigger: Syntax<Trigger>
  /** いる, いない: whether there is one. */
  readonly being: Syntax<{ readonly how: string; readonly not?: true }>
  /** Without なら. */
  readonly condition: Syntax<Condition>
  /** One verb with what belongs to it; its form follows from its place. */
  readonly clause: Syntax<Effect>
  /** A whole sentence without its full stop. */
  readonly body: Syntax<Effect>
  readonly cost: Syntax<Cost>
  /** A whole ability, to be quoted. */
  readonly ability: Syntax<Ability>
}

/** What a game puts in: the clauses it uses, and whatever is only its own. */
export interface GamePhrases {
  readonly clauses: (p: Phrases) => readonly Syntax<Effect>[]
  readonly features?: (p: Phrases) => readonly Syntax<Feature>[]
  /** What else stands before の, and as the noun itself; several of one kind can be joined by か. */
  readonly nominals?: (p: Phrases) => readonly Syntax<Feature>[]
  readonly heads?: (p: Phrases) => readonly Syntax<Feature>[]
  readonly conditions?: (p: Phrases) => readonly Syntax<Condition>[]
  readonly joinedConditions?: (p: Phrases) => JoinedConditions
  readonly amounts?: (p: Phrases) => readonly Syntax<Amount>[]
  readonly quantities?: (p: Phrases) => readonly Syntax<Quantity>[]
  readonly references?: (p: Phrases) => readonly Syntax<Reference>[]
  readonly events?: (p: Phrases) => readonly Syntax<Event>[]
  readonly triggers?: (p: Phrases) => readonly Syntax<Trigger>[]
  /** What else may be said first and hold for the rest of the sentence, as one of the common scopes. */
  readonly scopes?: (p: Phrases) => readonly Syntax<Effect>[]
  readonly costs: (p: Phrases) => Syntax<Cost>
  readonly ability: () => Syntax<Ability>
}
