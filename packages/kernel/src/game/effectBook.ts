import { zoneBit } from './abilityZones.ts'
import type { Book, ZoneDef } from './book.ts'
import type { Bilingual, ClauseSwitches } from '../base/clauses.ts'
import type * as Effect from './effects.ts'
import type { EffectRow, ObjectRow } from '../state/rows.ts'
import type { Game } from './game.ts'
import type { ProgramDef } from './declarations.ts'

/** The part of the book that declares characteristics, continuous effects, abilities, limits and queries. */
export abstract class EffectBook<C extends string> {
  abstract readonly switches: ClauseSwitches
  abstract readonly zones: readonly ZoneDef[]

  readonly characteristics: Effect.Characteristic[] = []
  readonly effects: Effect.EffectDef[] = []
  readonly abilities: Effect.AbilityDef[] = []
  readonly queries: Effect.Query[] = []
  readonly verdicts: Effect.Verdict[] = []
  readonly scopes: Effect.ScopeDef[] = []
  readonly limits: Effect.Limit[] = []
  /** Names of what texts count per scope ("this turn …"), by number; see text/query/history.ts. */
  readonly histories: string[] = []
  /** Texts as compiled code; see text/context/code.ts. */
  readonly programs: ProgramDef[] = []

  /** The layers in order; the clause of each draws the border between it and the one before. */
  readonly layers: { readonly clause: number; readonly name: string }[] = []
  readonly ranks: Effect.Rank[] = []
  /** The clause by which an effect is applied after those it depends on. */
  dependency: number | null = null
  /** The clause by which the oldest of a dependency cycle comes first; without it, the youngest. */
  circle: number | null = null
  /** The clause by which each part of an effect is applied in its own layer; without it, all in the first. */
  spanning: number | null = null
  timestamps: { readonly clause: number; readonly of: (g: Game, effect: EffectRow) => number } | null = null
  conflict: { readonly clause: number; readonly rule: Effect.ConflictRule } | null = null
  /** Whether an ability can be used; asked with its holder and its number. */
  usability: Effect.Verdict | null = null
  /** The abilities printed on an object, by slot; depends on nothing but the object and its cards. */
  printed: ((g: Game, row: ObjectRow) => readonly number[]) | null = null
  /** `printed` depends on the cards alone, so what follows from it may be cached per card. */
  printedByCards = false
  /** Where abilities work unless they say otherwise; and every zone where some ability works, with its mask. */
  abilityZones: readonly ZoneDef[] = []
  walkedZones: readonly ZoneDef[] = []
  walkedBits = 0
  /** By characteristic: what each card of an object adds to its base; see `shares`. */
  readonly sharesOf: (Effect.Shares | undefined)[] = []
  /** By characteristic: whether some ability defines it. */
  readonly defines: boolean[] = []
  /** Whether some ability triggers on a condition instead of an event. */
  stateful = false
  /** Effects that last as long as a condition. */
  readonly conditional: Effect.EffectDef[] = []

  // ── characteristics and layers ───────────────────────────────────────────────────────────────────────────
  /** A computed value of objects. */
  readonly characteristic = (
    name: string,
    title: Bilingual,
    base: Effect.Characteristic['base'],
    words?: Effect.BookWords,
    printed: Effect.Characteristic['printed'] = false,
  ): Effect.Characteristic => {
    if (this.characteristics.length === 30) throw new Error('more characteristics than a mask has bits')
    const made = { id: this.characteristics.length, name, title, base, words, printed }
    this.characteristics.push(made)
    this.defines.push(false)
    return made
  }

  /** Says what each of several cards adds to the base, for who asks how a number came about. */
  shares(of: Effect.Characteristic, shares: Effect.Shares): void {
    this.sharesOf[of.id] = shares
  }

  /** Offset of a characteristic among the values that a departed row keeps. */
  departedAt(of: Effect.Characteristic): number {
    let at = 0
    for (let i = 0; i < of.id; i++) at += this.widthOf(this.characteristics[i])
    return at
  }
  /** Cells that the values of a departed row take. */
  get departedWidth(): number {
    return this.characteristics.reduce((sum, c) => sum + this.widthOf(c), 0)
  }
  private widthOf({ words }: Effect.Characteristic): number {
    return words === undefined ? 1 : words.in(this as unknown as Book).width
  }

  /** Declares the next layer. Switched off, its effects are applied among those of the layer before. */
  readonly layer = (clause: C, name: string): number =>
    this.layers.push({ clause: this.switches.declare(clause, 'layer', name), name }) - 1

