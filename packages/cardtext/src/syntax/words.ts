import { sameSpelling } from '@fudaba/kernel/text'
import { CardTextError } from '../base/errors.ts'
import { Trie } from './trie.ts'
import type { Form, Verb } from './verb.ts'

/** A word of a game: what the tree calls it, and what it is printed as. */
export interface Word<Id extends string = string> {
  readonly id: Id
  readonly ja: string
  readonly en: string
  readonly enPlural?: string
}

/** What lists of words and of verbs have in common: they are added to while sets of cards are loaded. */
abstract class Lexemes<Entry, Id extends string> {
  readonly name: string
  /** Its words may not be written into a rule: names, classes. */
  readonly guarded: boolean
  /** Grows with every word added: what was derived from an older version is stale. */
  version = 0
  protected readonly entries = new Map<string, Entry>()
  /** One for each form that was asked for. */
  private readonly tries = new Map<Form, Trie>()

  constructor(name: string, guarded: boolean) {
    this.name = name
    this.guarded = guarded
  }

  protected abstract textIn(entry: Entry, form: Form): string

  protected put(id: string, entry: Entry): void {
    if (this.entries.has(id)) throw new CardTextError('duplicate-word', `${this.name} has ${id} twice`)
    this.entries.set(id, entry)
    this.version++
    this.tries.clear()
  }

  has(id: string): boolean {
    return this.entries.has(id)
  }
  get(id: string): Entry {
    const entry = this.entries.get(id)
    if (entry === undefined) throw new CardTextError('unknown-word', `${this.name} has no ${id}`)
    return entry
  }
  get ids(): Id[] {
    return [...this.entries.keys()] as Id[]
  }
  get size(): number {
    return this.entries.size
  }

  /** The words as they are printed in this form. */
  trieIn(form: Form): Trie {
    let trie = this.tries.get(form)
    if (trie === undefined) {
      trie = new Trie()
      for (const [id, entry] of this.entries) trie.add(this.textIn(entry, form), id)
      this.tries.set(form, trie)
    }
    return trie
  }

  /** What is printed, or null if the list has no such word. */
  text(id: unknown, form: Form): string | null {
    const entry = typeof id === 'string' ? this.entries.get(id) : undefined
    return entry === undefined ? null : this.textIn(entry, form)
  }
}

/** A list of words by id. No printed word stands in it twice, so that a text is read in one way. */
export class WordList<Id extends string = string> extends Lexemes<Word<Id>, Id> {
  private readonly printed = new Set<string>()

  constructor(name: string, words: readonly Word<Id>[] = [], options: { readonly guarded?: boolean } = {}) {
    super(name, options.guarded ?? false)
    this.add(...words)
  }

  add(...words: readonly Word<Id>[]): this {
    for (const word of words) {
      if (word.ja === '') throw new CardTextError('bad-rules', `${this.name}: ${word.id} has no text`)
      if (this.printed.has(word.ja))
        throw new CardTextError('duplicate-word', `${this.name} has ${word.ja} for two words`)
      this.printed.add(word.ja)
      this.put(word.id, word)
    }
    return this
  }

  /** A list that goes on where this one is: its words are not in this one. */
  extended(words: readonly Word<Id>[]): WordList<Id> {
    return new WordList<Id>(this.name, [...this.entries.values(), ...words], { guarded: this.guarded })
  }

  protected override textIn(word: Word<Id>): string {
    return word.ja
  }

  english(id: string, many = false): string {
    const { en, enPlural } = this.get(id)
    return many ? (enPlural ?? `${en}s`) : en
  }

  /** The English of a word in whatever spelling; one that the list does not have, as it is printed, in quotes. */
  called(text: string): string {
    if (this.has(text)) return this.english(text)
    const spelled = this.ids.find((id) => sameSpelling(id, text))
    return spelled === undefined ? `“${text}”` : this.english(spelled)
  }
}

/** A list of verbs by id; each is inflected where it is printed. */
export class VerbList<Id extends string = string> extends Lexemes<Verb, Id> {
  constructor(name: string, verbs: Readonly<Partial<Record<Id, Verb>>> | null = null) {
    super(name, false)
    for (const [id, verb] of Object.entries<Verb | undefined>(verbs ?? {}))
      if (verb !== undefined) this.put(id, verb)
  }

  add(id: Id, verb: Verb): this {
    this.put(id, verb)
    return this
  }

  protected override textIn(verb: Verb, form: Form): string {
    return verb.forms[form]
  }
}

export type WordSource = WordList | VerbList
