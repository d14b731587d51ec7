import type { ChainLink, NumberStyle, PartNode, Syntax, SyntaxNode } from './node.ts'
import type { Form, Verb } from './verb.ts'
import type { VerbList, WordList } from './words.ts'

/** The combinators: one description, from which the reader, the printer and the generator are made. */

/** A part of a node, as `field` makes it. */
export interface Field<K extends string, T> {
  readonly key: K
  readonly of: Syntax<T>
}
/** A string is a literal. */
export type Part = string | Syntax<void> | Field<string, unknown>

type FieldsOf<P extends readonly Part[]> = {
  readonly [F in Extract<P[number], Field<string, unknown>> as F['key']]: F extends Field<string, infer T>
    ? T
    : never
}

/** Exactly this text; it means nothing by itself. */
export const literal = (text: string): Syntax<void> => ({ kind: 'text', text, value: undefined })

/** A text that stands for a value: すべて for {kind: 'all'}. */
export const says = <const T>(text: string, value: T): Syntax<T> => ({ kind: 'text', text, value })

/** A value that is not printed. */
export const constant = <const T>(value: T): Syntax<T> => says('', value)

/** A verb in the form its place asks for. */
export const verb = (of: Verb): Syntax<void> => ({ kind: 'verb', verb: of })

/** A word of a list, as its id. Verbs stand in the form their place asks for. */
export const word = <Id extends string>(list: WordList<Id> | VerbList<Id>): Syntax<Id> => ({
  kind: 'word',
  list: list as unknown as WordList,
})

/** A number in digits or in Japanese numerals, by its style. */
export const number = (style: NumberStyle = 'plain'): Syntax<number> => ({ kind: 'number', style })

/** What stands between a bracket and its partner, read by another syntax. */
export const quoted = <T>(open: string, close: string, inner: Syntax<T>): Syntax<T> => ({
  kind: 'quoted',
  open,
  close,
  inner,
})

/** Any text between a bracket and its partner: a name nobody has registered. */
export const quotedText = (open: string, close: string): Syntax<string> => ({
  kind: 'quoted',
  open,
  close,
  inner: null,
})

/** A part of a node: what the syntax reads is stored under the key. */
export const field = <K extends string, T>(key: K, of: Syntax<T>): Field<K, T> => ({ key, of })

/** A part that may be missing; then the node has no such key. */
export const maybe = <K extends string, T>(key: K, of: Syntax<T>): Field<K, T | undefined> => ({
  key,
  of: optional(of),
})

const isField = (part: Exclude<Part, string>): part is Field<string, unknown> => 'key' in part

const partNode = (part: Part): PartNode =>
  typeof part === 'string'
    ? { key: null, of: literal(part) }
    : isField(part)
      ? { key: part.key, of: part.of }
      : { key: null, of: part }

/** Parts in order; the value is a record of the fields. */
export const seq = <const P extends readonly Part[]>(...parts: P): Syntax<FieldsOf<P>> => ({
  kind: 'sequence',
  tag: null,
  parts: parts.map(partNode),
})

/** A node of the tree: its kind, and a record of the fields. */
export const node = <const K extends string, const P extends readonly Part[]>(
  kind: K,
  ...parts: P
): Syntax<{ readonly kind: K } & FieldsOf<P>> => ({
  kind: 'sequence',
  tag: kind,
  parts: parts.map(partNode),
})

/** Text around a value. */
export const around = <T>(before: string, of: Syntax<T>, after: string): Syntax<T> => ({
  kind: 'sequence',
  tag: null,
  parts: [
    { key: null, of: literal(before) },
    { key: '', of },
    { key: null, of: literal(after) },
  ],
})

/** The text, then the syntax. */
export const before =
  (text: string) =>
  <T>(of: Syntax<T>): Syntax<T> =>
    around(text, of, '')
/** The syntax, then the text. */
export const after = <T>(of: Syntax<T>, text: string): Syntax<T> => around('', of, text)

/** One of several. Printing takes the first that has words for the value. */
export const choice = <T>(...of: readonly Syntax<T>[]): Syntax<T> => ({ kind: 'choice', of })

