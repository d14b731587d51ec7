import type { Say } from '../english/say.ts'
import { after } from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Ability, Effect, Rider } from '../base/tree.ts'

/**
 * A sentence family: a shape of sentence, described once. An `ability` opens a paragraph, and a `line` is one (a
 * row of keywords); an `effect` follows, or is what a played card does; a `rider` says something about the
 * ability itself. Where a sentence stands decides which of them it can be.
 */
export interface Family {
  readonly name: string
  readonly role: Role
  /** With its full stop. */
  readonly syntax: Syntax<unknown>
  readonly en: (tree: never, say: Say) => string
  /** Texts that this family and no other reads; checked with the grammar. */
  readonly examples: readonly string[]
}

export type Role = keyof RoleTrees
interface RoleTrees {
  ability: Ability
  line: Ability
  effect: Effect
  rider: Rider
}

export interface FamilySpec<T> {
  readonly en: (tree: T, say: Say) => string
  readonly examples: readonly string[]
}

const make =
  <R extends Role>(role: R) =>
  <T extends RoleTrees[R]>(name: string, syntax: Syntax<T>, { en, examples }: FamilySpec<T>): Family => ({
    name,
    role,
    syntax: role === 'line' ? syntax : after(syntax, '。'),
    en: en as Family['en'],
    examples,
  })

/** A family of sentences each of which is a whole ability. */
export const abilityFamily = make('ability')
/** Without a full stop. */
export const lineFamily = make('line')
/** A family of sentences each of which is a step of an ability. */
export const effectFamily = make('effect')
/** A family of sentences that limit or qualify the ability they follow. */
export const riderFamily = make('rider')
