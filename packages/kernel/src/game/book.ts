import { type Bilingual, ClauseSwitches, type Declaration, type Rulebook } from '../base/clauses.ts'
import { Vocabulary } from '../base/words.ts'
import { OBJECT_COLUMNS, type Player, RECORD_COLUMNS, VARIABLE_COLUMNS, NONE } from '../state/columns.ts'
import type { Column, ObjectRow } from '../state/rows.ts'
import type { Game } from './game.ts'
import { takeOver } from './extendBook.ts'
import { ListeningBook } from './listeningBook.ts'
import { type Extendable, OwnOf } from './ownOf.ts'
import type {
  Action,
  Apply,
  Ask,
  Consequence,
  Fact,
  Identity,
  Procedure,
  RelationDef,
  Requirement,
  RequirementOptions,
  Run,
  Step,
  Verb,
  Watcher,
  ZoneDef,
} from './bookTypes.ts'
import type { CauseNow, CostKind } from './declarations.ts'
import { type KernelVerb, kernelVerbs, kernelVerbsTake, VERB } from './kernelVerbs.ts'
import { Later } from './later.ts'
import type { FrameMeaning, Meaning } from './meaning.ts'

export type * from './bookTypes.ts'
export type * from './effects.ts'
export type {
  AbilityTrigger,
  DelayedTrigger,
  StateTrigger,
  Trigger,
  TriggerDef,
  Witness,
} from './declarations.ts'
export type { Before, Replacement, ReplacingRules } from './listeningBook.ts'

/**
 * Everything a game declares. Declarations are numbered in the order in which they are made, and registered with the
 * clause they belong to, which switches them on and off.
 */
export class Book<C extends string = string> extends ListeningBook<C> {
  readonly rulebook: Rulebook<C>
  readonly switches: ClauseSwitches
  readonly zones: ZoneDef[] = []
  readonly procedures: Procedure[] = []
  readonly verbs: Verb[] = []
  readonly actions: Action[] = []
  /** By verb. */
  readonly consequencesOn: Consequence[][] = []
  readonly kinds: string[] = ['card']
  readonly variables: string[] = []
  /** What cards add to beside the lists of the book; see ownOf.ts. */
  readonly owns: Extendable[] = []
  /** Variables that no computed value depends on. */
  readonly silentVariables: number[] = []
  /** Variables that positions leave out: they depend on how the game came here. */
  readonly unwritten: number[] = []
  readonly counters: string[] = []
  readonly columns: string[] = []
  readonly recordColumns: string[] = []
  readonly relations: RelationDef[] = []
  /** What the game's own cells mean, where they hold numbers of declarations. */
  readonly meanings = {
    variables: new Map<number, Meaning>(),
    columns: new Map<number, Meaning>(),
    /** By kind of object: what `Obj.stands` of one without a card means. */
    stands: new Map<number, Meaning>(),
    /** Index of the local that is an action: 2 in procedures that perform one, 3 in the stages of a play. */
    actionAt: new Map<Procedure, number>(),
    /** What the keys of the game's own tallies mean. */
    tallies: 'number' as Meaning,
  }
  /** Names of the ways a game can end; the first exists in all games. */
  readonly endings: string[] = ['concession']
  /** Kinds of cost, in the order of their ids; see costs.ts. */
  readonly costKinds: CostKind[] = []
  /** Each tells whether the change at this index of the batch cannot happen at all; see text/effects/verdicts.ts. */
  readonly vetoes: ((g: Game, at: number) => boolean)[] = []
  /** Called after a batch, before its triggers are checked, with the row of its first event. */
  readonly beforeTriggers: ((g: Game, first: number) => void)[] = []
  /** Called after every batch that changed something; see checks.ts, plays.ts. */
  readonly afterBatch: ((g: Game) => void)[] = []
  /** Who controls the abilities of an object. Default: its controller. */
  abilityController: ((g: Game, holder: ObjectRow) => Player) | null = null
  /** Whether rules about an object that has left use its last-known information. Default: yes. */
  remembers: (() => boolean) | null = null
  /** Whether texts see an object that moved between these zones as it was before. Default: where `remember` is set. */
  looksBefore: ((from: ZoneDef, to: ZoneDef) => boolean) | null = null
  /** The program, payment or rule being carried out; set by text/query/cause.ts. */
  causeNow: ((g: Game) => CauseNow) | null = null
  /** Sees every answer and may narrow an offer; see loops.ts. */
  watcher: Watcher | null = null
  /** How many requirements depend on the player alone. */
  sharedRequirements = 0
  /** Clause under which a player may concede; see `mayConcede`. */
  concession = NONE
  /** Whether both players know what is in both decks. */
  openDecks = false
  /** Whether an object that moves between these zones is still the same thing. Default: a new one. */
  identity: ((from: ZoneDef, to: ZoneDef) => Identity) | null = null
  /** Whether an object of several cards that moves between these zones falls apart into its cards. */
  separates: ((from: ZoneDef, to: ZoneDef) => boolean) | null = null

