import type { Procedure, Step, Verb } from './book.ts'
import type { Player } from '../state/columns.ts'
import { EffectBook } from './effectBook.ts'
import type { Change, EffectDef } from './effects.ts'
import type { EffectRow, ObjectRow } from '../state/rows.ts'
import type { Game } from './game.ts'
import { makeChangeFrame } from './changeFrame.ts'
import type {
  AbilityTrigger,
  DelayedTrigger,
  Rearming,
  StateTrigger,
  Trigger,
  TriggerDef,
  Waits,
} from './declarations.ts'
import { VERB } from './kernelVerbs.ts'
import type { FrameMeaning } from './meaning.ts'

type Declared<T> = Omit<T, 'id' | 'clause' | 'name'>

/** A replacement effect: something happens in place of a proposed change; see replace.ts. */
export interface Replacement extends TriggerDef {
  readonly on: readonly Verb[]
  /** The continuous effect that carries it; absent: it belongs to the rules themselves. */
  readonly effect?: EffectDef
  /** The effects that carry it now. Default: every instance of `effect` in force. */
  sources?(g: Game): readonly EffectRow[]
  applies(g: Game, change: Change, effect: EffectRow): boolean
  /** The player whom the change concerns, who chooses among several replacements. */
  affected(g: Game, change: Change): Player
  readonly optional?: boolean | (() => boolean)
  /** How an optional one is asked about: the message, the clause that lets him choose, the object. Default: generally. */
  readonly message?: string
  readonly consent?: number
  about?(change: Change): ObjectRow
  /** Who consents to an optional one; absent: the affected player. */
  decides?(g: Game, change: Change, effect: EffectRow): Player
  /** Applied before the others (an effect that replaces part of itself). */
  readonly self?: boolean
  /** Proposes what happens instead; if it proposes nothing, nothing happens. */
  replace(g: Game, change: Change, effect: EffectRow): void
  /** Carried out after the batch, with the change's five arguments and a reference to the effect (effectReference.ts). */
  readonly afterwards?: Procedure
}

/** What the rulebook says about replacing in general. An absent rule is in force. */
export interface ReplacingRules {
  /** Replacement effects wait for their event and replace it. */
  waits?(): boolean
  /** One must have existed before the event. Off: one that a batch begins also replaces the rest of that batch. */
  before?(): boolean
  /** What is replaced does not happen. */
  instead?(): boolean
  /** One does not apply again to what came of it. Off: once more. */
  once?(): boolean
  /** One that replaces part of its own effect is applied first. Off: like any other. */
  selfFirst?(): boolean
}

/** Happens just before a change that is certain to come; may propose, call procedures and ask players. */
export interface Before {
  readonly clause: number
  readonly name: string
  readonly on: readonly Verb[]
  when(g: Game, change: Change): boolean
  run(g: Game, change: Change): void
}

/** The part of the book that declares what listens to changes: triggers, replacements, `before`s. */
export abstract class ListeningBook<C extends string> extends EffectBook<C> {
  abstract readonly procedure: (
    name: string,
    locals: number,
    steps: readonly Step[],
    holds?: FrameMeaning,
  ) => Procedure
  abstract readonly variable: (name: string) => number

  readonly triggers: TriggerDef[] = []
  readonly replacements: Replacement[] = []
  readonly befores: Before[] = []
  /** These and the other lists called `…On` are by verb. */
  readonly triggersOn: Trigger[][] = []
  readonly abilityTriggersOn: AbilityTrigger[][] = []
  readonly lookBackOn: boolean[] = []
  /** Whether any trigger looks back. */
  looksBack = false
  readonly delayedOn: DelayedTrigger[][] = []
  readonly replacementsOn: Replacement[][] = []
  readonly beforesOn: Before[][] = []
  /** By verb: whether something could replace such a change, or happen just before it. */
  readonly heeded: boolean[] = []
  /** When triggers on a condition trigger again. */
  rearming: { readonly clause: number; readonly rule: Rearming; readonly waits: Waits | null } | null = null
  /** The procedure that holds a batch while replacements are decided; null if nothing replaces or precedes. */
  changeFrame: Procedure | null = null
  replacing: ReplacingRules = {}
  /** Whether a delayed trigger sees only events after it was made. Default: yes. */
  delayedAfter: (() => boolean) | null = null
  /** Variable: how many changes have been replaced so far. NONE in a book without replacements. */
  replacedSoFar = -1