/** The syntax, or nothing. */
export const optional = <T>(of: Syntax<T>): Syntax<T | undefined> => ({ kind: 'optional', of })

export interface Repetition {
  readonly least?: number
  readonly most?: number
  /** Between all of them (、), and between the last two if that differs (か). */
  readonly separator?: string
  readonly last?: string
}

/** The syntax again and again, between separators. */
export const many = <T>(of: Syntax<T>, how: Repetition = {}): Syntax<readonly T[]> => ({
  kind: 'many',
  of,
  separator: how.separator === undefined ? null : literal(how.separator),
  last: how.last === undefined ? null : literal(how.last),
  least: how.least ?? 0,
  most: how.most ?? 64,
})

/** At least one, with something between them. */
export const separated = <T>(of: Syntax<T>, separator: string, how: Repetition = {}): Syntax<readonly T[]> =>
  many(of, { least: 1, ...how, separator })

/** Through an isomorphism; undefined refuses, either way. `from` is also asked about foreign values. */
export const map = <A, B>(
  of: Syntax<A>,
  to: (value: A) => B | undefined,
  from: (value: B) => A | undefined,
): Syntax<B> => ({
  kind: 'map',
  of,
  to: to as (value: unknown) => unknown,
  from: from as (value: unknown) => unknown,
})

/** Only the values that pass, both in reading and in printing. */
export const refine = <T>(of: Syntax<T>, passes: (value: T) => boolean): Syntax<T> =>
  map(
    of,
    (value) => (passes(value) ? value : undefined),
    (value) => (passes(value) ? value : undefined),
  )

/** A record, and behind it another one that has these keys: both are one record. */
export const followed = <A extends object, B extends object>(
  first: Syntax<A>,
  second: Syntax<B>,
  keys: readonly (keyof B & string)[],
): Syntax<A & B> =>
  map(
    seq(field('first', first), field('second', second)),
    (value) => ({ ...value.first, ...value.second }),
    (value) => {
      if (typeof value !== 'object' || value === null) return undefined
      const entries = Object.entries(value)
      const isSecond = ([key]: readonly [string, unknown]): boolean => keys.includes(key as never)
      return {
        first: Object.fromEntries(entries.filter((each) => !isSecond(each))) as A,
        second: Object.fromEntries(entries.filter(isSecond)) as unknown as B,
      }
    },
  )

/** For rules that contain themselves. */
export const lazy = <T>(make: () => Syntax<T>): Syntax<T> => {
  let made: SyntaxNode | null = null
  return { kind: 'lazy', get: () => (made ??= make()) }
}

/** The verb of what is inside stands in this form. */
export const inForm = <T>(form: Form, of: Syntax<T>): Syntax<T> => ({ kind: 'form', form, of, only: null })

/** The same for what can't be joined to anything: できない stands only at the end of its sentence. */
export const endingIn = <T>(form: Form, of: Syntax<T>): Syntax<T> => ({ kind: 'form', form, of, only: 'end' })
/** Only where another clause follows: できず、. */
export const joinedIn = <T>(form: Form, of: Syntax<T>): Syntax<T> => ({
  kind: 'form',
  form,
  of,
  only: 'join',
})

export interface Chaining<T> {
  readonly links: readonly ChainLink[]
  readonly linkBetween?: (before: T, after: T) => number
  readonly last?: Syntax<T>
  readonly least?: number
}

/** Clauses joined by the forms of their verbs: 選び、捨て、引く. */
export const chain = <T>(of: Syntax<T>, how: Chaining<T>): Syntax<readonly T[]> => ({
  kind: 'chain',
  of,
  last: how.last ?? null,
  least: how.least ?? 1,
  links: how.links,
  linkBetween: (how.linkBetween ?? (() => 0)) as (before: unknown, after: unknown) => number,
})

/** What is said first holds for the rest of the sentence: そのターン中、…. */
export const scoped = <const K extends string, const F extends string, S, T>(
  kind: K,
  key: F,
  said: Syntax<S>,
  rest: Syntax<T>,
) => node(kind, field(key, said), '、', field('effect', rest))
