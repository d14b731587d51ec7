import type { Book, Limit } from '../../game/book.ts'
import type { Extendable, OwnOf } from '../../game/ownOf.ts'
import type { ProgramDef } from '../../game/declarations.ts'
import type { Program } from '../context/code.ts'
import type { History } from '../query/history.ts'
import type { AbilityEntry } from './entries.ts'
import type { Forbidden, Language } from './language.ts'
import type { ActWord } from './lexicon.ts'

/**
 * What the texts of one book were compiled to: it grows with every card, so each book has its own, and what runs finds
 * it by its game's.
 */
export class Compiled implements Extendable {
  /** Compiled abilities, by number. */
  readonly entries: (AbilityEntry | undefined)[] = []
  /** Limits shared by several abilities, by group, period and number. */
  readonly limitGroups = new Map<string, Limit>()
  /** Abilities that keywords stand for, by keyword and parameter (as JSON; '' for none). */
  readonly keywords = new Map<string, Map<string, number>>()
  /** Event words that some card can forbid, by verb number: only those are checked before a change. */
  readonly forbiddenByVerb: (Forbidden[] | undefined)[] = []
  /** Keys of `Language.treatedAs` that some card uses: for the others the query need not be asked. */
  readonly treatedWords = new Set<string>()
  /** The acts whose taking back an effect waits for, by its number. */
  readonly takenBack = new Map<number, ActWord>()
  /** Counts events that some card asks about later. */
  readonly history: History

  constructor(history: History) {
    this.history = history
  }

  extended(): this {
    const made = new Compiled(this.history.extended())
    made.entries.push(...this.entries)
    for (const [group, limit] of this.limitGroups) made.limitGroups.set(group, limit)
    for (const [keyword, abilities] of this.keywords) made.keywords.set(keyword, new Map(abilities))
    for (const list of this.forbiddenByVerb) made.forbiddenByVerb.push(list === undefined ? list : [...list])
    for (const word of this.treatedWords) made.treatedWords.add(word)
    for (const [effect, word] of this.takenBack) made.takenBack.set(effect, word)
    return made as this
  }
}

/** What was compiled for the book that a text is compiled into, or that a game is played with. */
export const compiledIn = ({ compiled }: { readonly compiled: OwnOf<Compiled> }, book: Book): Compiled =>
  compiled.in(book)

/** The programs of a book, by number. */
export const programsIn = (book: Book): readonly Program[] =>
  book.programs as readonly ProgramDef[] as readonly Program[]

/** The language as it compiles into this book. */
export const languageIn = (language: Language, book: Book): Language =>
  language.book === book ? language : { ...language, book }
