import * as fc from 'fast-check'
import { refuseJapanese } from '../english/refuseJapanese.ts'
import type { Family } from '../grammar/family.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { readings } from '../document/sentence.ts'
import { sameTree } from '../syntax/sameTree.ts'
import { type Drawing, arbitraryText } from './arbitrary.ts'

export interface GeneratedSentence {
  readonly family: string
  readonly tree: unknown
  readonly text: string
}

/** Sentences of one family, drawn from its own description. */
export const sentencesOf = (
  grammar: Grammar,
  family: string,
  drawing?: Drawing,
): fc.Arbitrary<GeneratedSentence> =>
  arbitraryText(grammar.families.get(family)!.syntax, drawing).map((drawn) => ({ family, ...drawn }))

/** Sentences of any family. */
export const anySentence = (grammar: Grammar, drawing?: Drawing): fc.Arbitrary<GeneratedSentence> =>
  fc.oneof(...[...grammar.families.keys()].map((family) => sentencesOf(grammar, family, drawing)))

/**
 * Reading and printing are each other's inverse, over generated texts and trees: parse(print(e)) = e, in one way
 * and by this family and no other of its role; print(parse(t)) = t, so no tree has two wordings; and the English
 * has no Japanese but names.
 */
export function checkLaws(
  grammar: Grammar,
  options: fc.Parameters<[GeneratedSentence]> & Drawing = {},
): void {
  const { depth, names, ...parameters } = options
  for (const family of grammar.families.values())
    fc.assert(
      fc.property(sentencesOf(grammar, family.name, { depth, names }), (sentence) =>
        checkSentence(grammar, family, sentence),
      ),
      parameters,
    )
}

function checkSentence(grammar: Grammar, family: Family, { tree, text }: GeneratedSentence): void {
  const printed = grammar.write(family.name, tree)
  if (printed !== text) throw new Error(`${text} is printed as ${printed}: ${JSON.stringify(tree)}`)
  const found = readings(grammar, text, [family.role])
  if (found.length !== 1)
    throw new Error(
      `${text} has ${found.length} readings: ${found.map((each) => JSON.stringify(each)).join('\n')}`,
    )
  if (found[0].family !== family.name) throw new Error(`${text} is read by ${found[0].family}`)
  if (!sameTree(found[0].tree, tree))
    throw new Error(`${text} is read as ${JSON.stringify(found[0].tree)}, not as ${JSON.stringify(tree)}`)
  refuseJapanese(grammar.english(family.name, tree))
}
