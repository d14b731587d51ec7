import type { Form, Verb } from './verb.ts'
import type { VerbList, WordList } from './words.ts'

/** A description of texts and of the trees they stand for. It is data: read, printed, generated and inspected. */
export type SyntaxNode =
  | TextNode
  | VerbNode
  | WordNode
  | NumberNode
  | QuotedNode
  | SequenceNode
  | ChoiceNode
  | OptionalNode
  | ManyNode
  | MapNode
  | LazyNode
  | FormNode
  | ChainNode

/** `value` undefined: it says nothing to the tree. */
export interface TextNode {
  readonly kind: 'text'
  readonly text: string
  readonly value: unknown
}
export interface VerbNode {
  readonly kind: 'verb'
  readonly verb: Verb
}
export interface WordNode {
  readonly kind: 'word'
  readonly list: WordList | VerbList
}
/** How a number is written. The normaliser has already made digits half-width. */
export interface NumberNode {
  readonly kind: 'number'
  readonly style: NumberStyle
}
export type NumberStyle = 'plain' | 'kanji'
/** `inner` null: any text up to the bracket's partner. */
export interface QuotedNode {
  readonly kind: 'quoted'
  readonly open: string
  readonly close: string
  readonly inner: SyntaxNode | null
}
export interface SequenceNode {
  readonly kind: 'sequence'
  /** `kind` of the node it makes. */
  readonly tag: string | null
  readonly parts: readonly PartNode[]
}
/** Key null: no value of its own. Key '': the sequence's value is this part's. */
export interface PartNode {
  readonly key: string | null
  readonly of: SyntaxNode
}
export interface ChoiceNode {
  readonly kind: 'choice'
  readonly of: readonly SyntaxNode[]
}
export interface OptionalNode {
  readonly kind: 'optional'
  readonly of: SyntaxNode
}
/** `last` stands between the last two, if it is not null. */
export interface ManyNode {
  readonly kind: 'many'
  readonly of: SyntaxNode
  readonly separator: SyntaxNode | null
  readonly last: SyntaxNode | null
  readonly least: number
  readonly most: number
}
/** Both ways may refuse with undefined. `from` is also asked about values that are not its own. */
export interface MapNode {
  readonly kind: 'map'
  readonly of: SyntaxNode
  readonly to: (value: unknown) => unknown
  readonly from: (value: unknown) => unknown
}
export interface LazyNode {
  readonly kind: 'lazy'
  readonly get: () => SyntaxNode
}
export interface FormNode {
  readonly kind: 'form'
  readonly form: Form
  readonly of: SyntaxNode
  /** It can stand only where this form is asked for. */
  readonly only: Form | null
}
/** Clauses one after another, all but the last in the form of a link. */
export interface ChainNode {
  readonly kind: 'chain'
  readonly of: SyntaxNode
  /** What may stand at the end instead. */
  readonly last: SyntaxNode | null
  readonly least: number
  readonly links: readonly ChainLink[]
  /** Which link is printed between two clauses; a text with another one is not read. */
  readonly linkBetween: (before: unknown, after: unknown) => number
}
export interface ChainLink {
  readonly form: Form
  readonly text: string
}

declare const valueOf: unique symbol
/** A syntax of the values of T. */
export type Syntax<T> = SyntaxNode & { readonly [valueOf]?: T }
