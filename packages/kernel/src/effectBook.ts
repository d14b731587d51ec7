import { zoneBit } from './abilityZones.ts'
import type { ZoneDef } from './book.ts'
import type { Bilingual, ClauseSwitches } from './clauses.ts'
import type * as Effect from './effects.ts'
import type { Game } from './game.ts'
import type { Program } from './program/code.ts'
import type { Vocabulary } from './words.ts'

/** The part of the book that declares what cards do to the rules. */
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
  /** What "this turn …" counts, by number; see program/history.ts. */
  readonly histories: string[] = []
  /** What abilities say, as code; see program/code.ts. */
  readonly programs: Program[] = []

  /** Borders between layers that a clause draws; the number of a layer is its place here. */
  readonly layers: { readonly clause: number; readonly name: string }[] = []
  readonly ranks: Effect.Rank[] = []
  /** The clause by which an effect waits for those it depends on. */
  dependency: number | null = null
  /** The clause by which, in a circle of them, the older comes first; without it, the younger. */
  circle: number | null = null
  /** The clause by which the parts of one effect have places of their own. */
  spanning: number | null = null
  timestamps: { readonly clause: number; readonly of: (g: Game, effect: number) => number } | null = null
  conflict: { readonly clause: number; readonly rule: Effect.ConflictRule } | null = null
  /** Whether an ability can be used; asked with its holder and its number. */
  usability: Effect.Verdict | null = null
  /** The abilities printed on an object, by slot; it looks at nothing but the object and its cards. */
  printed: ((g: Game, row: number) => readonly number[]) | null = null
  /** The same cards always have the same ones printed on them. */
  printedByCards = false
  /** Where abilities work unless they say otherwise, and where any of them works at all. */
  abilityZones: readonly ZoneDef[] = []
  walkedZones: readonly ZoneDef[] = []
  /** A bit each, as in abilityZones.ts. */
  walkedBits = 0
  /** Which characteristics some ability defines. */
  readonly defines: boolean[] = []
  /** Whether some ability triggers on a condition. */
  stateful = false
  readonly conditional: Effect.EffectDef[] = []

  // ── characteristics and layers ───────────────────────────────────────────────────────────────────────────
  readonly characteristic = (
    name: string,
    title: Bilingual,
    base: Effect.Characteristic['base'],
    words?: Vocabulary,
    printed: Effect.Characteristic['printed'] = false,
  ): Effect.Characteristic => {
    if (this.characteristics.length === 30) throw new Error('more characteristics than a mask has bits')
    const made = { id: this.characteristics.length, name, title, base, words, printed }
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
  readonly dependencies = (clause: C, circles?: C): void => {
    this.dependency = this.switches.declare(clause, 'layer', 'dependency')
    if (circles !== undefined) this.circle = this.switches.declare(circles, 'layer', 'circles')
  }

  /** An effect that spans several layers is applied part by part. */
  readonly spans = (clause: C): void => {
    this.spanning = this.switches.declare(clause, 'layer', 'parts of one effect')
  }

  /** When an effect counts as begun, if not at the time it came into being. */
  readonly timestamp = (clause: C, of: (g: Game, effect: number) => number): void => {
    this.timestamps = { clause: this.switches.declare(clause, 'layer', 'timestamp'), of }
  }

  readonly effect = (clause: C, name: string, spec: Effect.EffectSpec): Effect.EffectDef => {
    const parts: readonly Effect.EffectPart[] = 'parts' in spec ? spec.parts : [{ ...spec, kind: 'value' }]
    const declared = this.switches.declare(clause, 'effect', name)
    const made: Effect.EffectDef = { ...spec, id: this.effects.length, name, clause: declared, parts }
    this.effects.push(made)
    if (made.lasts !== undefined) this.conditional.push(made)
    return made
  }

  // ── abilities ────────────────────────────────────────────────────────────────────────────────────────────
  /** Where abilities work unless they say otherwise, and which ones are printed on an object. */
  readonly printedAbilities = (
    zones: readonly ZoneDef[],
    printed: (g: Game, row: number) => readonly number[],
    byCards = false,
  ): void => {
    this.abilityZones = zones
    this.walk(zones)
    this.printed = printed
    this.printedByCards = byCards
  }

  /** Abilities of objects in these zones are looked for, too. */
  private walk(zones: readonly ZoneDef[]): void {
    const more = zones.filter((zone) => !this.walkedZones.includes(zone))
    if (more.length > 0) this.walkedZones = [...this.walkedZones, ...more]
    for (const { id } of more) this.walkedBits |= zoneBit(id)
  }

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

  readonly scope = (name: string): Effect.ScopeDef => {
    const made = { id: this.scopes.length, name }
    this.scopes.push(made)
    return made
  }

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
}

/** The verbs that those of the triggers that look back, or that do not, listen to. */
function listenedTo(triggers: Effect.AbilitySpec['triggers'], back: boolean): number[] {
  const all = triggers?.filter((t) => (t.lookBack === true) === back).flatMap(({ on }) => on) ?? []
  return [...new Set(all.map(({ id }) => id))]
}
