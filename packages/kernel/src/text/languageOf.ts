import type { Book, Procedure, RelationDef } from '../game/book.ts'
import type { Meaning } from '../game/meaning.ts'
import { Obj } from '../state/columns.ts'
import { setObject } from '../game/zoneList.ts'
import { causeNow } from './query/cause.ts'
import { VARIABLES } from './context/code.ts'
import { History } from './query/history.ts'
import { Compiled, compiledIn } from './language/compiled.ts'
import type { Alterations, Language, LanguageVerbs, RecordColumns } from './language/language.ts'
import { beginHolding } from './compile/lastingSteps.ts'
import type { Lexicon, WordSet } from './language/lexicon.ts'
import { instead } from './run/playing.ts'
import { noteResults } from './run/results.ts'
import { programProcedure } from './run/interpreter.ts'
import { compileWhat } from './choose/what.ts'
import { registerAbility } from './compile/abilities.ts'
import { compileCanCarryOut } from './compile/canCarryOut.ts'
import { compileEffect } from './compile/compile.ts'
import { compileProgram } from './compile/program.ts'
import type { Compilers } from './language/compilers.ts'
import { gameNodeTools } from './query/gameNodeTools.ts'
import { NodeSwitches } from './language/switches.ts'
import { declareTakingBack } from './effects/takenBack.ts'
import { vetoed } from './effects/verdicts.ts'

const compilers: Compilers = {
  what: compileWhat,
  tools: gameNodeTools,
  effect: compileEffect,
  program: compileProgram,
  canCarryOut: compileCanCarryOut,
  ability: registerAbility,
}

/** Declares what every game with card texts needs in its book (columns, verbs, queries, the interpreter). */
export function languageOf(book: Book, lexicon: Lexicon, target?: RelationDef): Language {
  const made = {
    book,
    lexicon,
    nodes: new NodeSwitches(),
    compile: compilers,
    compiled: book.own(new Compiled(new History())),
    columns: recordColumns(book),
    target: target ?? book.relation('target'),
    part: book.relation('part'),
    // Declared for every word up front, so that all books of the game have the same.
    verdicts: new Map(
      Object.entries(lexicon.events).map(([id, word]) => [
        id,
        word.verdict ?? book.verdict(`may ${id}`, () => true),
      ]),
    ),
    treatedAs: new Map(objectWords(lexicon).map((key) => [key, book.query(`treated as ${key}`, () => 0)])),
    alterations: new Map(Object.keys(lexicon.characteristics).map((id) => [id, alterations(book, id)])),
    openTargets: onlyOpenTargets(book, lexicon),
    proposer: book.bookkeeping('program.proposer'),
    verbs: {} as LanguageVerbs,
    procedure: null as unknown as Procedure,
  }
  const language: Language = made
  // These clauses are read while a choice is made and belong to no step or word that would declare them.
  const { recheck, openTargets, mayFail, peek, possessed, searchMayFail, searchFinds } = lexicon.clauses
  const inChoices = { recheck, openTargets, mayFail, peek, possessed, searchMayFail, searchFinds }
  for (const [name, clause] of Object.entries(inChoices))
    if (clause !== undefined) book.switches.declare(clause, 'requirement', `texts: ${name}`)
  declareWords(book, lexicon)
  made.verbs = declareVerbs(language)
  made.procedure = programProcedure(language)
  for (const [id, word] of Object.entries(lexicon.acts ?? {})) declareTakingBack(language, id, word)
  book.beforeTriggers.push((g, first) => {
    noteResults(language, g, first)
    compiledIn(language, g.book).history.count(g, first)
  })
  book.vetoes.push((g, at) => vetoed(language, g, at))
  book.causeNow = (g) => causeNow(language, g)
  return language
}

function onlyOpenTargets({ switches }: Book, { clauses }: Lexicon): () => boolean {
  if (clauses.openTargets === undefined) return () => false
  const clause = switches.number(clauses.openTargets)
  return () => switches.on(clause)
}

