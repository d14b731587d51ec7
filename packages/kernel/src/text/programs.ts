import type { Column, EffectRow, ObjectRow } from '../state/rows.ts'
import type { Action, Book, Procedure, RelationDef, Requirement, Verb } from '../game/book.ts'
import type { Bilingual } from '../base/clauses.ts'
import { NONE, type Player } from '../state/columns.ts'
import type { Told } from '../answers/told.ts'
import type { Game } from '../game/game.ts'
import type { Ability } from '../tree/tree.ts'
import { registerAbility, registerCard } from './compile/abilities.ts'
import type { Program } from './context/code.ts'
import { compiledIn, languageIn } from './language/compiled.ts'
import type { AbilityEntry } from './language/entries.ts'
import { keywordAbility, takesParameter } from './query/keywords.ts'
import type { Alterations, Language } from './language/language.ts'
import { languageOf } from './languageOf.ts'
import type { Lexicon } from './language/lexicon.ts'
import { type ChoiceClauses, decideVariable, decidedVariable, playChoices } from './run/playChoices.ts'
import * as playing from './run/playing.ts'
import { type CostQuestion, alterationOf, altersCost } from './effects/ruleEffects.ts'
import type { NodeSwitches } from './language/switches.ts'
import { conditionHolds, fittingTargets, programOf, someTargetLegal, targetsOf } from './choose/targets.ts'
import * as uses from './run/uses.ts'
import { type Question, mayHappen, mustHappen, whatForbids } from './effects/verdicts.ts'

/**
 * The compiled texts of a game's cards, each in the book it was compiled into, and the procedures that play, pay for
 * and resolve them. Made once, when the game's rules are loaded.
 *
 * Rooms beside this file: language (the lexicon, and what a game's compiler shares) · context (where a text is read
 * from: frame, registers, event) · query (phrases, numbers, conditions) · choose (selections, targets) · effects (what
 * lasts) · compile (trees to instructions) · run (the interpreter, the stages of a play).
 */
export interface Programs {
  /** A switch for every kind of node, for ablation tests. */
  readonly nodes: NodeSwitches
  /** Verb: ends a temporary reveal of an object: (object). */
  readonly hide: Verb
  /** Compiles a card's abilities; their numbers are what `book.printedAbilities` returns. */
  card(book: Book, name: string, abilities: readonly Ability[]): readonly number[]
  /** Compiles one ability and returns its number. */
  ability(book: Book, name: string, ability: Ability): number
  /** Number of the ability a keyword stands for. */
  keyword(keyword: string): number
  /** What is known of an ability beside its declarations in the book. */
  entry(book: Book, ability: number): AbilityEntry | undefined
  /** Program of the card's instruction, carried out when the card is played; NONE if it has none. */
  instruction(book: Book, abilities: readonly number[]): number
  /** What the card says about building a deck with it; the game carries it out in its deck check. */
  deckRules(book: Book, abilities: readonly number[]): readonly Ability[]

  /** Runs a program: (program, source, source id, controller, record, instance). Negative: a cost was not paid. */
  readonly procedure: Procedure
  /** Stage of a play that chooses X, modes and targets: (player, source, record, action). Negative: it cannot go on. */
  readonly choices: Procedure
  /** As `choices`, for a way of playing whose choices have clauses of their own. */
  choicesUnder(name: string, clauses: ChoiceClauses<string>): Procedure
  /** Fixes a variable (X) of a record before its choices are made; it is not asked for then. */
  decide(g: Game, record: ObjectRow, name: string, value: number): void
  /** Value a variable of the record was fixed to, by its choices or by `decide`; NONE if it is still open. */
  decided(g: Game, record: ObjectRow, name: string): number
  /** Stage of a play that pays the printed cost of the record's ability. */
  readonly payment: Procedure
  /** First stage of an action made by `actions`: writes to the record which ability is used, and counts the use. */
  readonly begin: Procedure
  /** Actions for the first, second … activated ability of an object, `count` of them. */
  actions(count: number, action: UseAction): Action[]

