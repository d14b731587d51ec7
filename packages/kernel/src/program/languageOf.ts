import type { Book, Procedure, RelationDef } from '../book.ts'
import { O } from '../columns.ts'
import { setObject } from '../lying.ts'
import { causeNow } from './cause.ts'
import { VARIABLES } from './code.ts'
import { History } from './history.ts'
import type { Alterations, Language, LanguageVerbs, RecordColumns } from './language.ts'
import { beginHolding } from './lastingSteps.ts'
import type { Lexicon, WordSet } from './lexicon.ts'
import { instead } from './playing.ts'
import { noteResults } from './results.ts'
import { programProcedure } from './run.ts'
import { NodeSwitches } from './switches.ts'
import { vetoed } from './verdicts.ts'

/** Declares what every game with card texts has in its book, beside its own words. */
export function languageOf(book: Book, lexicon: Lexicon, target?: RelationDef): Language {
  const made = {
    book,
    lexicon,
    nodes: new NodeSwitches(),
    columns: recordColumns(book),
    target: target ?? book.relation('target'),
    part: book.relation('part'),
    // All of them at once: cards may be loaded while games go on, and a game's tables are then as they are.
    verdicts: new Map(
      Object.entries(lexicon.events).map(([id, word]) => [
        id,
        word.verdict ?? book.verdict(`may ${id}`, () => true),
      ]),
    ),
    forbidden: [],
    treated: new Map(objectWords(lexicon).map((key) => [key, book.query(`treated as ${key}`, () => 0)])),
    spokenOf: new Set<string>(),
    alterations: new Map(Object.keys(lexicon.characteristics).map((id) => [id, alterations(book, id)])),
    history: new History(),
    openTargets: onlyOpenTargets(book, lexicon),
    entries: [],
    groups: new Map(),
    keywords: new Map(),
    proposer: book.bookkeeping('program.proposer'),
    verbs: {} as LanguageVerbs,
    procedure: null as unknown as Procedure,
  }
  const language: Language = made
  // Rules that are asked about inside of choices; everything else declares itself.
  const { recheck, openTargets, mayFail, peek, possessed, searchMayFail, searchFinds } = lexicon.clauses
  const inChoices = { recheck, openTargets, mayFail, peek, possessed, searchMayFail, searchFinds }
  for (const [name, clause] of Object.entries(inChoices))
    if (clause !== undefined) book.switches.declare(clause, 'requirement', `texts: ${name}`)
  declareWords(book, lexicon)
  made.verbs = declareVerbs(language)
  made.procedure = programProcedure(language)
  book.beforeTriggers.push((g, first) => {
    noteResults(language, g, first)
    language.history.count(g, first)
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

/** Words carry out clauses: each is declared once, however many texts say it. */
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
    if (typeof words === 'object' && !('clause' in words) && !('of' in words))
      for (const [id, word] of Object.entries(words)) visit(`${table} ${id}`, word)
  }
  for (const [table, nodes] of Object.entries(lexicon.own ?? {}))
    for (const [id, node] of Object.entries(nodes)) visit(`${table} ${id}`, node)
}

const objectWords = ({ nouns, types }: Lexicon): string[] => [
  ...Object.keys(nouns).map((id) => `noun.${id}`),
  ...Object.keys(types).map((id) => `type.${id}`),
]

const alterations = (book: Book, id: string): Alterations => ({
  add: book.query(`more ${id}`, () => 0),
  subtract: book.query(`less ${id}`, () => 0),
  set: book.query(`other ${id}`, () => 0),
})

function recordColumns(book: Book): RecordColumns {
  const column = (name: string): number => book.recordColumn(`program.${name}`)
  const columns = {
    program: column('program'),
    ability: column('ability'),
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
    begin: book.change('begin holding', (g, def, frame, value, flagged, sourceless) =>
      beginHolding(g, def, frame, value, flagged, sourceless),
    ),
    instead: book.change('carry out instead', (g, program, source, sourceId, who, object) =>
      instead(language, g, program, source, sourceId, who, object),
    ),
    hide: book.change('hide', (g, row) => setObject(g, row, O.shown, 0)),
    write: book.change('note on record', (g, record, column, value) => setObject(g, record, column, value)),
  }
}
