import { type Bilingual, ClauseSwitches, type Rulebook } from './clauses.ts'
import { OBJECT_COLUMNS, type Player, RECORD_COLUMNS, VARIABLE_COLUMNS, NONE } from './columns.ts'
import type { Game } from './game.ts'
import { ListeningBook } from './listeningBook.ts'
import type { Answer, Offer } from './offer.ts'
import type { CostKind } from './payable.ts'
import type { CauseNow } from './program/cause.ts'
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

export type * from './effects.ts'
export type * from './triggers.ts'
export type { Before, Replacement, ReplacingRules } from './listeningBook.ts'

export interface Requirement {
  readonly clause: number
  /** Its number, if it does not look at the source: then one verdict holds for all actions that share it. Or NONE. */
  readonly shared: number
  /** It takes long to tell: windows look at the others first. */
  readonly costly?: boolean
  test(g: Game, player: Player, source: number): boolean
}

/** Something a player may do in an open window. */
export interface Action {
  readonly id: number
  readonly name: string
  readonly title: Bilingual
  readonly requirements: readonly Requirement[]
  /** Those that look at the player alone, and those that look at the source. */
  readonly shared: readonly Requirement[]
  readonly own: readonly Requirement[]
  /** The objects it can be done with; absent for an action that has none. */
  readonly sources?: (g: Game, player: Player) => number[]
  /** Called with (player, source, id of the action) as its first locals. */
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

/** Happens at the same moment as what caused it; proposes into the same batch, before triggers are looked at. */
export interface Consequence {
  readonly clause: number
  readonly on: readonly Verb[]
  when(g: Game, ev: number): boolean
  run(g: Game, ev: number): void
}

/**
 * Who may see what in a zone. `face`: face up all, face down only its owner. `top`: only the topmost card.
 * `ownerOrTop`: its owner all of it, the other player the topmost card.
 */
export type Sight = 'all' | 'owner' | 'none' | 'face' | 'top' | 'ownerOrTop'

export interface ZoneDef {
  readonly id: number
  readonly name: string
  readonly title: Bilingual
  readonly shared: boolean
  readonly ordered: boolean
  readonly sight: () => Sight
  /** From how many cards on only its owner may know the exact number; absent: always public. */
  readonly countHiddenFrom?: () => number
  readonly cells: readonly string[]
  /** Objects leaving it keep their last-known information. */
  readonly remember: boolean
}

export interface RelationDef {
  readonly id: number
  readonly name: string
  /**
   * Kept when one of its ends is gone, for rules that look at what was; readers test the ids. `from`: only as long as
   * what it comes from is there.
   */
  readonly lasting: boolean | 'from'
}

/** After a move: the same object, a new one, or a new one that keeps the effects fixed to it. */
export type Identity = 'keep' | 'new' | 'newWithEffects'

/** Looks over the players' shoulders. */
export interface Watcher {
  /** After the rules have described a decision, before anyone sees it. */
  narrow(g: Game, offer: Offer): void
  /** A player, not the kernel, has answered. */
  answered(g: Game, offer: Offer, picks: readonly number[]): void
}

export class Book<C extends string = string> extends ListeningBook<C> {
  readonly rulebook: Rulebook<C>
  readonly switches: ClauseSwitches
  readonly zones: ZoneDef[] = []
  readonly procedures: Procedure[] = []
  readonly verbs: Verb[] = []
  readonly actions: Action[] = []
  readonly consequencesOn: Consequence[][] = []
  readonly kinds: string[] = ['card']
  readonly variables: string[] = []
  /** Those of them that no computed value looks at. */
  readonly silentVariables: number[] = []
  /** Those that no position has: they speak of the way by which the game came here. */
  readonly unwritten: number[] = []
  readonly counters: string[] = []
  readonly columns: string[] = []
  readonly recordColumns: string[] = []
  readonly relations: RelationDef[] = []
  /** Why a game ended, by name; the first is for all games. */
  readonly endings: string[] = ['concession']
  /** Kinds of cost, in the order of their ids; see costs.ts. */
  readonly costKinds: CostKind[] = []
  /** Whether the change at this place of the batch cannot happen at all; see program/verdicts.ts. */
  readonly vetoes: ((g: Game, at: number) => boolean)[] = []
  /** Called when a batch was carried out, before its triggers are looked at, with its first event. */
  readonly beforeTriggers: ((g: Game, first: number) => void)[] = []
  /** Called after every batch that changed something; see checks.ts, plays.ts. */
  readonly afterBatch: ((g: Game) => void)[] = []
  /** Who controls the abilities of an object. Default: its controller. */
  abilityController: ((g: Game, holder: number) => Player) | null = null
  /** Whether what has left is looked at as it last was. Default: it is. */
  remembers: (() => boolean) | null = null
  /** Whether texts look at what moved between these zones as it was before. Default: where it is remembered. */
  looksBefore: ((from: ZoneDef, to: ZoneDef) => boolean) | null = null
  /** What makes things happen now; set where texts are (see program/cause.ts). */
  causeNow: ((g: Game) => CauseNow) | null = null
  /** Sees every answer and may narrow an offer; see loops.ts. */
  watcher: Watcher | null = null
  /** How many requirements look at the player alone. */
  sharedRequirements = 0
  /** Clause under which a player may concede; see `mayConcede`. */
  concession = NONE
  /** Whether both players know what is in both decks. */
  openDecks = false
  /** Whether an object that moves between these zones is still the same thing. Default: a new one. */
  identity: (from: ZoneDef, to: ZoneDef) => Identity = (from, to) => (from === to ? 'keep' : 'new')
  /** Whether an object of several cards that moves between these zones falls apart into its cards. */
  separates: ((from: ZoneDef, to: ZoneDef) => boolean) | null = null

