import { CardTextError } from '../base/errors.ts'
import type { Say } from '../english/say.ts'
import type { Family, Role } from './family.ts'
import { guardedLists, refuseLiterals } from './literals.ts'
import type { NormalRules } from '../normalise/rules.ts'
import { compile, refresh, withLists } from '../parser/compile.ts'
import type { Program } from '../parser/program.ts'
import { print } from '../parser/printer.ts'
import type { SyntaxNode } from '../syntax/node.ts'
import type { Word, WordList, WordSource } from '../syntax/words.ts'

/** What a grammar is made of: the rules of spelling, the sentence families, the markers, the English. */
export interface GrammarSpec {
  readonly name: string
  readonly normal: NormalRules
  readonly families: readonly Family[]
  readonly markers: readonly Marker[]
  readonly say: Say
  /** Brackets that hold names: whatever stands in them is no wording. */
  readonly nameBrackets?: readonly (readonly [open: string, close: string])[]
  /** What a sentence can be where it stands; see `usualRoles`. */
  readonly roles?: (place: SentencePlace) => readonly Role[]
  /** What else it can be there, if it is none of these. */
  readonly otherwise?: (place: SentencePlace) => readonly Role[]
  /** What the lines of a list below a sentence begin with. */
  readonly listBullets?: readonly string[]
  /** Lists no rule may quote, beside those that the rules use. */
  readonly guarded?: readonly WordList[]
}

/**
 * A word that always means something. If it stands in a sentence and nothing in the tree answers for it, the grammar
 * has read over it, and the sentence is declined.
 */
export interface Marker {
  readonly word: string
  /** One of these must be in the tree: a kind, a key, or `key:value`. */
  readonly needs: readonly string[]
}

/** Where a sentence stands in its text. It decides which families may read it. */
export interface SentencePlace {
  /** What its line begins with, or ''. */
  readonly bullet: string
  /** Whether it is the first sentence of its line. */
  readonly first: boolean
  /** In a list below a sentence: what that list holds. */
  readonly list: 'modes' | 'abilities' | null
}

/** Abilities have bullets; a line without one is a row of keywords, or what a played card does. */
export function usualRoles({ bullet, first, list }: SentencePlace): readonly Role[] {
  if (!first) return list === 'modes' ? ['effect'] : ['effect', 'rider']
  if (list !== null) return list === 'modes' ? ['effect'] : ['ability']
  return bullet === '' ? ['line', 'effect'] : ['ability']
}

/** What a grammar has of another one. */
interface Derived {
  readonly program: Program
  readonly lists: ReadonlyMap<WordList, WordList>
}

/**
 * A game's grammar, ready to read and to print. The game's own cards add words to its lists while they are loaded;
 * whoever brings other cards reads them with a grammar that has their words too (`knowing`).
 */
export class Grammar {
  readonly spec: GrammarSpec
  readonly families: ReadonlyMap<string, Family>
  private readonly compiled: Program
  /** Lists that have more words here than in the game's own grammar, by those. */
  private readonly lists: ReadonlyMap<WordList, WordList>

  constructor(spec: GrammarSpec, from?: Derived) {
    this.spec = spec
    this.lists = from?.lists ?? new Map()
    this.families = new Map(spec.families.map((family) => [family.name, family]))
    if (this.families.size < spec.families.length)
      throw new CardTextError('duplicate-family', `${spec.name} has two families of one name`)
    this.compiled = from?.program ?? compile(new Map(spec.families.map(({ name, syntax }) => [name, syntax])))
    if (from === undefined) this.refuseLiterals()
  }

  /** A list of the game's grammar as it is in this one. */
  words(list: WordList): WordList {
    return this.lists.get(list) ?? list
  }

  /**
   * A grammar that knows these words too, by the list of the game's grammar that they belong to. Nothing of this one
   * changes; if it knows them all it is this one.
   */
  knowing(brought: ReadonlyMap<WordList, readonly Word[]>): Grammar {
    const lists = new Map(this.lists)
    const replaced = new Map<WordSource, WordSource>()
    for (const [list, words] of brought) {
      const known = this.words(list)
      const fresh = words.filter(({ id }) => !known.has(id))
      if (fresh.length === 0) continue
      const more = known.extended(fresh)
      lists.set(list, more)
      replaced.set(known, more)
    }
    if (replaced.size === 0) return this
    const say = this.spec.say.with((list) => lists.get(list) ?? list)
    return new Grammar({ ...this.spec, say }, { program: withLists(this.program, replaced), lists })
  }

  /** The same grammar after other rules of spelling, or with other places for its sentences. */
  but(changed: Partial<Pick<GrammarSpec, 'normal' | 'roles'>>): Grammar {
    return new Grammar({ ...this.spec, ...changed }, { program: this.compiled, lists: this.lists })
  }

  /** Also to be asked after the game's own cards have registered their words. */
  refuseLiterals(): void {
    const { families, guarded = [] } = this.spec
    const used = guardedLists(families.map(({ syntax }) => syntax))
    refuseLiterals(families, [...new Set([...guarded, ...used])])
  }

  rolesAt(place: SentencePlace): readonly Role[] {
    return (this.spec.roles ?? usualRoles)(place)
  }

  get program(): Program {
    refresh(this.compiled)
    return this.compiled
  }

  /** The normal text of a sentence of this family, or null if the family has no words for the tree. */
  write(family: string, tree: unknown): string | null {
    return print(this.program, this.program.roots.get(family)!, tree)
  }

  /** The rules by which `write` prints the tree: the alternatives of choices that were taken. */
  rulesOf(family: string, tree: unknown): ReadonlySet<SyntaxNode> {
    const used: number[] = []
    const text = print(this.program, this.program.roots.get(family)!, tree, used)
    return new Set(text === null ? [] : used.map((id) => this.compiled.sources[id]))
  }

  /** The same, by the first family of a role that has words for it. */
  print(role: Role, tree: unknown): string {
    for (const family of this.families.values()) {
      const text = family.role === role ? this.write(family.name, tree) : null
      if (text !== null) return text
    }
    throw new CardTextError('unprintable', `${this.spec.name} has no words for ${JSON.stringify(tree)}`)
  }

  /** A tree of this family in English. */
  english(family: string, tree: unknown): string {
    const { en } = this.families.get(family)!
    return (en as (tree: unknown, say: Say) => string)(tree, this.spec.say)
  }
}
