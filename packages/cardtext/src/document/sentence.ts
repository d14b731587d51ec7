import type { PrintedSpan } from '../base/errors.ts'
import type { Role } from '../grammar/family.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { swallowed } from './markers.ts'
import { normalise } from '../normalise/normalise.ts'
import { OutOfBounds, Parser } from '../parser/parser.ts'

/** A sentence that exactly one family reads whole, and prints back. */
export interface ReadSentence {
  readonly kind: 'read'
  readonly family: string
  readonly tree: unknown
  readonly text: string
  readonly span: PrintedSpan
}

/** A sentence that means nothing to the game. It is kept, shown and counted, and does nothing. */
export interface DeclinedSentence {
  readonly kind: 'declined'
  readonly reason: DeclineReason
  readonly text: string
  /** The whole sentence in the printed text. */
  readonly span: PrintedSpan
  /** What was not understood, in the printed text. */
  readonly unread: PrintedSpan
  /** What could have followed there. */
  readonly expected: readonly string[]
  /** The family that came furthest. */
  readonly nearest: string | null
  /** Of an ambiguous sentence: its trees, each with its family. */
  readonly readings: readonly Reading[]
}

/**
 * unread: no family reads it. ambiguous, not-printed-back, swallowed: the grammar is wrong about it, which is an
 * error of the grammar. out-of-bounds: longer or more tangled than any card.
 */
export type DeclineReason = 'unread' | 'ambiguous' | 'not-printed-back' | 'swallowed' | 'out-of-bounds'

/** One way to read a sentence: the family that reads it, and what it means. */
export interface Reading {
  readonly family: string
  readonly tree: unknown
}

export type Sentence = ReadSentence | DeclinedSentence

const LONGEST_SENTENCE = 1_500

/** Where a sentence stands: its normal text begins at `start`; spans are asked for in the printed text. */
export interface PlaceInText {
  readonly start: number
  readonly span: (start: number, end: number) => PrintedSpan
  /** What it can be there. */
  readonly roles: readonly Role[]
}

/** Every reading by a family of these roles. */
export function readings(grammar: Grammar, text: string, roles: readonly Role[]): Reading[] {
  const { program, families } = grammar
  const parser = new Parser(program, text)
  const out: Reading[] = []
  for (const [family, root] of program.roots)
    if (roles.includes(families.get(family)!.role))
      for (const tree of parser.parseWhole(root)) out.push({ family, tree })
  return out
}

export function readSentence(grammar: Grammar, text: string, { start, span, roles }: PlaceInText): Sentence {
  const end = start + text.length
  const whole = span(start, end)
  const declined = (reason: DeclineReason, more: Partial<DeclinedSentence> = {}): DeclinedSentence => ({
    kind: 'declined',
    reason,
    text,
    span: whole,
    unread: whole,
    expected: [],
    nearest: null,
    readings: [],
    ...more,
  })
  if (text.length > LONGEST_SENTENCE) return declined('out-of-bounds')
  try {
    const found = readings(grammar, text, roles)
    if (found.length === 0) {
      const { at, expected, nearest } = furthest(grammar, text, roles)
      return declined('unread', { unread: span(start + at, end), expected, nearest })
    }
    if (found.length > 1) return declined('ambiguous', { readings: found, nearest: found[0].family })
    const [{ family, tree }] = found
    if (grammar.write(family, tree) !== text)
      return declined('not-printed-back', { nearest: family, readings: found })
    const { markers, nameBrackets = [] } = grammar.spec
    const [lost] = swallowed(text, tree, markers, nameBrackets)
    if (lost !== undefined) {
      const unread = span(start + lost.at, start + lost.at + lost.word.length)
      return declined('swallowed', { nearest: family, readings: found, unread })
    }
    return { kind: 'read', family, tree, text, span: whole }
  } catch (problem) {
    if (problem instanceof OutOfBounds) return declined('out-of-bounds')
    throw problem
  }
}

/** The furthest place at which a family failed, what it expected there, and which family it was. Each is parsed alone. */
export function furthest(
  grammar: Grammar,
  text: string,
  roles: readonly Role[],
): { at: number; expected: string[]; nearest: string | null } {
  const { program } = grammar
  let at = 0
  let expected = new Set<string>()
  let candidates: string[] = []
  for (const [family, root] of program.roots) {
    if (!roles.includes(grammar.families.get(family)!.role)) continue
    const parser = new Parser(program, text, true)
    try {
      parser.parseWhole(root)
    } catch (problem) {
      if (!(problem instanceof OutOfBounds)) throw problem
    }
    if (parser.furthest > at) {
      at = parser.furthest
      expected = new Set()
      candidates = []
    }
    if (parser.furthest < at) continue
    candidates.push(family)
    for (const each of parser.expected) expected.add(each)
  }
  return {
    at,
    expected: [...expected].slice(0, 24),
    nearest: at === 0 ? null : mostSimilar(grammar, text, candidates),
  }
}

/** Of families that came equally far, the one with the most similar example (Dice coefficient of letter pairs). */
function mostSimilar(grammar: Grammar, text: string, families: readonly string[]): string {
  const own = letterPairs(text)
  const similarity = (family: string): number =>
    Math.max(
      0,
      ...grammar.families.get(family)!.examples.map((example) => {
        const pairs = letterPairs(normalise(example, grammar.spec.normal).text)
        const shared = [...own].filter((pair) => pairs.has(pair)).length
        return (2 * shared) / (own.size + pairs.size)
      }),
    )
  return families.reduce((best, family) => (similarity(family) > similarity(best) ? family : best))
}

const letterPairs = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)))