  constructor(rulebook: Rulebook<C>) {
    super()
    this.rulebook = rulebook
    this.switches = new ClauseSwitches(rulebook)
    for (const [name, apply] of kernelVerbs) this.addVerb(name, -1, apply)
  }

  private addVerb(name: string, clause: number, apply: Apply): Verb {
    const v: Verb = { id: this.verbs.length, name, clause, apply }
    this.verbs.push(v)
    this.consequencesOn.push([])
    this.listenTo()
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

  readonly requirement = (clause: C, test: Requirement['test'], costly = false): Requirement => {
    const c = this.switches.declare(clause, 'requirement', clause)
    return { clause: c, test, costly, shared: test.length < 3 ? this.sharedRequirements++ : NONE }
  }

  readonly action = (action: Omit<Action, 'id' | 'shared' | 'own'>): Action => {
    const own = action.requirements.filter((r) => r.shared === NONE)
    const a: Action = {
      ...action,
      id: this.actions.length,
      shared: action.requirements.filter((r) => r.shared !== NONE),
      own: [...own.filter((r) => r.costly !== true), ...own.filter((r) => r.costly === true)],
    }
    this.actions.push(a)
    return a
  }

  readonly verb = (clause: C, name: string, apply: Apply): Verb =>
    this.addVerb(name, this.switches.declare(clause, 'verb', name), apply)

  /** A change made of atoms that carries the clause of the step which proposes it. */
  readonly change = (name: string, apply: Apply): Verb => this.addVerb(name, -1, apply)

  /** An event without a change of its own, for triggers and the log. */
  readonly event = (clause: C, name: string): Verb => this.verb(clause, name, (g) => void g.emit())

  readonly consequence = (clause: C, name: string, c: Omit<Consequence, 'clause'>): Consequence => {
    const made: Consequence = { ...c, clause: this.switches.declare(clause, 'consequence', name) }
    for (const v of c.on) this.consequencesOn[v.id].push(made)
    return made
  }

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
    // Rules run millions of times, and a list of arguments would be memory each time; none takes more than four.
    type Any = (a: unknown, b: unknown, c: unknown, d: unknown) => T
    const [on, without] = [rule as unknown as Any, off as unknown as Any]
    const chosen: Any = (w, x, y, z) => (switches.on(c) ? on(w, x, y, z) : without(w, x, y, z))
    return chosen as unknown as (...args: A) => T
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
  /** A variable of the machinery, which no effect may look at: writing it changes no computed value. */
  readonly bookkeeping = (name: string): number => {
    const made = this.variable(name)
    this.silentVariables.push(made)
    return made
  }
  readonly counter = (name: string): number => this.counters.push(name) - 1
  readonly column = (name: string): number => OBJECT_COLUMNS + this.columns.push(name) - 1
  /** One that only few objects need: those that are played, wait or resolve. */
  readonly recordColumn = (name: string): number => RECORD_COLUMNS + this.recordColumns.push(name) - 1
  /** Every column a game has of its own, with its name. */
  everyColumn(): (readonly [name: string, column: number])[] {
    return [
      ...this.columns.map((name, i) => [name, OBJECT_COLUMNS + i] as const),
      ...this.recordColumns.map((name, i) => [name, RECORD_COLUMNS + i] as const),
    ]
  }

  /** A player may concede at any time, by this clause. */
  readonly mayConcede = (clause: C): void => {
    this.concession = this.switches.declare(clause, 'fact', 'concession')
  }

  readonly ending = (name: string): number => this.endings.push(name) - 1

  readonly relation = (name: string, lasting: RelationDef['lasting'] = false): RelationDef => {
    const made = { id: this.relations.length, name, lasting }
    this.relations.push(made)
    return made
  }
}
