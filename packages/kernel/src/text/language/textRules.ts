import type { ObjectId, ObjectRow } from '../../state/rows.ts'
import type { ZoneDef } from '../../game/book.ts'
import type { Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { AbilityKind, Condition } from '../../tree/tree.ts'
import type { Context } from '../context/context.ts'

/**
 * What a rulebook says about texts in general: switches and callbacks that change how the kernel runs programs. A game
 * gives the ones its rulebook has a clause for, each asking that clause; for the others the kernel uses the default in
 * the comment ("absent: …").
 */
export interface TextRules {
  /**
   * Who "you" are. May depend only on its arguments and the source's owner: results are cached. Absent: the controller.
   */
  you?(g: Game, controller: Player, source: ObjectRow): Player
  /** Who controls the program when a play resolves. Absent: who played it. */
  controller?(g: Game, record: ObjectRow, source: ObjectRow, sourceId: ObjectId): Player
  /** Whether a text that asks for 0 targets can be played. Absent: it can. */
  noTargets?(): boolean
  /** Whether one choice cannot take the same target twice. Absent: it cannot. */
  differentTargets?(): boolean
  /** Whether fewer targets than the text asks for are enough, if there are no more. Absent: they are not. */
  fewerTargets?(): boolean
  /** Whether a step after その後 is carried out only if the step before it was done. Absent: in any case. */
  afterThat?(): boolean
  /** The zone where plays wait to resolve, and whether a play cannot be its own target. */
  readonly itself?: { readonly waits: ZoneDef; excluded(): boolean }
  /** Whether the number of targets stays as chosen on play. Absent: it does. */
  fixedTargets?(): boolean
  /** Whether the shares of a divided number stay as chosen on play. Absent: they do. */
  fixedParts?(): boolean
  /** Whether a condition "there is …" holds though nothing was found. Absent: it does not. */
  supposes?(g: Game, c: Context, condition: Extract<Condition, { kind: 'exists' }>): boolean
  /** X, Y and Z. */
  readonly variables?: VariableRules
  /** Whether a variable that is still open is fixed as the resolution begins. Absent: when it is first needed. */
  openVariables?(): boolean
  /** Whether "may …, if you do" offers a choice. Absent: it does. */
  optionalCost?(): boolean
  /**
   * Whether a step that both players do is first chosen by both, then done in one batch. Absent: one after the other.
   */
  together?(): boolean
  /** Whether a step that cannot be done is skipped. Returning false: the program ends there. Absent: skipped. */
  passesOver?(): boolean
  /** Whether an ability triggers once for each of several events of one batch. Absent: as `EventWord.each` says. */
  eachTime?(): boolean
  /** Whether the player may use this object to pay a cost. Absent: any object that fits the text. */
  pays?(g: Game, player: Player, row: ObjectRow): boolean
  /**
   * Whether an object that a trigger's event moved is still found. `same`: it has not moved since. Absent: if `same`.
   */
  found?(g: Game, row: ObjectRow, same: boolean): boolean
  /** Delayed triggers. */
  readonly delayed?: DelayedRules
  /** Choices of objects. */
  readonly choosing?: ChoosingRules
  /** Whether a cost in a resolution is paid in full or not at all. Absent: it is. */
  wholeCost?(): boolean
  /** Whether the abilities of this object cost nothing now. */
  costless?(g: Game, source: ObjectRow): boolean
  /**
   * Whether a trigger on a move reads values with effects applied. Returning false: printed values. Absent: it does.
   */
  arrivedChanged?(): boolean
  /** Showing cards to all. */
  readonly revealing?: RevealingRules
  /** Whether a player loses sight of cards that are shuffled. Absent: yes. */
  shuffledUnseen?(): boolean
  /** How far the condition of a sentence reaches. */
  readonly sentences?: SentenceRules
  /** Drawing and looking at "up to" N cards, one by one. Absent: the player says a number first. */
  readonly drawUpTo?: CardByCardRules
  readonly lookUpTo?: CardByCardRules
  /** Whether as many cards are looked at as the text says. Returning false: none. Absent: they are. */
  looks?(): boolean
  readonly additions?: AdditionRules
  readonly random?: RandomRules
  readonly forEach?: ForEachRules
  /** Whether a zone named without a player is that of who carries the step out. Absent: any player's. */
  ownZones?(): boolean
  /** Whether gaining or paying 0 proposes no change. Absent: it proposes none. */
  notAtAll?(): boolean
  /** Whether the rest of an ability is skipped if its cost was not paid on resolution. Absent: it is. */
  unpaid?(): boolean
  /** Whether "it" still means an object that the text has moved. Absent: it does. */
  followsMoved?(): boolean
  /** Whether the order of cards that enter this zone together matters: then their owner decides it. */
  ordered?(zone: ZoneDef): boolean
  /** Whether that order is hidden from the other player. Absent: each card is seen to go to its place. */
  orderUnseen?(zone: ZoneDef): boolean
  /** Who decides that order, if not their owner. */
  orders?(g: Game): Player
}

/** "Up to N" cards of a pile, decided card by card. Each rule is true unless it returns false. */
export interface CardByCardRules {
  /** Each card is decided by itself. False: the player says a number first. */
  decided?(): boolean
  /** The player may stop before each card. */
  stops?(): boolean
  /** Each time, one card is taken. False: none. */
  one?(): boolean
  /** It ends after N cards. */
  ends?(): boolean
}

/** Adding to a number. */
export interface AdditionRules {
  /** Adding 0 begins no effect. Absent: it begins one. */
  nothing?(): boolean
  /** Adding a negative number lowers the value. False: it is taken for 0. Absent: it lowers it. */
  negative?(): boolean
}

/** Choosing at random. Each rule is true unless it returns false. */
export interface RandomRules {
  /** All candidates are equally likely. False: the first ones are taken. */
  even?(): boolean
  /** Chance chooses. False: the player does. */
  chooses?(): boolean
}

/** Steps done once for each of something. */
export interface ForEachRules {
  /** The number of repetitions is fixed before the first. False: recomputed after each. Absent: fixed. */
  fixed?(): boolean
  /** No object is chosen twice in the repetitions. Absent: it may be. */
  different?(): boolean
}

/** Choosing objects. Each rule is true unless it returns false. */
export interface ChoosingRules {
  /** As many as the text says must be chosen. */
  obliged?(): boolean
  /** "Up to" allows choosing none. */
  upTo?(): boolean
  /** If there are not enough, as many as there are are chosen. False: none. */
  fewer?(): boolean
  /** If there is nothing to choose, only the steps about it are skipped. False: the program ends there. */
  leftOut?(): boolean
}

/** Revealing cards. Each rule is true unless it returns false. */
export interface RevealingRules {
  /** A card revealed as a cost is shown when the cost is paid. */
  asCost?(): boolean
  /** A card revealed by an effect stays shown while the program runs. */
  lasts?(): boolean
  /** It is hidden again when the program ends. */
  ends?(): boolean
}

/** How far conditions of sentences reach, by kind of ability. Each rule is true unless it returns false. */
export interface SentenceRules {
  /** A condition ends with its sentence. */
  ends?(kind: AbilityKind): boolean
  /** A condition may ask what earlier sentences did. False: such a condition does not hold. */
  looksBack?(kind: AbilityKind): boolean
  /** A sentence about the result of the one before it is skipped if a condition of that one failed. */
  follows?(kind: AbilityKind): boolean
  /** So is one that begins with さらに. */
  also?(kind: AbilityKind): boolean
  /** "Cannot be used again" takes effect even if a condition failed. */
  usesUp?(kind: AbilityKind): boolean
  /** The ability triggers even if the condition of its first sentence does not hold. */
  triggersAnyway?(): boolean
}

/** Delayed triggers that a text creates. */
export interface DelayedRules {
  /** Who controls it. Absent: the controller of the program that creates it. */
  controller?(g: Game, c: Context): Player
  /** Whether its source is the source of that program. Absent: it is. */
  keepsSource?(g: Game, c: Context): boolean
  /** Whether it triggers only once unless the text says how long it waits. Absent: always once. */
  single?(): boolean
  /** Whether it means only objects that have not become other objects since. Absent: it does. */
  keepsTrack?(): boolean
}

/** Variables (X, Y, Z). Each rule is true unless it returns false. */
export interface VariableRules {
  /** One that the text does not define is chosen on play. */
  chosen?(): boolean
  /** One that the cost or the targets need is computed on play, … */
  onPlay?(): boolean
  /** … and keeps that value. */
  stays?(): boolean
  /** Any other is computed on resolution. */
  onResolution?(): boolean
  /** In a static ability it is recomputed each time. */
  changes?(): boolean
  /** Once computed in a resolution it keeps its value. */
  once?(): boolean
  /** Y and Z work as X does. */
  letters?(): boolean
}