  constructor(rulebook: Rulebook<C>, from: Book<C> | null = null) {
    super()
    this.rulebook = rulebook
    this.switches = new ClauseSwitches(rulebook, from?.switches)
    if (from !== null) {
      takeOver(this as unknown as Book, from as unknown as Book)
      return
    }
    for (const [name, apply] of kernelVerbs) this.addVerb(name, -1, apply, kernelVerbsTake[name])
    Book.created?.(this as unknown as Book)
  }

  /** Called with every new book, before the game declares anything in it. */
  static created: ((book: Book) => void) | null = null

  /**
   * A book for rules with more cards: it begins as this one is, so every number of this one means the same in it, and
   * what is declared in it is nowhere else.
   */
  extended(): Book<C> {
    return new Book(this.rulebook, this)
  }

  /** Nothing is declared from now on, and no word is added: the rules with these cards are complete. */
  seal(): void {
    this.switches.seal()
    for (const { words } of this.characteristics) words?.in(this as unknown as Book).seal()
  }

  /** Something that cards add to, of which each book has its own. */
  readonly own = <T extends Extendable>(first: T): OwnOf<T> => new OwnOf(this.owns, first)

  /** Words that cards bring. */
  readonly vocabulary = (name: string, words: readonly string[] = []): OwnOf<Vocabulary> =>
    this.own(new Vocabulary(name, words))

  private addVerb(
    name: string,
    clause: number,
    apply: Apply,
    takes?: readonly Meaning[],
    says?: Meaning,
  ): Verb {
    const v: Verb = { id: this.verbs.length, name, clause, apply, takes, says }
    this.verbs.push(v)
    this.consequencesOn.push([])
    this.listenTo()
    return v
  }

  /** A change that every game has, to propose it or to listen to it. */
  readonly kernelVerb = (name: KernelVerb): Verb => this.verbs[VERB[name]]

  /** Something that is made further down than it is used: see `Later`. */
  readonly later = <T extends object>(name: string): Later<T> => new Later<T>(name)

  /** A step that runs. `name` is its label for `goto`. */
  readonly step = (clause: C, run: Run, name: string = clause): Step => ({
    label: name,
    clause: this.switches.declare(clause, 'step', name),
    run,
  })

  /** A step that asks. */
  readonly ask = (clause: C, ask: Ask, name: string = clause): Step => ({
    label: name,
    clause: this.switches.declare(clause, 'ask', name),
    ask,
  })

  readonly procedure = (
    name: string,
    locals: number,
    steps: readonly Step[],
    holds?: FrameMeaning,
  ): Procedure => {
    const labels = new Map<string, number>()
    steps.forEach((s, i) => {
      if (!labels.has(s.label)) labels.set(s.label, i)
    })
    const p: Procedure = { id: this.procedures.length, name, locals, steps, labels, holds }
    this.procedures.push(p)
    return p
  }

  /** A requirement; its test counts as shared if it takes no source. */
  readonly requirement = (
    clause: C,
    test: Requirement['test'],
    { costly = false, tells }: RequirementOptions = {},
  ): Requirement => {
    const c = this.switches.declare(clause, 'requirement', clause)
    return { clause: c, test, costly, tells, shared: test.length < 3 ? this.sharedRequirements++ : NONE }
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
    this.meanings.actionAt.set(a.perform, 2)
    return a
  }

  /** A change with a clause of its own. */
  readonly verb = (clause: C, name: string, apply: Apply, takes?: readonly Meaning[]): Verb =>
    this.addVerb(name, this.switches.declare(clause, 'verb', name), apply, takes)

  /** A change made of atoms that carries the clause of the step which proposes it. */
  readonly change = (name: string, apply: Apply, takes?: readonly Meaning[], says?: Meaning): Verb =>
    this.addVerb(name, -1, apply, takes, says)

  /** A verb that only logs an event, for triggers and the log. */
  readonly event = (clause: C, name: string): Verb => this.verb(clause, name, (g) => void g.emit())

