import * as fc from 'fast-check'
import { refuseJapanese } from '../english/text.ts'
import type { Grammar } from '../grammar.ts'
import { readings } from '../sentence.ts'
import { sameTree } from '../syntax/equal.ts'
import { type Drawing, arbitrary } from './arbitrary.ts'

export interface GeneratedSentence {
  readonly family: string
  readonly tree: unknown
  /** What the grammar prints for it. */
  readonly text: string
}

/** Sentences of one family, drawn from its own description. */
export function sentencesOf(
  grammar: Grammar,
  family: string,
  drawing?: Drawing,
): fc.Arbitrary<GeneratedSentence> {
  const { syntax } = grammar.families.get(family)!
  return arbitrary(syntax, drawing).map((tree) => {
    const text = grammar.write(family, tree)
    if (text === null) throw new Error(`${family} has no words for its own ${JSON.stringify(tree)}`)
    return { family, tree, text }
  })
}

/** Sentences of any family. */
export const anySentence = (grammar: Grammar, drawing?: Drawing): fc.Arbitrary<GeneratedSentence> =>
  fc.oneof(...[...grammar.families.keys()].map((family) => sentencesOf(grammar, family, drawing)))

/**
 * Reading and printing are each other's inverse, over generated trees: parse(print(e)) = e, by this family and no
 * other of its role; print(parse(t)) = t; and the English has no Japanese but names.
 */
export function checkLaws(
  grammar: Grammar,
  options: fc.Parameters<[GeneratedSentence]> & Drawing = {},
): void {
  const { depth, names, ...parameters } = options
  for (const family of grammar.families.values())
    fc.assert(
      fc.property(sentencesOf(grammar, family.name, { depth, names }), ({ tree, text }) => {
        const found = readings(grammar, text, [family.role])
        if (found.length !== 1)
          throw new Error(
            `${text} has ${found.length} readings: ${found.map((each) => JSON.stringify(each)).join('\n')}`,
          )
        if (found[0].family !== family.name) throw new Error(`${text} is read by ${found[0].family}`)
        if (!sameTree(found[0].tree, tree))
          throw new Error(
            `${text} is read as ${JSON.stringify(found[0].tree)}, not as ${JSON.stringify(tree)}`,
          )
        if (grammar.write(family.name, found[0].tree) !== text) throw new Error(`${text} is not printed back`)
        refuseJapanese((family.en as (tree: unknown, say: unknown) => string)(tree, grammar.spec.say))
      }),
      parameters,
    )
}
