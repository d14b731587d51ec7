import { CardTextError } from '../errors.ts'
import type { Form, Verb } from './verb.ts'

/** A word of a game: what the tree calls it, and what it is printed as. */
export interface Word<Id extends string = string> {
  readonly id: Id
  readonly ja: string
  readonly en: string
  readonly enPlural?: string
}

interface Branch {
  readonly next: Map<number, Branch>
  ids: string[]
}

const branch = (): Branch => ({ next: new Map(), ids: [] })

/** What stands in a text for a word, in one form: found letter by letter. */
class Letters {
  private readonly root = branch()

  add(text: string, id: string): void {
    let at = this.root
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      let next = at.next.get(code)
      if (next === undefined) at.next.set(code, (next = branch()))
      at = next
    }
    at.ids.push(id)
  }

  /** Calls `found` for each word that stands here; returns how many letters lead towards one. */
  match(text: string, start: number, found: (end: number, id: string) => void): number {
    let at: Branch | undefined = this.root
    let end = start
    for (;;) {
      for (const id of at.ids) found(end, id)
      at = end < text.length ? at.next.get(text.charCodeAt(end)) : undefined
      if (at === undefined) return end - start
      end++
    }
  }

  firsts(): Iterable<number> {
    return this.root.next.keys()
  }
  get hasEmpty(): boolean {
    return this.root.ids.length > 0
  }
}

/** Common to words and verbs: a list that is added to while sets of cards are loaded. */
abstract class Lexemes<Entry, Id extends string> {
  readonly name: string
  /** Its words may not be written into a rule: names, classes. */
  readonly guarded: boolean
  /** Grows with every word: what was derived from the list is stale. */
  version = 0
  protected readonly entries = new Map<string, Entry>()
  private readonly letters = new Map<Form, Letters>()

  constructor(name: string, guarded: boolean) {
    this.name = name
    this.guarded = guarded
  }

  protected abstract textIn(entry: Entry, form: Form): string

  protected put(id: string, entry: Entry): void {
    if (this.entries.has(id)) throw new CardTextError('duplicate-word', `${this.name} has ${id} twice`)
    this.entries.set(id, entry)
    this.version++
    this.letters.clear()
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

  lettersIn(form: Form): Letters {
    let letters = this.letters.get(form)
    if (letters === undefined) {
      letters = new Letters()
      for (const [id, entry] of this.entries) letters.add(this.textIn(entry, form), id)
      this.letters.set(form, letters)
    }
    return letters
  }

  /** What is printed, or null if the list has no such word. */
  text(id: unknown, form: Form): string | null {
    const entry = typeof id === 'string' ? this.entries.get(id) : undefined
    return entry === undefined ? null : this.textIn(entry, form)
  }
}

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

  protected override textIn(word: Word<Id>): string {
    return word.ja
  }

  english(id: string, many = false): string {
    const { en, enPlural } = this.get(id)
    return many ? (enPlural ?? `${en}s`) : en
  }
}

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

export type Lexicals = WordList | VerbList
