import type { NodeOf } from './tree.ts'
import type { Ability } from './abilities.ts'
import type { Amount, Quantity } from './amounts.ts'
import type { Condition, Event, Place, Trigger } from './conditions.ts'
import type { PlayerWord, Reference, Selection, Selector, What } from './selectors.ts'

/**
 * A step. It *returns* the objects it really changed and whether it was carried out at all: `did`, `did-so` and
 * the amount `done` ask for that. It *binds* objects for later references; `binds.ts` holds the table.
 */
export type Effect = NodeOf<EffectNodes>

/** Nodes of effects. */
export interface EffectNodes extends StructureNodes, ObjectNodes, LastingNodes, GameNodes {}

/** Structure of steps. They bind and return what the steps inside do. */
interface StructureNodes {
  /** Sentences, one after another; a condition in one ends with it. */
  paragraph: { readonly sentences: readonly Effect[] }
  /** Clauses of one sentence; an elided object is that of the clause before. */
  sequence: { readonly steps: readonly Effect[] }
  /** その後: after everything before it; carried out whatever came of that. */
  then: { readonly effect: Effect }
  /** さらに: as a part of the sentence before: not carried out if its condition failed. */
  also: { readonly effect: Effect }
  /** `otherwise`: carried out where the condition does not hold. */
  if: { readonly condition: Condition; readonly effect: Effect; readonly otherwise?: Effect }
  /** The player of the step may refuse; returns whether it was done. `cost`: what it is done to is not spoken of later. */
  may: { readonly effect: Effect; readonly cost?: true }
  /** Another player carries it out and chooses: 相手は…. */
  by: { readonly player: PlayerWord; readonly effect: Effect }
  /** The duration of whatever lasts in it. */
  during: { readonly duration: string; readonly effect: Effect }
  /** Modes, printed as a list below; the player picks as many as the quantity. */
  'choose-one': { readonly quantity: Quantity; readonly modes: readonly Effect[] }
  /** Once for each; numbers in it are multiplied instead where it only modifies. */
  'for-each': {
    readonly per: Selector | Reference
    readonly amount: Amount
    readonly counter: string
    readonly effect: Effect
  }
  /** The effect before it, or `effect`, so many times. */
  repeat: { readonly times: Amount; readonly effect?: Effect }
  /** X is this number from here on, also in what was printed before. Returns nothing. */
  let: { readonly name: string; readonly amount: Amount }
}

/** What moves and shows objects. */
interface ObjectNodes {
  /** Binds the chosen. `target`: chosen on play, and checked again on resolution. */
  choose: { readonly what: Selection; readonly target?: true }
  /** Looks through a zone and may fail to find; binds the found, `rest` is the zone without them. */
  search: { readonly what: Selection }
  /** Shows to all; binds what was shown. */
  reveal: { readonly what: What }
  /** Shows to the player alone; binds the seen, of which later choices leave a `rest`. */
  look: { readonly from: Place; readonly quantity: Quantity }
  /** Binds and returns what arrived. `ordered`: the player says in which order. */
  move: {
    readonly what: What
    /** How the game says it: put, return, add …. */
    readonly verb: string
    readonly to: Place
    readonly state?: readonly string[]
    readonly ordered?: true
  }
  /** Binds the drawn cards. */
  draw: { readonly quantity: Quantity }
  /** From a hand to where discarded cards go. Binds them. */
  discard: { readonly what: What }
  /** The order of a zone becomes unknown. Binds nothing. */
  shuffle: { readonly zone: Place }
  /** Ready, rested …: verb of the game. Binds what turned. */
  turn: { readonly what: What; readonly verb: string }
  /** Face up, face down: verb of the game. Binds what was flipped. */
  flip: { readonly what: What; readonly verb: string }
  /** A verb of the game done to objects: destroy, retire …. Binds them as they are afterwards. */
  act: { readonly what: What; readonly verb: string }
  /** A verb of the game with a number: gain, lose, pay, damage …. Binds nothing; returns how much it was. */
  count: {
    readonly verb: string
    readonly amount: Amount
    readonly counter?: string
    readonly resource: string
  }
}

/** What holds for a while, or changes what will happen. They bind what they apply to. */
interface LastingNodes {
  /** Each change is applied in the game's layers; with `per`, once for each such object. */
  modify: {
    readonly what: What
    readonly changes: readonly Change[]
    readonly duration?: string
    readonly per?: PerObject
    /** Its one number is divided among the targets just chosen, as the player likes. */
    readonly divided?: true
  }
  grant: { readonly what: What; readonly gains: readonly Gain[]; readonly duration?: string }
  /** All of the abilities printed as a list below. */
  'grant-block': { readonly what: What; readonly abilities: readonly Ability[] }
  /** No `losses`: all abilities. */
  lose: { readonly what: What; readonly losses?: readonly Gain[]; readonly duration?: string }
  /** It has all abilities of the other, as long as they are there. */
  'copy-abilities': { readonly what: What; readonly from: What; readonly duration?: string }
  /** The event can't happen. */
  prohibit: { readonly event: Event; readonly duration?: string; readonly unless?: Condition }
  /** It must happen if it can. */
  require: { readonly event: Event; readonly duration?: string }
  /** A permission the rules don't give. */
  permit: { readonly event: Event; readonly duration?: string }
  /** Rules and effects take it for something else. */
  'treat-as': { readonly what: What; readonly as: Selector; readonly duration?: string }
  /** Later, once. References are fixed now. */
  delayed: { readonly trigger: Trigger; readonly effect: Effect }
  /** The event does not happen; the effect does. */
  replace: { readonly event: Event; readonly effect: Effect }
  /** What a player does (a verb of events) with what fits costs more or less: the change is of its cost. */
  'alter-cost': {
    readonly player: PlayerWord
    readonly verb: string
    readonly what: Selector
    readonly change: Change
  }
}

/** The game itself. They bind nothing. */
interface GameNodes {
  'extra-turn': { readonly who: PlayerWord }
  'win-game': { readonly who: PlayerWord }
  'lose-game': { readonly who: PlayerWord }
}

/** "For each …": a multiplier of a modification. */
export interface PerObject {
  readonly of: Selector | Reference
  readonly amount: Amount
  readonly counter: string
}

/** A change of one named characteristic. */
export type Change = NodeOf<ChangeNodes>

/** Nodes of changes. */
export interface ChangeNodes {
  add: { readonly characteristic: string; readonly sign: '+' | '-'; readonly amount: Amount }
  /** ではなく: adds `to` where an earlier sentence of the ability adds `from`. */
  'add-instead': {
    readonly characteristic: string
    readonly from: SignedAmount
    readonly to: SignedAmount
  }
  set: { readonly characteristic: string; readonly amount: Amount }
  /** Two characteristics change places. */
  swap: { readonly characteristic: string; readonly with: string }
}

/** An amount with its sign. */
export interface SignedAmount {
  readonly sign: '+' | '-'
  readonly amount: Amount
}

/** What is gained or lost. */
export type Gain = NodeOf<GainNodes>

/** Nodes of gains. */
export interface GainNodes {
  /** Quoted in the text, with a header, cost and trigger of its own. */
  ability: { readonly ability: Ability }
  keyword: { readonly keyword: string }
  class: { readonly class: string }
  name: { readonly name: string }
}
