import { CardTextError } from '../base/errors.ts'
import { refuseJapanese } from '../english/refuseJapanese.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { normalise } from '../normalise/normalise.ts'
import { readings } from './sentence.ts'

/**
 * What every grammar owes, over the examples of its families: each is read by its own family and no other, in
 * one way, is printed back to the letter, and is said in English. Generated trees are `testing/laws.ts`.
 */
export function checkExamples(grammar: Grammar): void {
  for (const { name, role, examples } of grammar.families.values()) {
    if (examples.length === 0) throw new CardTextError('bad-example', `the family ${name} has no example`)
    for (const example of examples) {
      const { text } = normalise(example, grammar.spec.normal)
      const found = readings(grammar, text, [role])
      if (found.length !== 1 || found[0].family !== name)
        throw new CardTextError(
          'bad-example',
          `the family ${name} should alone read ${text}; read: ${JSON.stringify(found)}`,
        )
      const [{ tree }] = found
      if (grammar.write(name, tree) !== text)
        throw new CardTextError('bad-example', `${text} is printed as ${grammar.write(name, tree)}`)
      refuseJapanese(grammar.english(name, tree))
    }
  }
}
