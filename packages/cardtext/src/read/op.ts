import type { ChainLink, NumberStyle } from '../syntax/node.ts'
import type { Form } from '../syntax/verb.ts'
import type { Lexicals } from '../syntax/words.ts'

/**
 * A grammar made ready to run: recursion is numbers, and every verb stands in one form, so reading and printing
 * know nothing of forms. A rule whose text does not depend on the form is compiled, and remembered, once.
 */
export interface Program {
  readonly ops: readonly Op[]
  readonly roots: ReadonlyMap<string, number>
  readonly lists: readonly Lexicals[]
  /** Sum of the lists' versions when `first` was found. */
  words: number
}

interface OpBase {
  /** Whether it can stand for nothing at all. */
  nullable: boolean
  /** Code units it can begin with, if it is not empty; null: any. */
  first: ReadonlySet<number> | null
}

export type Op = OpBase & OpBody
export type OpBody =
  | { readonly kind: 'text'; readonly text: string; readonly value: unknown; readonly written: boolean }
  | { readonly kind: 'word'; readonly list: Lexicals; readonly form: Form }
  | { readonly kind: 'number'; readonly style: NumberStyle }
  | { readonly kind: 'quoted'; readonly open: string; readonly close: string; readonly inner: number }
  | {
      readonly kind: 'sequence'
      readonly tag: string | null
      readonly keys: readonly (string | null)[]
      readonly parts: readonly number[]
    }
  | { readonly kind: 'choice'; readonly of: readonly number[] }
  | { readonly kind: 'optional'; readonly of: number }
  | {
      readonly kind: 'many'
      readonly of: number
      readonly separator: number
      readonly last: number
      readonly least: number
      readonly most: number
    }
  | {
      readonly kind: 'map'
      readonly of: number
      readonly to: (value: unknown) => unknown
      readonly from: (value: unknown) => unknown
    }
  | {
      readonly kind: 'chain'
      /** The clause in the form of each link. */
      readonly middles: readonly number[]
      readonly links: readonly ChainLink[]
      readonly ends: readonly number[]
      readonly least: number
      readonly linkBetween: (before: unknown, after: unknown) => number
    }

export const NO_OP = -1
