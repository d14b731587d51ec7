import { type Bilingual, ClauseSwitches, type Rulebook } from './clauses.ts'
import { OBJECT_COLUMNS, type Player, VARIABLE_COLUMNS } from './columns.ts'
import type { Game } from './game.ts'
import type { Answer, Offer } from './offer.ts'
import { kernelVerbs } from './verbs.ts'

/** A number the clause fixes, a property of a zone, a choice of settings: a value with a switch. */
export type Fact<T> = (() => T) & { readonly clause: string }

export type Run = (g: Game) => void

export interface Ask {
  /** Describes the decision on the state as it is. Leaving `d` empty skips the step. */
  offer(g: Game, d: Offer): void
  /** Carries the answer out; it was found legal. */
  take(g: Game, answer: Answer): void
}

export interface Step {
  readonly label: string
  readonly clause: number
  readonly run?: Run
  readonly ask?: Ask
}

export interface Procedure {
  readonly id: number
  readonly name: string
  readonly locals: number
  readonly steps: readonly Step[]
  readonly labels: ReadonlyMap<string, number>
}

export interface Requirement {
  readonly clause: number
  test(g: Game, player: Player, source: number): boolean
}

/** Something a player may do in an open window. */
export interface Action {
  readonly id: number
  readonly name: string
  readonly title: Bilingual
  readonly requirements: readonly Requirement[]
  /** The objects it can be done with; absent for an action that has none. */
  readonly sources?: (g: Game, player: Player) => number[]
  /** Called with (player, source) as its first two locals. */
  readonly perform: Procedure
  /** What else the game needs to know of it. */
  readonly data?: unknown
}

export type Apply = (g: Game, a: number, b: number, c: number, d: number, e: number) => void

/** One kind of change. Kernel verbs carry the clause of the step that proposed them. */
export interface Verb {
  readonly id: number
  readonly name: string
  readonly clause: number
  readonly apply: Apply
}

export interface Trigger {
  readonly id: number
  readonly clause: number
  readonly name: string
  readonly on: readonly Verb[]
  /** `ev` is a row of the event log. */
  when(g: Game, ev: number): boolean
  player(g: Game, ev: number): Player
  /** The object it belongs to, kept with its id. */
  source?(g: Game, ev: number): number
  /** Two values to remember until it is played. */
  values?(g: Game, ev: number): readonly [number, number]
  readonly data?: unknown
}

/** Happens at the same moment as what caused it; proposes into the same batch, before triggers are looked at. */
export interface Consequence {
  readonly clause: number
  readonly on: readonly Verb[]
  when(g: Game, ev: number): boolean
  run(g: Game, ev: number): void
}

/** Who may see what in a zone. `face`: face up all, face down only its owner. `top`: only the topmost card. */
export type Sight = 'all' | 'owner' | 'none' | 'face' | 'top'

export interface ZoneDef {
  readonly id: number
  readonly name: string
  readonly title: Bilingual
  readonly shared: boolean
  readonly ordered: boolean
  readonly sight: Fact<Sight>
  /** From how many cards on the exact number is no longer public; absent: always public. */
  readonly countHiddenFrom?: Fact<number>
  readonly cells: readonly string[]
  /** Objects leaving it keep their last-known information. */
  readonly remember: boolean
}

export interface RelationDef {
  readonly id: number
  readonly name: string
}

/** A computed number of an object; see values.ts. */
export interface Characteristic {
  readonly id: number
  readonly name: string
  readonly title: Bilingual
  base(g: Game, object: number): number
}

/** A continuous effect that changes a characteristic while it is in force. */
export interface EffectDef {
  readonly id: number
  readonly name: string
  readonly clause: number
  /** The game's layer; lower layers first, inside a layer by dependency, then by time. */
  readonly layer: number
  readonly of: Characteristic
  /** Beyond the object it is fixed to: whether it applies to this one. */
  affects?(g: Game, effect: number, object: number): boolean
  modify(g: Game, effect: number, object: number, value: number): number
}