  /** Writes to a record which program it plays, and its source. */
  prepare(g: Game, record: ObjectRow, program: number, source: ObjectRow): void
  /** Moves a waiting trigger from the queue to a record. */
  prepareTrigger(g: Game, record: ObjectRow, pending: number): void
  /**
   * Moves a play (columns, relations, registers) from one record to another, except these columns. `source`: the new
   * source of the text, or NONE to keep the old one.
   */
  handOver(g: Game, from: ObjectRow, to: ObjectRow, source: ObjectRow, except?: readonly Column[]): void
  /** Calls the program of a record. */
  resolve(g: Game, record: ObjectRow): void
  /** Calls the program of a waiting trigger without a record; its targets are chosen on resolution. */
  resolveTrigger(g: Game, pending: number): void
  /** Program a record plays, or null. */
  programOf(g: Game, record: ObjectRow): Program | null
  /** Whether the record plays this ability instance. */
  isOf(g: Game, record: ObjectRow, instance: number): boolean
  /** Whether at least one chosen target is still legal; true if there was nothing to choose. */
  someTargetLegal(g: Game, record: ObjectRow): boolean
  /** Whether the condition of the record's ability holds now; true if it has none. */
  conditionHolds(g: Game, record: ObjectRow): boolean
  /** Chosen targets that are still the same objects, legal or not. */
  targets(g: Game, record: ObjectRow, slot?: number): ObjectRow[]
  /** Legal candidates for a target now, for effects that change targets. */
  fitting(g: Game, record: ObjectRow, slot?: number): ObjectRow[]

  /** Activated abilities a player's objects have in force. */
  activated(g: Game, player: Player): uses.Use[]
  /** Whether any activated ability, in force or not, passes the test. Cheaper than listing them. */
  someActivated(g: Game, test: (g: Game, holder: ObjectRow, ability: number) => boolean): boolean
  /** Whether an activated ability meets one of the requirements to be played. */
  meets(g: Game, use: uses.Use, what: keyof typeof REQUIREMENTS): boolean
  /** The text that an activated ability stands in, told to who asks why it cannot be played. */
  tells(g: Game, use: uses.Use): Told
  /** Whether every target of a program has a legal candidate. */
  targetsExist(g: Game, program: number, source: ObjectRow): boolean
  /** Whether no effect forbids the event. */
  may(g: Game, event: string, about: Question): boolean
  /** Whether an effect requires the event and none forbids it. */
  must(g: Game, event: string, about: Question): boolean
  /** Effects that forbid the event, for "why not". */
  forbidders(g: Game, event: string, about: Question): EffectRow[]
  /** Whether any effect in force changes this cost: if not, `alteration` need not be asked. */
  alters(g: Game, cost: string): boolean
  /** How much effects add to a cost or subtract from it; for `set`, the new amount plus 1, or 0 for none. */
  alteration(g: Game, question: CostQuestion, how: keyof Alterations): number
}

/** What the actions that use activated abilities have in common; see `Programs.actions`. */
export interface UseAction {
  readonly name: string
  readonly title: Bilingual
  readonly requirements: readonly Requirement[]
  readonly perform: Procedure
}

const REQUIREMENTS = {
  condition: uses.meetsCondition,
  limit: uses.withinLimits,
  cost: uses.canPay,
  targets: uses.hasTargets,
} as const

