import type { Procedure, Step, Verb, ZoneDef } from './book.ts'
import type { Bilingual, ClauseSwitches } from './clauses.ts'
import type { Player } from './columns.ts'
import type * as Effect from './effects.ts'
import type { Game } from './game.ts'
import { changeFrame, chooseReplacement, consentToReplacement } from './replace.ts'
import type { Rearming } from './stateTriggers.ts'
import type { AbilityTrigger, DelayedTrigger, StateTrigger, Trigger, TriggerDef } from './triggers.ts'
import type { Vocabulary } from './words.ts'

type Declared<T> = Omit<T, 'id' | 'clause' | 'name'>

/** Something happens in place of a proposed change; see replace.ts. */
export interface Replacement extends TriggerDef {
  readonly on: readonly Verb[]
  /** The effect that brings it, from the table or an ability; without it, it is one of the rules themselves. */
  readonly effect?: Effect.EffectDef
  /** Where it comes from, if not simply from every instance of `effect` in force. */
  sources?(g: Game): readonly number[]
  applies(g: Game, change: Effect.Change, effect: number): boolean
  /** Whom the change concerns: he chooses among several. */
  affected(g: Game, change: Effect.Change): Player
  readonly optional?: boolean
  /** Who says yes or no to an optional one; absent: the affected player. */
  decides?(g: Game, change: Effect.Change, effect: number): Player
  /** Applied before the others (an effect that replaces part of itself). */
  readonly self?: boolean
  /** Proposes what happens instead; nothing proposed means that nothing happens. */
  replace(g: Game, change: Effect.Change, effect: number): void
  /** Carried out after the batch, with the change's five arguments and the effect: for what needs a decision. */
  readonly then?: Procedure
}

/** Happens just before a change that is certain to come; it may propose or call, and may ask a player. */
export interface Before {
  readonly clause: number
  readonly name: string
  readonly on: readonly Verb[]
  when(g: Game, change: Effect.Change): boolean
  run(g: Game, change: Effect.Change): void
}

/** The part of the book that declares what cards do to the rules. */
export abstract class EffectBook<C extends string> {
  abstract readonly switches: ClauseSwitches
  abstract readonly procedure: (name: string, locals: number, steps: readonly Step[]) => Procedure

  readonly characteristics: Effect.Characteristic[] = []
  readonly effects: Effect.EffectDef[] = []
  readonly abilities: Effect.AbilityDef[] = []
  readonly queries: Effect.Query[] = []
  readonly verdicts: Effect.Verdict[] = []
  readonly scopes: Effect.ScopeDef[] = []
  readonly limits: Effect.Limit[] = []
  readonly triggers: TriggerDef[] = []
  readonly replacements: Replacement[] = []
  readonly befores: Before[] = []

  readonly triggersOn: Trigger[][] = []
  readonly abilityTriggersOn: AbilityTrigger[][] = []
  readonly lookBackOn: boolean[] = []
  readonly delayedOn: DelayedTrigger[][] = []
  readonly replacementsOn: Replacement[][] = []

  /** Borders between layers that a clause draws; the number of a layer is its place here. */
  readonly layers: { readonly clause: number; readonly name: string }[] = []
  readonly ranks: Effect.Rank[] = []
  /** The clause by which an effect waits for those it depends on. */
  dependency: number | null = null
  timestamps: { readonly clause: number; readonly of: (g: Game, effect: number) => number } | null = null
  conflict: { readonly clause: number; readonly rule: Effect.ConflictRule } | null = null
  rearming: { readonly clause: number; readonly rule: Rearming } | null = null
  /** Whether an ability can be used; asked with its holder and its number. */
  usability: Effect.Verdict | null = null
  /** The abilities printed on an object, by slot; it looks at nothing but the object and its cards. */
  printed: ((g: Game, row: number) => readonly number[]) | null = null
  abilityZones: readonly ZoneDef[] = []
  /** Which characteristics some ability defines. */
  readonly defines: boolean[] = []
  /** Whether some ability triggers on a condition. */
  stateful = false
  readonly conditional: Effect.EffectDef[] = []
  changeFrame: Procedure | null = null

  /** Makes room for a new verb. */
  protected listenTo(): void {
    this.triggersOn.push([])
    this.abilityTriggersOn.push([])
    this.lookBackOn.push(false)
    this.delayedOn.push([])
    this.replacementsOn.push([])
  }

  // ── characteristics and layers ───────────────────────────────────────────────────────────────────────────
  readonly characteristic = (
    name: string,
    title: Bilingual,
    base: Effect.Characteristic['base'],
    words?: Vocabulary,
  ): Effect.Characteristic => {
    if (this.characteristics.length === 30) throw new Error('more characteristics than a mask has bits')
    const made = { id: this.characteristics.length, name, title, base, words }
    this.characteristics.push(made)
    this.defines.push(false)
    return made
  }