  /** A sort key inside a layer, before dependency and time: 0 to 15, lower first. */
  readonly rank = (clause: C, name: string, of: Effect.Rank['of']): void =>
    void this.ranks.push({ clause: this.switches.declare(clause, 'layer', name), of })

  /** Inside a layer, an effect is applied after those that would change it; in a cycle time decides. */
  readonly dependencies = (clause: C, circles?: C): void => {
    this.dependency = this.switches.declare(clause, 'layer', 'dependency')
    if (circles !== undefined) this.circle = this.switches.declare(circles, 'layer', 'circles')
  }

  /** An effect that spans several layers is applied part by part. */
  readonly spans = (clause: C): void => {
    this.spanning = this.switches.declare(clause, 'layer', 'parts of one effect')
  }

  /** The timestamp of effects, where it is not the time they began. */
  readonly timestamp = (clause: C, of: (g: Game, effect: EffectRow) => number): void => {
    this.timestamps = { clause: this.switches.declare(clause, 'layer', 'timestamp'), of }
  }

  /** A continuous effect. */
  readonly effect = (clause: C, name: string, spec: Effect.EffectSpec): Effect.EffectDef => {
    const parts: readonly Effect.EffectPart[] = 'parts' in spec ? spec.parts : [{ ...spec, kind: 'value' }]
    const declared = this.switches.declare(clause, 'effect', name)
    const made: Effect.EffectDef = { ...spec, id: this.effects.length, name, clause: declared, parts }
    this.effects.push(made)
    if (made.lasts !== undefined) this.conditional.push(made)
    return made
  }

  // ── abilities ────────────────────────────────────────────────────────────────────────────────────────────
  /** Declares where abilities work unless they say otherwise, and which ones are printed on an object. */
  readonly printedAbilities = (
    zones: readonly ZoneDef[],
    printed: (g: Game, row: ObjectRow) => readonly number[],
    byCards = false,
  ): void => {
    this.abilityZones = zones
    this.walk(zones)
    this.printed = printed
    this.printedByCards = byCards
  }

  /** Adds zones to those whose objects are searched for abilities. */
  private walk(zones: readonly ZoneDef[]): void {
    const more = zones.filter((zone) => !this.walkedZones.includes(zone))
    if (more.length > 0) this.walkedZones = [...this.walkedZones, ...more]
    for (const { id } of more) this.walkedBits |= zoneBit(id)
  }

  /** An ability that can be printed on objects or granted to them. */
  readonly ability = (clause: C, name: string, spec: Effect.AbilitySpec): Effect.AbilityDef => {
    const made: Effect.AbilityDef = {
      effects: [],
      defining: [],
      triggers: [],
      states: [],
      zones: [],
      activated: false,
      ...spec,
      id: this.abilities.length,
      name,
      clause: this.switches.declare(clause, 'ability', name),
      backOn: listenedTo(spec.triggers, true),
      nowOn: listenedTo(spec.triggers, false),
    }
    this.abilities.push(made)
    this.walk(made.zones.map((zone) => this.zones[zone]))
    if (made.states.length > 0) this.stateful = true
    for (const part of made.defining) this.defines[part.of.id] = true
    return made
  }

  /** A stretch of the game that durations and limits end with. */
  readonly scope = (name: string): Effect.ScopeDef => {
    const made = { id: this.scopes.length, name }
    this.scopes.push(made)
    return made
  }

  /** How often something may be done in a scope. */
  readonly limit = (
    clause: C,
    name: string,
    scope: Effect.ScopeDef | null,
    times = 1,
    group = false,
  ): Effect.Limit => {
    const declared = this.switches.declare(clause, 'limit', name)
    const made = { id: this.limits.length, name, clause: declared, scope, times, group }
    this.limits.push(made)
    return made
  }

  // ── queries ──────────────────────────────────────────────────────────────────────────────────────────────
  /** A question that effects may answer otherwise than the rules. */
  readonly query = (name: string, base: Effect.Query['base']): Effect.Query => {
    const made = { id: this.queries.length, name, base }
    this.queries.push(made)
    return made
  }

  /** A question whether something may or must be done. */
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
}

/** Verbs that the triggers listen to: of those that look back, or of the others. */
function listenedTo(triggers: Effect.AbilitySpec['triggers'], back: boolean): number[] {
  const all = triggers?.filter((t) => (t.lookBack === true) === back).flatMap(({ on }) => on) ?? []
  return [...new Set(all.map(({ id }) => id))]
}