/** Makes the compiler of a game. `target`: the relation from plays to targets, if the game has declared one itself. */
export function programs<C extends string>(
  book: Book<C>,
  lexicon: Lexicon<NoInfer<C>>,
  target?: RelationDef,
): Programs {
  const language = languageOf(book as unknown as Book, lexicon as unknown as Lexicon, target)
  for (const [keyword, word] of Object.entries(language.lexicon.keywords ?? {}))
    if (!takesParameter(word)) keywordAbility(language, keyword)
  return {
    nodes: language.nodes,
    hide: language.verbs.hide,
    card: (into, name, abilities) => registerCard(languageIn(language, into), name, abilities),
    ability: (into, name, ability) => registerAbility(languageIn(language, into), name, ability),
    keyword: (keyword) => keywordAbility(language, keyword),
    entry: (of, ability) => compiledIn(language, of).entries[ability],
    instruction: (of, abilities) => ofKind(language, of, abilities, 'instruction')[0]?.program ?? NONE,
    deckRules: (of, abilities) => ofKind(language, of, abilities, 'deck').map(({ tree }) => tree),
    procedure: language.procedure,
    choices: playChoices(language),
    choicesUnder: (name, clauses) => playChoices(language, name, clauses),
    decide: (g, record, name, value) => decideVariable(language, g, record, name, value),
    decided: (g, record, name) => decidedVariable(language, g, record, name),
    payment: playing.paymentStage(language),
    begin: playing.beginStage(language),
    actions: (count, action) => useActions(language, count, action),
    prepare: (g, record, program, source) => playing.prepare(language, g, record, program, source),
    prepareTrigger: (g, record, pending) => playing.prepareTrigger(language, g, record, pending),
    handOver: (g, from, to, source, except) => playing.handOver(language, g, from, to, source, except),
    resolve: (g, record) => playing.resolve(language, g, record),
    resolveTrigger: (g, pending) => playing.resolveTrigger(language, g, pending),
    programOf: (g, record) => programOf(language, g, record),
    isOf: (g, record, instance) =>
      programOf(language, g, record) !== null && g.object(record, language.columns.instance) === instance,
    someTargetLegal: (g, record) => someTargetLegal(language, g, record),
    conditionHolds: (g, record) => conditionHolds(language, g, record),
    targets: (g, record, slot = 0) => targetsOf(language, g, record, slot),
    fitting: (g, record, slot = 0) => fittingTargets(language, g, record, slot),
    activated: (g, player) => uses.activatedAbilities(language, g, player),
    someActivated: (g, test) => uses.someActivated(language, g, test),
    meets: (g, use, what) => REQUIREMENTS[what](language, g, use),
    tells: (g, use) => ({
      text: compiledIn(language, g.book).entries[use.ability]?.name,
      on: use.holder,
    }),
    targetsExist: (g, program, source) => playing.targetsExistFor(language, g, program, source),
    may: (g, event, about) => mayHappen(language, g, event, about),
    must: (g, event, about) => mustHappen(language, g, event, about),
    forbidders: (g, event, about) => whatForbids(language, g, event, about),
    alters: (g, cost) => altersCost(language, g, cost),
    alteration: (g, question, how) => alterationOf(language, g, question, how),
  }
}

function ofKind(
  language: Language,
  book: Book,
  abilities: readonly number[],
  kind: Ability['kind'],
): AbilityEntry[] {
  const { nodes } = language
  const { entries } = compiledIn(language, book)
  const found = abilities.flatMap((id) => (entries[id]?.tree.kind === kind ? [entries[id]] : []))
  return found.length > 0 && nodes.on(nodes.number('ability', kind)) ? found : []
}

/** One action per ordinal, so that an object's second ability is an action of its own. */
function useActions(language: Language, count: number, action: UseAction): Action[] {
  return Array.from({ length: count }, (_, n) =>
    language.book.action({
      name: n === 0 ? action.name : `${action.name} ${n + 1}`,
      title: action.title,
      requirements: action.requirements,
      perform: action.perform,
      data: { ability: n },
      sources: (g, player) => usableHolders(language, g, player, n),
    }),
  )
}

/** Objects whose `n`th activated ability (from 0) meets all requirements now. */
function usableHolders(language: Language, g: Game, player: Player, n: number): ObjectRow[] {
  const all = uses.activatedAbilities(language, g, player)
  if (all.length === 0) return []
  const seen = new Map<number, number>()
  return all
    .filter((use) => {
      const at = seen.get(use.holder) ?? 0
      seen.set(use.holder, at + 1)
      return at === n && Object.values(REQUIREMENTS).every((meets) => meets(language, g, use))
    })
    .map(({ holder }) => holder)
}
