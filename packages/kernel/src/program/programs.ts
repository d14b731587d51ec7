import type { Action, Book, Procedure, RelationDef, Requirement, Verb } from '../book.ts'
import type { Bilingual } from '../clauses.ts'
import { NONE, type Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Ability } from '../tree.ts'
import { registerAbility, registerCard } from './abilities.ts'
import type { Program } from './code.ts'
import type { AbilityEntry } from './entries.ts'
import { keywordAbility, takesSomething } from './keywords.ts'
import type { Alterations, Language } from './language.ts'
import { languageOf } from './languageOf.ts'
import type { Lexicon } from './lexicon.ts'
import { type ChoiceClauses, decideVariable, decidedVariable, playChoices } from './playChoices.ts'
import * as playing from './playing.ts'
import { type CostQuestion, alterationOf, altersCost } from './ruleEffects.ts'
import type { NodeSwitches } from './switches.ts'
import { conditionHolds, fittingTargets, programOf, someTargetLegal, targetsOf } from './targets.ts'
import * as uses from './uses.ts'
import { type Question, mayHappen, mustHappen, whatForbids } from './verdicts.ts'

/** The effect trees of a game's cards, as rules that run. Made once, when the game's rules are loaded. */
export interface Programs {
  readonly nodes: NodeSwitches
  /** What was shown for a while is no longer: (object). */
  readonly hide: Verb
  /** Numbers of a card's abilities, for `book.printedAbilities`. */
  card(name: string, abilities: readonly Ability[]): readonly number[]
  ability(name: string, ability: Ability): number
  /** The ability a keyword stands for. */
  keyword(keyword: string): number
  entry(ability: number): AbilityEntry | undefined
  /** What is carried out when the card is played, or NONE. */
  instruction(abilities: readonly number[]): number
  /** What the card says about building a deck with it; the game carries it out in its deck check. */
  deckRules(abilities: readonly number[]): readonly Ability[]

  /** Runs a program: (program, source, source id, controller, record, instance). Negative: a cost was not paid. */
  readonly procedure: Procedure
  /** Stages of a play: (player, source, record, action). Negative: it cannot go on. */
  readonly choices: Procedure
  /** The same for a way of playing with clauses of its own. */
  choicesUnder(name: string, clauses: ChoiceClauses<string>): Procedure
  /** X of a record, decided outside of its choices. */
  decide(g: Game, record: number, name: string, value: number): void
  /** What it was decided to be, by choices or outside of them; NONE if it was not. */
  decided(g: Game, record: number, name: string): number
  readonly payment: Procedure
  /** Of an action made by `actions`: notes on the record which ability is used, and counts the use. */
  readonly begin: Procedure
  /** One action for the first, second … activated ability of an object. */
  actions(count: number, action: UseAction): Action[]

  /** Notes on a record which program it plays, and of what. */
  prepare(g: Game, record: number, program: number, source: number): void
  /** Notes on a record that it plays this waiting trigger, which leaves the queue. */
  prepareTrigger(g: Game, record: number, pending: number): void
  /** Another object holds from now on what the record holds, but these columns; `source`: what the text now belongs to, or NONE. */
  handOver(g: Game, from: number, to: number, source: number, except?: readonly number[]): void
  /** Calls the program of a record. */
  resolve(g: Game, record: number): void
  /** Calls the program of a waiting trigger without a record; its targets are chosen on resolution. */
  resolveTrigger(g: Game, pending: number): void
  programOf(g: Game, record: number): Program | null
  /** Whether what the record plays comes from this ability instance. */
  isOf(g: Game, record: number, instance: number): boolean
  /** Whether something that the record chose is still legal; also if it had nothing to choose. */
  someTargetLegal(g: Game, record: number): boolean
  /** Whether the condition of the ability that the record uses holds now; also if it has none. */
  conditionHolds(g: Game, record: number): boolean
  /** Targets that are still the same things. */
  targets(g: Game, record: number, slot?: number): number[]
  /** What could be a target of the record now: for whatever aims it anew. */
  fitting(g: Game, record: number, slot?: number): number[]

  activated(g: Game, player: Player): uses.Use[]
  /** Whether somebody has an activated ability of which this is true, in force or not. */
  someActivated(g: Game, test: (g: Game, holder: number, ability: number) => boolean): boolean
  /** What an activated ability asks for to be played, one by one. */
  meets(g: Game, use: uses.Use, what: keyof typeof REQUIREMENTS): boolean
  /** Whether there is something for every target of a program. */
  targetsExist(g: Game, program: number, source: number): boolean
  may(g: Game, event: string, about: Question): boolean
  must(g: Game, event: string, about: Question): boolean
  forbidders(g: Game, event: string, about: Question): number[]
  /** Whether any card says something about a cost. */
  alters(g: Game, cost: string): boolean
  /** What cards add to a cost, take off it, or put in its place (that plus 1, or 0). */
  alteration(g: Game, question: CostQuestion, how: keyof Alterations): number
}

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

/** `target` is the relation of the game's plays, if it has them. */
export function programs<C extends string>(
  book: Book<C>,
  lexicon: Lexicon<NoInfer<C>>,
  target?: RelationDef,
): Programs {
  const language = languageOf(book as unknown as Book, lexicon as unknown as Lexicon, target)
  for (const [keyword, word] of Object.entries(language.lexicon.keywords ?? {}))
    if (!takesSomething(word)) keywordAbility(language, keyword)
  return {
    nodes: language.nodes,
    hide: language.verbs.hide,
    card: (name, abilities) => registerCard(language, name, abilities),
    ability: (name, ability) => registerAbility(language, name, ability),
    keyword: (keyword) => keywordAbility(language, keyword),
    entry: (ability) => language.entries[ability],
    instruction: (abilities) => ofKind(language, abilities, 'instruction')[0]?.program ?? NONE,
    deckRules: (abilities) => ofKind(language, abilities, 'deck').map(({ tree }) => tree),
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
    targetsExist: (g, program, source) => playing.targetsExistFor(language, g, program, source),
    may: (g, event, about) => mayHappen(language, g, event, about),
    must: (g, event, about) => mustHappen(language, g, event, about),
    forbidders: (g, event, about) => whatForbids(language, g, event, about),
    alters: (g, cost) => altersCost(language, g, cost),
    alteration: (g, question, how) => alterationOf(language, g, question, how),
  }
}

function ofKind(
  { entries, nodes }: Language,
  abilities: readonly number[],
  kind: Ability['kind'],
): AbilityEntry[] {
  const found = abilities.flatMap((id) => (entries[id]?.tree.kind === kind ? [entries[id]] : []))
  return found.length > 0 && nodes.on(nodes.number('ability', kind)) ? found : []
}

/** One action for each place an activated ability can have on an object. */
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

/** Objects whose ability number `n` can be used now. */
function usableHolders(language: Language, g: Game, player: Player, n: number): number[] {
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