  readonly consequence = (clause: C, name: string, c: Omit<Consequence, 'clause'>): Consequence => {
    const made: Consequence = { ...c, clause: this.switches.declare(clause, 'consequence', name) }
    for (const v of c.on) this.consequencesOn[v.id].push(made)
    return made
  }

  /**
   * A value that the clause fixes. Switched off it is `off`: what holds where the clause is not written, by the clause
   * it `leaves` or because nothing is said.
   */
  readonly fact = <T>(
    clause: C,
    value: T,
    off: T,
    leaves: C | null = null,
    name: string = clause,
  ): Fact<T> => {
    const c = this.switches.declare(clause, 'fact', name, without(value, off, leaves))
    const { switches } = this
    return Object.assign(() => (switches.on(c) ? value : off), { clause })
  }

  /** Whether a rule holds: until its clause is switched off, and always where the game has no clause for it. */
  readonly holds = (clause: C | undefined, name?: string): (() => boolean) =>
    clause === undefined ? () => true : this.fact(clause, true, false, null, name)

  /**
   * A function that belongs to a clause of its own, used inside other code. Switched off, `off` is called instead: what
   * holds where the clause is not written, by the clause it `leaves` or because nothing is said.
   */
  readonly rule = <A extends readonly unknown[], T>(
    clause: C,
    rule: (...args: A) => T,
    off: (...args: A) => T,
    leaves: C | null = null,
    name: string = clause,
  ): ((...args: A) => T) => {
    const c = this.switches.declare(clause, 'fact', name, without(rule, off, leaves))
    const { switches } = this
    const { compare } = switches
    // Four named parameters, which is enough for all rules: a rest parameter would allocate an array on every call.
    type Any = (a: unknown, b: unknown, c: unknown, d: unknown) => T
    const [on, other] = [rule as unknown as Any, off as unknown as Any]
    const chosen: Any = (w, x, y, z) =>
      !switches.on(c)
        ? other(w, x, y, z)
        : compare.with === null
          ? on(w, x, y, z)
          : compare.with.compared(c, on(w, x, y, z), () => other(w, x, y, z))
    return chosen as unknown as (...args: A) => T
  }

  /**
   * Notes that what stands here carries out a clause without which no other rule would say what happens. It has no
   * switch: its tests state what the clause says, and its row is marked `proof: 'direct'`.
   */
  readonly direct = (clause: C, name: string = clause): void =>
    void this.switches.declare(clause, 'direct', name)

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

  /** A kind of object. `stands`: what `Obj.stands` of those without a card means. */
  readonly kind = (name: string, stands?: Meaning): number => {
    const made = this.kinds.push(name) - 1
    if (stands !== undefined) this.meanings.stands.set(made, stands)
    return made
  }
  /** A variable of the rules. */
  readonly variable = (name: string, meaning?: Meaning): number => {
    const made = VARIABLE_COLUMNS + this.variables.push(name) - 1
    if (meaning !== undefined) this.meanings.variables.set(made, meaning)
    return made
  }
  /** A variable that no effect may read: writing it invalidates no computed value. */
  readonly bookkeeping = (name: string, meaning?: Meaning): number => {
    const made = this.variable(name, meaning)
    this.silentVariables.push(made)
    return made
  }
  /** A number that each player has. */
  readonly counter = (name: string): number => this.counters.push(name) - 1
  /** A column of objects. */
  readonly column = (name: string, meaning?: Meaning): Column =>
    this.meant(OBJECT_COLUMNS + this.columns.push(name) - 1, meaning)
  /** A column that only few objects need (those that are played, wait or resolve); see records.ts. */
  readonly recordColumn = (name: string, meaning?: Meaning): Column =>
    this.meant(RECORD_COLUMNS + this.recordColumns.push(name) - 1, meaning)

  private meant(column: Column, meaning: Meaning | undefined): Column {
    if (meaning !== undefined) this.meanings.columns.set(column, meaning)
    return column
  }

  /** The game's own columns with their names, those of records too. */
  everyColumn(): (readonly [name: string, column: Column])[] {
    return [
      ...this.columns.map((name, i) => [name, OBJECT_COLUMNS + i] as const),
      ...this.recordColumns.map((name, i) => [name, RECORD_COLUMNS + i] as const),
    ]
  }

  /** Declares the clause by which a player may concede at any time. */
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

function without(on: unknown, off: unknown, leaves: string | null): Pick<Declaration, 'leaves' | 'sides'> {
  return leaves === null ? { sides: [on, off] } : { sides: [on, off], leaves }
}
