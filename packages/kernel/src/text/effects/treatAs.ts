import type { EffectPart } from '../../game/book.ts'
import type { Selector } from '../../tree/tree.ts'
import { compileAmount } from '../query/amounts.ts'
import { compiledIn } from '../language/compiled.ts'
import { AbilityError, type Scope, wordOf } from '../language/language.ts'
import { gainParts } from './gains.ts'
import { type Applicability, appliesTo, changeParts, recomputedNumber, wordPart } from './parts.ts'

/** The parts of "treated as …", one or more for each feature of its phrase. */
export function treatParts(scope: Scope, as: Selector, on: Applicability): EffectPart[] {
  const { book, lexicon, treatedAs } = scope.language
  const { layers } = lexicon
  const yes = (): boolean => true
  return [...as.features, as.head].flatMap((feature): EffectPart[] => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- other features are refused
    switch (feature.kind) {
      case 'class':
      case 'name':
        return gainParts(scope, feature, true, on, [])
      case 'number': {
        const { characteristic, comparison } = feature
        const count = compileAmount(scope, comparison.amount)
        const change = { kind: 'set', characteristic, amount: comparison.amount } as const
        return changeParts(scope, change, recomputedNumber(count), on, false)
      }
      case 'type':
      case 'noun': {
        const type = feature.kind === 'type' ? wordOf(scope, lexicon.types, feature.type, 'type') : undefined
        if (type?.of !== undefined) {
          const set = { of: type.of }
          const word = type.word ?? (feature.kind === 'type' ? feature.type : '')
          return [wordPart(scope, set, word, true, layers.types, on, yes)]
        }
        const key = `${feature.kind}.${feature.kind === 'type' ? feature.type : feature.noun}`
        const query = treatedAs.get(key)
        if (query === undefined) throw new AbilityError(scope.name, `the lexicon has no ${key}`)
        compiledIn(scope.language, book).treatedWords.add(key)
        return [
          {
            kind: 'answer',
            query,
            applies: (g, effect, _asker, subject) => appliesTo(on, g, effect, subject),
            answer: () => 1,
          },
        ]
      }
      default:
        throw new AbilityError(scope.name, `nothing can be treated as having a ${feature.kind}`)
    }
  })
}