/** Parts of a lexicon that are one word instead of a table of words. */
const SINGLE: ReadonlySet<string> = new Set<keyof Lexicon>(['draw', 'discard', 'search'])

/** Declares the clause of every word of the lexicon, once, however many texts use the word. */
function declareWords({ switches }: Book, lexicon: Lexicon): void {
  const { clauses } = lexicon
  const visit = (name: string, word: unknown): void => {
    if (typeof word !== 'object' || word === null) return
    const { clause, zonesClause, saidClause, wholeClause, contains, same } = word as WordSet & {
      readonly wholeClause?: string
    }
    if (clause !== undefined) switches.declare(clause, 'requirement', `word ${name}`)
    if (wholeClause !== undefined) switches.declare(wholeClause, 'requirement', `all of it: ${name}`)
    if (zonesClause !== undefined) switches.declare(zonesClause, 'requirement', `where is ${name}`)
    if (saidClause !== undefined) switches.declare(saidClause, 'requirement', `said to be where: ${name}`)
    if (contains !== undefined) visit(`part of ${name}`, contains)
    if (same !== undefined) visit(`same ${name}`, same)
  }
  for (const name of [
    'field',
    'counted',
    'mayFailSeen',
    'endless',
    'past',
    'met',
    'arrival',
    'arrivalBegun',
    'sets',
    'choice',
  ] as const)
    visit(name, { clause: clauses[name] })
  for (const [table, words] of Object.entries(lexicon)) {
    if (table === 'clauses' || table === 'own' || table === 'layers') continue
    visit(table, words)
    if (table === 'nodes') for (const [id, clause] of Object.entries(words)) visit(`node ${id}`, { clause })
    if (typeof words === 'object' && !SINGLE.has(table) && !('clause' in words) && !('of' in words))
      for (const [id, word] of Object.entries(words)) visit(`${table} ${id}`, word)
  }
  for (const [table, nodes] of Object.entries(lexicon.own ?? {}))
    for (const [id, node] of Object.entries(nodes)) visit(`${table} ${id}`, node)
}

const objectWords = ({ nouns, types }: Lexicon): string[] => [
  ...Object.keys(nouns).map((id) => `noun.${id}`),
  ...Object.keys(types).map((id) => `type.${id}`),
]

/** The three queries by which effects change one cost. */
const alterations = (book: Book, id: string): Alterations => ({
  add: book.query(`more ${id}`, () => 0),
  subtract: book.query(`less ${id}`, () => 0),
  set: book.query(`other ${id}`, () => 0),
})

/** Columns of a play's record; X, Y, Z are adjacent, so the first one's number is enough. */
function recordColumns(book: Book): RecordColumns {
  const column = (name: string, meaning?: Meaning): number => book.recordColumn(`program.${name}`, meaning)
  const columns = {
    program: column('program', 'program+1'),
    ability: column('ability', 'ability+1'),
    source: column('source'),
    sourceId: column('source id'),
    instance: column('instance'),
    thatPlayer: column('that player'),
    modes: column('modes'),
    fixed: column('fixed'),
  }
  const variables = Array.from({ length: VARIABLES }, (_, i) => column(`variable ${i + 1}`))
  return { ...columns, variables: variables[0] }
}

function declareVerbs(language: Language): LanguageVerbs {
  const { book } = language
  return {
    begin: book.change(
      'begin holding',
      (g, def, frame, value, flagged, sourceless) => beginHolding(g, def, frame, value, flagged, sourceless),
      ['effect', 'number', 'number', 'duration'],
    ),
    instead: book.change(
      'carry out instead',
      (g, program, source, sourceId, who, object) =>
        instead(language, g, program, source, sourceId, who, object),
      ['program'],
    ),
    hide: book.change('hide', (g, row) => setObject(g, row, Obj.shown, 0)),
    write: book.change('note on record', (g, record, column, value) => setObject(g, record, column, value), [
      'number',
      'column',
    ]),
  }
}