  /** Where a characteristic stands among the kept values of an object that left. */
  departedAt(of: Effect.Characteristic): number {
    let at = 0
    for (let i = 0; i < of.id; i++) at += this.characteristics[i].words?.width ?? 1
    return at
  }
  get departedWidth(): number {
    return this.characteristics.reduce((sum, c) => sum + (c.words?.width ?? 1), 0)
  }

  /** The next layer. Switched off, its border is gone: its effects are among those of the layer before. */
  readonly layer = (clause: C, name: string): number =>
    this.layers.push({ clause: this.switches.declare(clause, 'layer', name), name }) - 1

  /** Sorts the effects of one layer before dependency and time: 0 to 15, lower first. */
  readonly rank = (clause: C, name: string, of: Effect.Rank['of']): void =>
    void this.ranks.push({ clause: this.switches.declare(clause, 'layer', name), of })

  /** Inside a layer, an effect that another would change waits for it; in a circle time decides. */
  readonly dependencies = (clause: C): void => {
    this.dependency = this.switches.declare(clause, 'layer', 'dependency')
  }

  /** When an effect counts as begun, if not at the time it came into being. */
  readonly timestamp = (clause: C, of: (g: Game, effect: number) => number): void => {
    this.timestamps = { clause: this.switches.declare(clause, 'layer', 'timestamp'), of }
  }

  readonly effect = (clause: C, name: string, spec: Effect.EffectSpec): Effect.EffectDef => {
    const { lasts, awaits } = spec
    const parts: readonly Effect.EffectPart[] = 'parts' in spec ? spec.parts : [{ ...spec, kind: 'value' }]
    const declared = this.switches.declare(clause, 'effect', name)
    const made: Effect.EffectDef = { id: this.effects.length, name, clause: declared, parts, lasts, awaits }
    this.effects.push(made)
    if (lasts !== undefined) this.conditional.push(made)
    return made
  }

  // ── abilities ────────────────────────────────────────────────────────────────────────────────────────────
  /** Where abilities work unless they say otherwise, and which ones are printed on an object. */
  readonly printedAbilities = (
    zones: readonly ZoneDef[],
    printed: (g: Game, row: number) => readonly number[],
  ): void => {
    this.abilityZones = zones
    this.printed = printed
  }

  readonly ability = (clause: C, name: string, spec: Effect.AbilitySpec): Effect.AbilityDef => {
    const made: Effect.AbilityDef = {
      effects: [],
      defining: [],
      triggers: [],
      states: [],
      zones: [],
      ...spec,
      id: this.abilities.length,
      name,
      clause: this.switches.declare(clause, 'ability', name),
    }
    this.abilities.push(made)
    if (made.states.length > 0) this.stateful = true
    for (const part of made.defining) this.defines[part.of.id] = true
    return made
  }

  readonly scope = (name: string): Effect.ScopeDef => {
    const made = { id: this.scopes.length, name }
    this.scopes.push(made)
    return made
  }

  readonly limit = (
    clause: C,
    name: string,
    scope: Effect.ScopeDef,
    times = 1,
    group = false,
  ): Effect.Limit => {
    const declared = this.switches.declare(clause, 'limit', name)
    const made = { id: this.limits.length, name, clause: declared, scope, times, group }
    this.limits.push(made)
    return made
  }

  // ── queries ──────────────────────────────────────────────────────────────────────────────────────────────
  readonly query = (name: string, base: Effect.Query['base']): Effect.Query => {
    const made = { id: this.queries.length, name, base }
    this.queries.push(made)
    return made
  }

  readonly verdict = (name: string, base: Effect.Verdict['base']): Effect.Verdict => {
    const made = { id: this.verdicts.length, name, base }
    this.verdicts.push(made)
    return made
  }

  /** Who wins where cards contradict each other. Without it, or switched off, see prohibitions.ts. */
  readonly conflicts = (clause: C, rule: Effect.ConflictRule): void => {
    this.conflict = { clause: this.switches.declare(clause, 'fact', 'conflict'), rule }
  }

  /** The verdict on whether an ability can be used: one that cannot does not trigger. */
  readonly usable = (query: Effect.Verdict): void => {
    this.usability = query
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
      if (t.lookBack === true) this.lookBackOn[v.id] = true
    }
    return made
  }

  /** A trigger on a condition; give it to `ability`. When it triggers again is the game's `rearms`. */
  readonly stateTrigger = (clause: C, name: string, t: Declared<StateTrigger>): StateTrigger =>
    this.declared<StateTrigger>(clause, name, t)

  readonly rearms = (clause: C, rule: Rearming): void => {
    this.rearming = { clause: this.switches.declare(clause, 'trigger', 'rearming'), rule }
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
    for (const v of r.on) this.replacementsOn[v.id].push(made)
    return made
  }

  /** Under which clause the choice among several is asked, and consent to an optional one. */
  readonly replacementChoice = (clause: C, consent: C = clause): void => {
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
    if (this.changeFrame === null) this.makeChangeFrame(-1, -1)
    return made
  }
}