  /** Adds an entry for a new verb to every list by verb. */
  protected listenTo(): void {
    this.triggersOn.push([])
    this.abilityTriggersOn.push([])
    this.lookBackOn.push(false)
    this.delayedOn.push([])
    this.replacementsOn.push([])
    this.beforesOn.push([])
    // An effect that begins may itself replace the rest of its batch, where `ReplacingRules.before` is off.
    this.heeded.push(this.heeded.length === VERB.beginEffect)
  }

  // ── triggers ─────────────────────────────────────────────────────────────────────────────────────────────
  private declared<T extends TriggerDef>(
    clause: C,
    name: string,
    spec: Declared<T>,
  ): TriggerDef & Declared<T> {
    const made = {
      ...spec,
      id: this.triggers.length,
      name,
      clause: this.switches.declare(clause, 'trigger', name),
    }
    this.triggers.push(made)
    return made
  }

  /** A trigger of the rules themselves. */
  readonly trigger = (clause: C, name: string, t: Declared<Trigger>): Trigger => {
    const made: Trigger = this.declared<Trigger>(clause, name, t)
    for (const v of t.on) this.triggersOn[v.id].push(made)
    return made
  }

  /** A trigger that belongs to abilities: give it to `ability`. */
  readonly abilityTrigger = (clause: C, name: string, t: Declared<AbilityTrigger>): AbilityTrigger => {
    const made: AbilityTrigger = this.declared<AbilityTrigger>(clause, name, t)
    for (const v of t.on) {
      this.abilityTriggersOn[v.id].push(made)
      if (t.lookBack === true) this.lookBackOn[v.id] = this.looksBack = true
    }
    return made
  }

  /** A trigger on a condition; give it to `ability`. `rearms` says when it triggers again. */
  readonly stateTrigger = (clause: C, name: string, t: Declared<StateTrigger>): StateTrigger =>
    this.declared<StateTrigger>(clause, name, t)

  /**
   * When triggers on a condition trigger again. `waits`: for `settled`, whether it is still to resolve; default: until
   * the verb `settle`.
   */
  readonly rearms = (clause: C, rule: Rearming, waits: Waits | null = null): void => {
    this.rearming = { clause: this.switches.declare(clause, 'trigger', 'rearming'), rule, waits }
  }

  /** A delayed trigger, made by `beginEffect(delayed.effect, source, on, a, controller)`. */
  readonly delayed = (
    clause: C,
    name: string,
    t: Declared<Omit<DelayedTrigger, 'effect'>>,
  ): DelayedTrigger => {
    const effect = this.effect(clause, name, { parts: [] }).id
    const made: DelayedTrigger = this.declared<DelayedTrigger>(clause, name, { ...t, effect })
    for (const v of t.on) this.delayedOn[v.id].push(made)
    return made
  }

  // ── replacement ──────────────────────────────────────────────────────────────────────────────────────────
  readonly replacement = (clause: C, name: string, r: Declared<Replacement>): Replacement => {
    const declared = this.switches.declare(clause, 'replacement', name)
    const made: Replacement = { ...r, id: this.replacements.length, name, clause: declared }
    this.replacements.push(made)
    for (const v of r.on) {
      this.replacementsOn[v.id].push(made)
      this.heeded[v.id] = true
    }
    return made
  }

  /** Declares the clauses under which the choice among several is asked, and consent to an optional one. */
  readonly replacementChoice = (clause: C, consent: C = clause): void => {
    this.replacedSoFar = this.variable('replacements')
    this.changeFrame = makeChangeFrame(
      this.procedure,
      this.switches.declare(clause, 'ask', 'choose among replacements'),
      this.switches.declare(consent, 'ask', 'consent to a replacement'),
    )
  }

  readonly before = (clause: C, name: string, b: Omit<Before, 'clause' | 'name'>): Before => {
    const made: Before = { ...b, name, clause: this.switches.declare(clause, 'consequence', name) }
    this.befores.push(made)
    for (const v of b.on) {
      this.beforesOn[v.id].push(made)
      this.heeded[v.id] = true
    }
    this.changeFrame ??= makeChangeFrame(this.procedure, -1, -1)
    return made
  }
}