/** After a move: the same object, a new one, or a new one that keeps the effects fixed to it. */
export type Identity = 'keep' | 'new' | 'newWithEffects'

export class Book<C extends string = string> {
  readonly rulebook: Rulebook<C>
  readonly switches: ClauseSwitches
  readonly zones: ZoneDef[] = []
  readonly procedures: Procedure[] = []
  readonly verbs: Verb[] = []
  readonly actions: Action[] = []
  readonly triggers: Trigger[] = []
  readonly triggersOn: Trigger[][] = []
  readonly consequencesOn: Consequence[][] = []
  readonly replacementsOn: Replacement[][] = []
  readonly kinds: string[] = ['card']
  readonly variables: string[] = []
  readonly counters: string[] = []
  readonly columns: string[] = []
  readonly relations: RelationDef[] = []
  readonly characteristics: Characteristic[] = []
  readonly effects: EffectDef[] = []
  /** Why a game ended, by name; the first is for all games. */
  readonly endings: string[] = ['concession']
  /** Clause under which a player may concede. */
  concession = 0
  /** Whether both players know what is in both decks. */
  openDecks = false
  /** Whether an object that moves between these zones is still the same thing. Default: a new one. */
  identity: (from: ZoneDef, to: ZoneDef) => Identity = (from, to) => (from === to ? 'keep' : 'new')

  constructor(rulebook: Rulebook<C>) {
    this.rulebook = rulebook
    this.switches = new ClauseSwitches(rulebook)
    for (const [name, apply] of kernelVerbs) this.addVerb(name, -1, apply)
  }

  private addVerb(name: string, clause: number, apply: Apply): Verb {
    const v: Verb = { id: this.verbs.length, name, clause, apply }
    this.verbs.push(v)
    this.triggersOn.push([])
    this.consequencesOn.push([])
    this.replacementsOn.push([])
    return v
  }

  /** A kernel verb by its name, to listen to. */
  readonly kernelVerb = (name: string): Verb => {
    const v = this.verbs.find((each) => each.name === name && each.clause === -1)
    if (!v) throw new Error(`no kernel verb ${name}`)
    return v
  }

  readonly step = (clause: C, run: Run, name: string = clause): Step => ({
    label: name,
    clause: this.switches.declare(clause, 'step', name),
    run,
  })

  readonly ask = (clause: C, ask: Ask, name: string = clause): Step => ({
    label: name,
    clause: this.switches.declare(clause, 'ask', name),
    ask,
  })

  readonly procedure = (name: string, locals: number, steps: readonly Step[]): Procedure => {
    const labels = new Map<string, number>()
    steps.forEach((s, i) => {
      if (!labels.has(s.label)) labels.set(s.label, i)
    })
    const p: Procedure = { id: this.procedures.length, name, locals, steps, labels }
    this.procedures.push(p)
    return p
  }

  readonly requirement = (clause: C, test: Requirement['test']): Requirement => {
    const c = this.switches.declare(clause, 'requirement', clause)
    return { clause: c, test }
  }

  readonly action = (action: Omit<Action, 'id'>): Action => {
    const a: Action = { ...action, id: this.actions.length }
    this.actions.push(a)
    return a
  }

  readonly verb = (clause: C, name: string, apply: Apply): Verb =>
    this.addVerb(name, this.switches.declare(clause, 'verb', name), apply)

  /** An event without a change of its own, for triggers and the log. */
  readonly event = (clause: C, name: string): Verb => this.verb(clause, name, (g) => void g.emit())

  readonly trigger = (clause: C, name: string, t: Omit<Trigger, 'id' | 'clause' | 'name'>): Trigger => {
    const made: Trigger = {
      ...t,
      id: this.triggers.length,
      name,
      clause: this.switches.declare(clause, 'trigger', name),
    }
    this.triggers.push(made)
    for (const v of t.on) this.triggersOn[v.id].push(made)
    return made
  }

