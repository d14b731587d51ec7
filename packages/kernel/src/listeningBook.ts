import type { Procedure, Step, Verb } from './book.ts'
import type { Player } from './columns.ts'
import { EffectBook } from './effectBook.ts'
import type { Change, EffectDef } from './effects.ts'
import type { Game } from './game.ts'
import { changeFrame, chooseReplacement, consentToReplacement } from './replace.ts'
import type { Rearming, Waits } from './stateTriggers.ts'
import type { AbilityTrigger, DelayedTrigger, StateTrigger, Trigger, TriggerDef } from './triggers.ts'
import { VERB } from './verbs.ts'

type Declared<T> = Omit<T, 'id' | 'clause' | 'name'>

/** Something happens in place of a proposed change; see replace.ts. */
export interface Replacement extends TriggerDef {
  readonly on: readonly Verb[]
  /** The effect that brings it, from the table or an ability; without it, it is one of the rules themselves. */
  readonly effect?: EffectDef
  /** Where it comes from, if not simply from every instance of `effect` in force. */
  sources?(g: Game): readonly number[]
  applies(g: Game, change: Change, effect: number): boolean
  /** Whom the change concerns: he chooses among several. */
  affected(g: Game, change: Change): Player
  readonly optional?: boolean
  /** Who says yes or no to an optional one; absent: the affected player. */
  decides?(g: Game, change: Change, effect: number): Player
  /** Applied before the others (an effect that replaces part of itself). */
  readonly self?: boolean
  /** Proposes what happens instead; nothing proposed means that nothing happens. */
  replace(g: Game, change: Change, effect: number): void
  /** Carried out after the batch, with the change's five arguments and the effect: for what needs a decision. */
  readonly afterwards?: Procedure
}

/** What a rulebook says about replacing in general; each holds unless it says no. */
export interface ReplacingRules {
  /** What an effect brings waits for its event and replaces it. */
  waits?(): boolean
  /** It was there before the event. Without it: what a batch begins replaces what else is in the batch. */
  before?(): boolean
  /** What is replaced does not happen. */
  instead?(): boolean
  /** It does not meet what came of it again. Without it: once more. */
  once?(): boolean
  /** What replaces part of its own effect comes first. Without it: it is one of several. */
  selfFirst?(): boolean
}

/** Happens just before a change that is certain to come; it may propose or call, and may ask a player. */
export interface Before {
  readonly clause: number
  readonly name: string
  readonly on: readonly Verb[]
  when(g: Game, change: Change): boolean
  run(g: Game, change: Change): void
}

/** The part of the book that declares what listens to changes: triggers, replacements, what happens just before. */
export abstract class ListeningBook<C extends string> extends EffectBook<C> {
  abstract readonly procedure: (name: string, locals: number, steps: readonly Step[]) => Procedure
  abstract readonly variable: (name: string) => number

  readonly triggers: TriggerDef[] = []
  readonly replacements: Replacement[] = []
  readonly befores: Before[] = []
  readonly triggersOn: Trigger[][] = []
  readonly abilityTriggersOn: AbilityTrigger[][] = []
  readonly lookBackOn: boolean[] = []
  /** Whether any trigger looks back. */
  looksBack = false
  readonly delayedOn: DelayedTrigger[][] = []
  readonly replacementsOn: Replacement[][] = []
  readonly beforesOn: Before[][] = []
  /** By verb, whether something could replace such a change, or happen just before it. */
  readonly heeded: boolean[] = []
  rearming: { readonly clause: number; readonly rule: Rearming; readonly waits: Waits | null } | null = null
  changeFrame: Procedure | null = null
  replacing: ReplacingRules = {}
  /** Whether a trigger for later waits only for what happens after it was made. Default: it does. */
  delayedAfter: (() => boolean) | null = null
  /** Variable: how many changes have been replaced so far. NONE in a book without replacements. */
  replacedSoFar = -1

  /** Makes room for a new verb. */
  protected listenTo(): void {
    this.triggersOn.push([])
    this.abilityTriggersOn.push([])
    this.lookBackOn.push(false)
    this.delayedOn.push([])
    this.replacementsOn.push([])
    this.beforesOn.push([])
    // What begins may itself replace the rest of its batch, where no rule says that it must have been there before.
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

  /** A trigger on a condition; give it to `ability`. When it triggers again is the game's `rearms`. */
  readonly stateTrigger = (clause: C, name: string, t: Declared<StateTrigger>): StateTrigger =>
    this.declared<StateTrigger>(clause, name, t)

  /** `waits`: of `settled`, whether what triggered is still to resolve; without it the verb `settle` says so. */
  readonly rearms = (clause: C, rule: Rearming, waits: Waits | null = null): void => {
    this.rearming = { clause: this.switches.declare(clause, 'trigger', 'rearming'), rule, waits }
  }

  /** A trigger that an effect makes: begun with `beginEffect(delayed.effect, source, on, a, controller)`. */
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

  /** Under which clause the choice among several is asked, and consent to an optional one. */
  readonly replacementChoice = (clause: C, consent: C = clause): void => {
    this.replacedSoFar = this.variable('replacements')
    this.makeChangeFrame(
      this.switches.declare(clause, 'ask', 'choose among replacements'),
      this.switches.declare(consent, 'ask', 'consent to a replacement'),
    )
  }

  private makeChangeFrame(choose: number, consent: number): void {
    this.changeFrame = changeFrame(
      this.procedure,
      { label: 'choose', clause: choose, ask: chooseReplacement },
      { label: 'consent', clause: consent, ask: consentToReplacement },
    )
  }

  readonly before = (clause: C, name: string, b: Omit<Before, 'clause' | 'name'>): Before => {
    const made: Before = { ...b, name, clause: this.switches.declare(clause, 'consequence', name) }
    this.befores.push(made)
    for (const v of b.on) {
      this.beforesOn[v.id].push(made)
      this.heeded[v.id] = true
    }
    if (this.changeFrame === null) this.makeChangeFrame(-1, -1)
    return made
  }
}
