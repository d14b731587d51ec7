import type { ChainLink, NumberStyle, SyntaxNode } from '../syntax/node.ts'
import type { Form } from '../syntax/verb.ts'
import type { WordSource } from '../syntax/words.ts'

/**
 * A compiled grammar. Syntax nodes are ops that refer to each other by index, and every verb stands in one form, so
 * the parser and the printer know nothing of inflection. A node whose text does not depend on the form has one op.
 */
export interface Program {
  readonly ops: readonly Op[]
  /** The op of each family, by its name. */
  readonly roots: ReadonlyMap<string, number>
  readonly lists: readonly WordSource[]
  /** What each op was compiled from; the same node has an op for each form that it stands in. */
  readonly sources: readonly SyntaxNode[]
  /** Sum of the lists' versions when `nullable` and `first` were computed. */
  words: number
}

interface OpBase {
  /** Whether it can match the empty text. */
  nullable: boolean
  /** FIRST set: code units that a match can begin with; null: any. */
  first: ReadonlySet<number> | null
}

export type Op = OpBase & OpBody
export type OpBody =
  | { readonly kind: 'text'; readonly text: string; readonly value: unknown }
  | { readonly kind: 'word'; readonly list: WordSource; readonly form: Form }
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

/** In place of the index of an op: there is none. */
export const NO_OP = -1