  readonly consequence = (clause: C, name: string, c: Omit<Consequence, 'clause'>): Consequence => {
    const made: Consequence = { ...c, clause: this.switches.declare(clause, 'consequence', name) }
    for (const v of c.on) this.consequencesOn[v.id].push(made)
    return made
  }

  readonly replacement = (
    clause: C,
    name: string,
    r: Omit<Replacement, 'id' | 'clause' | 'name'>,
  ): Replacement => {
    const made: Replacement = {
      ...r,
      id: this.replacements.length,
      name,
      clause: this.switches.declare(clause, 'replacement', name),
    }
    this.replacements.push(made)
    for (const v of r.on) this.replacementsOn[v.id].push(made)
    return made
  }

  readonly replacements: Replacement[] = []

  /** A value the clause fixes. Switched off, it is `off`: the rule's absence, not another rule. */
  readonly fact = <T>(clause: C, value: T, off: T, name: string = clause): Fact<T> => {
    const c = this.switches.declare(clause, 'fact', name)
    const { switches } = this
    return Object.assign(() => (switches.on(c) ? value : off), { clause })
  }

  /** A test inside other code that belongs to a clause of its own: `when(rule())`. Off: `off`. */
  readonly rule = <A extends readonly unknown[], T>(
    clause: C,
    rule: (...args: A) => T,
    off: (...args: A) => T,
    name: string = clause,
  ): ((...args: A) => T) => {
    const c = this.switches.declare(clause, 'fact', name)
    const { switches } = this
    return (...args) => (switches.on(c) ? rule(...args) : off(...args))
  }

  readonly zone = (
    name: string,
    title: Bilingual,
    z: Omit<ZoneDef, 'id' | 'name' | 'title' | 'cells' | 'remember'> &
      Partial<Pick<ZoneDef, 'cells' | 'remember'>>,
  ): ZoneDef => {
    const made: ZoneDef = { cells: [], remember: false, ...z, id: this.zones.length, name, title }
    this.zones.push(made)
    return made
  }

  readonly kind = (name: string): number => this.kinds.push(name) - 1
  readonly variable = (name: string): number => VARIABLE_COLUMNS + this.variables.push(name) - 1
  readonly counter = (name: string): number => this.counters.push(name) - 1
  readonly column = (name: string): number => OBJECT_COLUMNS + this.columns.push(name) - 1

  readonly ending = (name: string): number => this.endings.push(name) - 1

  readonly relation = (name: string): RelationDef => {
    const made = { id: this.relations.length, name }
    this.relations.push(made)
    return made
  }

  readonly characteristic = (
    name: string,
    title: Bilingual,
    base: Characteristic['base'],
  ): Characteristic => {
    const made = { id: this.characteristics.length, name, title, base }
    this.characteristics.push(made)
    return made
  }

  readonly effect = (clause: C, name: string, e: Omit<EffectDef, 'id' | 'clause' | 'name'>): EffectDef => {
    const made = {
      ...e,
      id: this.effects.length,
      name,
      clause: this.switches.declare(clause, 'effect', name),
    }
    this.effects.push(made)
    return made
  }
}

/** Something happens in place of a proposed change; see replace.ts. */
export interface Replacement {
  readonly id: number
  readonly name: string
  readonly clause: number
  readonly on: readonly Verb[]
  /** The effect in the effects table that brings it, or NONE for a replacement of the rules themselves. */
  sources(g: Game): readonly number[]
  applies(g: Game, change: Change, effect: number): boolean
  /** Whom the change concerns: he chooses among several. */
  affected(g: Game, change: Change): Player
  readonly optional?: boolean
  /** Applied before the others (an effect that replaces part of itself). */
  readonly self?: boolean
  /** Proposes what happens instead; nothing proposed means that nothing happens. */
  replace(g: Game, change: Change, effect: number): void
}

export interface Change {
  readonly verb: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly clause: number
}
