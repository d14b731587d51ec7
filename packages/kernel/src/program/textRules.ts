import type { ZoneDef } from '../book.ts'
import type { Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { AbilityKind, Condition } from '../tree.ts'
import type { Context } from './context.ts'

/**
 * What a rulebook says about texts in general. A game for which such a rule is a clause of its own brings it here,
 * under that clause; where it brings none, the kernel does as most games do.
 */
export interface TextRules {
  /** Who "you" are, by these and whose the source is, and nothing that changes. Absent: the controller. */
  you?(g: Game, controller: Player, source: number): Player
  /** Who controls what a play does when it resolves. Absent: who played it. */
  controller?(g: Game, record: number, source: number, sourceId: number): Player
  /** Whether a text that asks for no targets is played without any; if not, it cannot be played. */
  noTargets?(): boolean
  /** Whether nothing is chosen twice as a target of one choice. */
  differentTargets?(): boolean
  /** Whether as many targets as there are will do where a text asks for more. Absent: they will not. */
  fewerTargets?(): boolean
  /** Whether what stands behind その後 needs what stands before it to have been done. Absent: it does not. */
  afterThat?(): boolean
  /** Where plays wait, and whether a play is no target of its own. */
  readonly itself?: { readonly waits: ZoneDef; excluded(): boolean }
  /** Whether the number of targets is what it was on play. */
  fixedTargets?(): boolean
  /** Whether parts of a number are what they were on play. */
  fixedParts?(): boolean
  /** Whether something is taken to be there, for the text that asks, though it is not. */
  supposes?(g: Game, c: Context, condition: Extract<Condition, { kind: 'exists' }>): boolean
  /** X, Y and Z. */
  readonly variables?: VariableRules
  /** Whether an X that is still open is fixed as the resolution begins; if not, when it is first needed. */
  openVariables?(): boolean
  /** Whether "may …, if you do" is a choice at all, and whose without a player named. */
  optionalCost?(): boolean
  payer?(actor: Player): Player
  /** Whether what both players do at the same time is first chosen by both and then done at once. */
  together?(): boolean
  /** Whether what cannot be done is passed over and the rest is done; if not, the text ends there. */
  passesOver?(): boolean
  /** What a number is that is a number of nothing. Absent: 0. */
  undefinedNumber?(): number
  /** Whether each of several that happen at once is a time of its own. Absent: as the word for the event says. */
  eachTime?(): boolean
  /** Whether the player may use this to pay a cost. Absent: whatever the text means. */
  pays?(g: Game, player: Player, row: number): boolean
  /** Of what moved when a trigger's event happened: whether it is still found. `same`: it has not moved again. */
  found?(g: Game, row: number, same: boolean): boolean
  /** Triggers for later that a text makes. */
  readonly delayed?: DelayedRules
  /** Choices of objects. */
  readonly choosing?: ChoosingRulesOfTexts
  /** Whether a cost that is paid while a text resolves is paid wholly or not at all. Absent: it is. */
  wholeCost?(): boolean
  /** Whether nothing has to be paid for the abilities of this object now. */
  costless?(g: Game, source: number): boolean
  /** Whether a trigger on what arrives looks at what effects have made of it. Absent: it does. */
  arrivedChanged?(): boolean
  /** Showing cards to all. */
  readonly revealing?: RevealingRules
  /** Whether nobody looks at cards while they are shuffled. Absent: nobody does. */
  shuffledUnseen?(): boolean
  /** What conditions govern. */
  readonly sentences?: SentenceRules
  /** Drawing and looking at "up to" so many cards. Absent: how many is said at once. */
  readonly drawUpTo?: CardByCardRules
  readonly lookUpTo?: CardByCardRules
  /** Whether as many cards are looked at as the text says; if not, none. Absent: they are. */
  looks?(): boolean
  readonly additions?: AdditionRules
  readonly random?: RandomRules
  readonly forEach?: ForEachRules
  /** Whether a zone without a player named is that of who controls the text. Absent: any player's. */
  ownZones?(): boolean
  /** Whether what is done zero times is not done at all. Absent: it is not. */
  notAtAll?(): boolean
  /** Whether what stands after a cost that was not paid is left out. Absent: it is. */
  unpaid?(): boolean
  /** Whether a text follows what it has moved to where it went. Absent: it does. */
  followsMoved?(): boolean
  /** Whether the order of cards that come into this zone together counts: their owner then says it. */
  ordered?(zone: ZoneDef): boolean
  /** Whether others do not see that order in this zone. Absent: they see each card go to its place. */
  orderUnseen?(zone: ZoneDef): boolean
  /** Who says it, if not their owner. */
  orders?(g: Game): Player
}

/** "Up to N" cards of a pile, where each is decided for itself; each holds unless it says no. */
export interface CardByCardRules {
  /** Whether it is so; if not, how many is said at once. */
  decided?(): boolean
  /** He may stop before each. */
  stops?(): boolean
  one?(): boolean
  /** With as many as the text says it is over. */
  ends?(): boolean
}

/** What is added to a number; each holds unless it says no. */
export interface AdditionRules {
  /** Where it is nothing, nothing happens. Absent: an effect begins all the same. */
  nothing?(): boolean
  /** Where less than nothing is added, the number falls. */
  negative?(): boolean
}

/** What is chosen at random; each holds unless it says no. */
export interface RandomRules {
  /** Each is as likely as the others. Without it: the first. */
  even?(): boolean
  /** Chance chooses. Without it: the player. */
  chooses?(): boolean
}

/** What is done once for each of something; each holds unless it says no. */
export interface ForEachRules {
  /** How often is known before it begins. Without it, it is looked at each time. */
  fixed?(): boolean
  /** Nothing is chosen a second time in it. Absent: it may be. */
  different?(): boolean
}

/** How objects are chosen that a text speaks of; each holds unless it says no. */
export interface ChoosingRulesOfTexts {
  /** As many as the text says have to be chosen. */
  obliged?(): boolean
  /** Where it says "up to", none will do. */
  upTo?(): boolean
  /** Where there are not enough, as many as there are. Without it: none. */
  fewer?(): boolean
  /** Where there is none, only what concerns it is left out. Without it: whatever comes after it, too. */
  leftOut?(): boolean
  /** Who chooses, if not who carries the step out. */
  chooser?(g: Game, actor: Player, step: string, from: readonly number[]): Player
}

/** What a text shows; each holds unless it says no. */
export interface RevealingRules {
  /** As a cost it is shown when it is paid. */
  asCost?(): boolean
  /** As an effect it is shown as long as the text goes on … */
  lasts?(): boolean
  /** … and not after that. */
  ends?(): boolean
  /** It stays where it is. Without it: where it goes to instead. */
  goesTo?(g: Game, row: number): ZoneDef | null
}

/** What the conditions of sentences govern, by the kind of ability; each holds unless it says no. */
export interface SentenceRules {
  /** A condition ends with its sentence. */
  ends?(kind: AbilityKind): boolean
  /** It may look at what sentences before it did. */
  looksBack?(kind: AbilityKind): boolean
  /** A sentence about the result of the one before it needs a condition of that one to have held. */
  follows?(kind: AbilityKind): boolean
  /** So does one that begins with さらに. */
  also?(kind: AbilityKind): boolean
  /** What uses the ability up is carried out whatever conditions held. */
  usesUp?(kind: AbilityKind): boolean
  /** What the first sentence asks for need not hold for the ability to trigger. */
  triggersAnyway?(): boolean
}

export interface DelayedRules {
  /** Who controls it. Absent: who carries the text out that makes it. */
  controller?(g: Game, c: Context): Player
  /** Whether it comes from what the text comes from. */
  keepsSource?(g: Game, c: Context): boolean
  /** Whether it triggers once only, unless it is said for how long it waits. Absent: always once. */
  single?(): boolean
  /** Whether it speaks only of what has not gone elsewhere meanwhile. */
  keepsTrack?(): boolean
}

/** What becomes of an X; each holds unless it says no. */
export interface VariableRules {
  /** One that no text defines is chosen on play. */
  chosen?(): boolean
  /** One that the play itself needs is worked out on play … */
  onPlay?(): boolean
  /** … and stays what it was then; */
  stays?(): boolean
  /** any other is worked out on resolution. */
  onResolution?(): boolean
  /** In what always applies it changes all the time. */
  changes?(): boolean
  /** Worked out once, it stays what it is. */
  once?(): boolean
  /** Other letters mean the same as X. */
  letters?(): boolean
}
