import { CardTextError } from './errors.ts'
import type { Say } from './english/say.ts'
import type { Family, Role } from './family.ts'
import { guardedLists, refuseLiterals } from './inspect.ts'
import type { Marker } from './markers.ts'
import type { NormalRules } from './normalise/rules.ts'
import { compile, refresh } from './read/program.ts'
import type { Program } from './read/op.ts'
import { write } from './read/writer.ts'
import type { WordList } from './syntax/words.ts'

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

/** A game's grammar, ready to read and to print. Words may still be added to its lists. */
export class Grammar {
  readonly spec: GrammarSpec
  readonly families: ReadonlyMap<string, Family>
  private readonly compiled: Program

  constructor(spec: GrammarSpec) {
    this.spec = spec
    this.families = new Map(spec.families.map((family) => [family.name, family]))
    if (this.families.size < spec.families.length)
      throw new CardTextError('duplicate-family', `${spec.name} has two families of one name`)
    this.compiled = compile(new Map(spec.families.map(({ name, syntax }) => [name, syntax])))
    this.refuseLiterals()
  }

  /** Also to be asked after sets of cards have registered their words. */
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
    return write(this.program, this.program.roots.get(family)!, tree)
  }

  /** The same, by the first family of a role that has words for it. */
  print(role: Role, tree: unknown): string {
    for (const family of this.families.values()) {
      const text = family.role === role ? this.write(family.name, tree) : null
      if (text !== null) return text
    }
    throw new CardTextError('unprintable', `${this.spec.name} has no words for ${JSON.stringify(tree)}`)
  }
}
