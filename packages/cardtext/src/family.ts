import type { Say } from './english/say.ts'
import { after } from './syntax/build.ts'
import type { Syntax } from './syntax/node.ts'
import type { Ability, Effect, Rider } from './tree.ts'

/**
 * A sentence family: a shape of sentence, described once. An `ability` opens a paragraph; an `effect` follows
 * (or is what a played card does); a `rider` says something about the ability itself.
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
  effect: Effect
  rider: Rider
}

export interface FamilySpec<T> {
  readonly en: (tree: T, say: Say) => string
  readonly examples: readonly string[]
  /** A line of keywords has no full stop. */
  readonly bare?: true
}

const make =
  <R extends Role>(role: R) =>
  <T extends RoleTrees[R]>(
    name: string,
    syntax: Syntax<T>,
    { en, examples, bare }: FamilySpec<T>,
  ): Family => ({
    name,
    role,
    syntax: bare === true ? syntax : after(syntax, '。'),
    en: en as Family['en'],
    examples,
  })

export const abilityFamily = make('ability')
export const effectFamily = make('effect')
export const riderFamily = make('rider')
