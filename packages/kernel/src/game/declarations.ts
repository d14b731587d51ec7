import type { Action, Procedure, Verb } from './book.ts'
import type { AbilityDef, Limit } from './effects.ts'
import type { Game } from './game.ts'
import type { Told } from '../answers/told.ts'
import type { Player } from '../state/columns.ts'
import type { EffectRow, ObjectId, ObjectRow } from '../state/rows.ts'

/** Types of declarations that lower rooms carry out: triggers, costs, causes, programs. */

// ── triggers ────────────────────────────────────────────────────────────────────────────────────────────────
/** A trigger; rows of the `pending` table name one by its number. */
export interface TriggerDef {
  readonly id: number
  readonly clause: number
  readonly name: string
  readonly data?: unknown
}

/** A trigger of the rules themselves, or of the object that `source` returns. */
export interface Trigger extends TriggerDef {
  readonly on: readonly Verb[]
  /** `ev` is a row of the event log. */
  when(g: Game, ev: number): boolean
  player(g: Game, ev: number): Player
  /** How often it triggers on this one event; absent: once. */
  times?(g: Game, ev: number): number
  /** The object it belongs to; queued with its id. */
  source?(g: Game, ev: number): ObjectRow
  /** Two values kept until it is played. */
  values?(g: Game, ev: number): readonly [number, number]
}

/** A trigger of an ability: checked once for each instance in force. */
export interface AbilityTrigger extends TriggerDef {
  readonly on: readonly Verb[]
  /** Sees the board as it was just before the event, so that an object's own leaving can trigger it. */
  readonly lookBack?: boolean
  /** Only an event of the object that has it can trigger it. */
  readonly ofHolder?: boolean
  /** `holderId`: the id it had; if it is gone, use its last-known information. */
  when(g: Game, ev: number, holder: ObjectRow, holderId: ObjectId): boolean
  times?(g: Game, ev: number, holder: ObjectRow, holderId: ObjectId): number
  values?(g: Game, ev: number, holder: ObjectRow, holderId: ObjectId): readonly [number, number]
  /** Called when one was queued in this row of `pending`. */
  queued?(g: Game, pending: number, ev: number, holder: ObjectRow, holderId: ObjectId): void
  readonly limit?: Limit
  /** A second limit, that of the moment it waits for. */
  readonly once?: Limit
}

/** A delayed trigger: made by an effect and kept in the effects table. `once`: gone with its first event. */
export interface DelayedTrigger extends TriggerDef {
  readonly on: readonly Verb[]
  when(g: Game, ev: number, effect: EffectRow): boolean
  values?(g: Game, ev: number, effect: EffectRow): readonly [number, number]
  /** Called when one was queued in this row of `pending`. */
  queued?(g: Game, pending: number, ev: number, effect: EffectRow): void
  readonly once: boolean
  /** Number of the effect definition that carries it. */
  readonly effect: number
}

/** Triggers while a condition is true, not on an event; see changes/stateTriggers.ts. */
export interface StateTrigger extends TriggerDef {
  holds(g: Game, holder: ObjectRow): boolean
  /** Called when one was queued in this row of `pending`. */
  queued?(g: Game, pending: number, holder: ObjectRow): void
  readonly limit?: Limit
}

/** An ability instance that was in force just before a change, for triggers that look back. */
export interface Witness {
  readonly ability: AbilityDef
  readonly holder: ObjectRow
  readonly holderId: ObjectId
  readonly controller: Player
  readonly key: number
}

/**
 * When a trigger on a condition triggers again. `notTriggered`: whenever it holds and none of it waits to be
 * played. `settled`: not before the one that triggered was resolved or left the stack. `becomesTrue`: besides
 * that, only once each time the condition becomes true.
 */
export type Rearming = 'notTriggered' | 'settled' | 'becomesTrue'

/** Whether what this instance triggered has left the queue but not yet resolved. */
export type Waits = (g: Game, instance: number) => boolean

// ── costs ───────────────────────────────────────────────────────────────────────────────────────────────────
/** A kind of cost: objects are chosen (`candidates`), a number is taken (`stock`), or it just happens (`possible`). */
export interface CostKind {
  readonly id: number
  readonly name: string
  readonly clause: number
  /** Objects it may be paid with; each pays one. */
  candidates?(g: Game, payer: Payer): readonly ObjectRow[]
  /** The same object may pay another part of the cost too (showing a card does not use it up). */
  readonly shares?: boolean
  /** The supply the number is taken from. */
  readonly stock?: {
    available(g: Game, player: Player): number
    /** Actions that add to it, also in the middle of a payment; each object they are done with adds once. */
    readonly resources?: readonly Action[]
    /** How much one of them adds; 1 if absent. */
    yields?(g: Game, action: Action, source: ObjectRow): number
  }
  /** Of a cost that just happens: whether it can. */
  possible?(g: Game, payer: Payer, amount: number): boolean
  /** What is missing of such a cost, for who asks why it cannot be paid. */
  tells?(g: Game, payer: Payer, amount: number): Told
  /**
   * A procedure with decisions of its own that has to run before the cost can be paid, called with (player, source,
   * record, amount) unless `done`. If `done` is still false when everything else is paid, the payment fails.
   */
  readonly prepare?: { readonly procedure: Procedure; done(g: Game, payer: Payer, amount: number): boolean }
  /** Proposes the payment: `object` is one chosen object, or NONE; then `amount` is the number. */
  pay(g: Game, payer: Payer, amount: number, object: ObjectRow): void
}

/** Who pays, and for what. */
export interface Payer {
  readonly player: Player
  readonly source: ObjectRow
  readonly action: number
  /** Record of the play, or NONE while it is only asked whether it could be paid. */
  readonly record: number
}

// ── texts ───────────────────────────────────────────────────────────────────────────────────────────────────
/** A compiled text; `text/` extends it to `Program`. */
export interface ProgramDef {
  readonly id: number
  readonly name: string
}

/** What a cause is. */
export type CauseKind = 'effect' | 'cost' | 'rule'

/** The innermost program, payment or rule that is being carried out, or what a continuous effect comes from. */
export interface CauseNow {
  readonly kind: CauseKind
  /** Name of the text that says it: of the program, or of the continuous effect; absent: none does. */
  readonly text?: string
  readonly source: ObjectRow
  readonly sourceId: ObjectId
  readonly controller: Player
}
