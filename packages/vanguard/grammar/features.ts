import {
  type Condition,
  type Feature,
  type Phrases,
  type Syntax,
  after,
  choice,
  constant,
  field,
  many,
  node,
  phrase,
  quoted,
  says,
  seq,
  word,
} from '@fudaba/cardtext'
import { abilityLabels, declarations } from './keywords.ts'
import { hitConditions } from './events.ts'
import { races, verbStates } from './vocabulary.ts'

const race = node('vanguard.race', field('race', quoted('〈', '〉', word(races))))
const doing = node('state', field('state', word(verbStates)))

/** What only this game says of a card. */
export const features = (p: Phrases): readonly Syntax<Feature>[] => [
  after(race, 'の'),
  doing,
  node('vanguard.column', field('as', p.reference), 'と同じ縦列の'),
  node('vanguard.other-name', field('as', p.reference), 'と別名の'),
  node('vanguard.legion-with', field('as', p.reference), 'と双闘できる'),
  node('vanguard.has', field('label', word(abilityLabels)), 'の能力を持つ'),
  node('vanguard.declared', '宣言した', field('of', word(declarations)), 'の'),
]
/** グレード3以上: a number that ends with a word, or the next number would be read with it. */
const numbered = (p: Phrases): Syntax<Feature> =>
  node(
    'number',
    field('characteristic', constant('grade')),
    'グレード',
    field(
      'comparison',
      seq(
        field('amount', phrase.plain(p)),
        field('than', choice<'at-least' | 'at-most'>(says('以上', 'at-least'), says('以下', 'at-most'))),
      ),
    ),
  )
export const heads = (p: Phrases): readonly Syntax<Feature>[] => [
  race,
  doing,
  numbered(p),
  // ヴァンガードかリアガード
  node(
    'any',
    field(
      'of',
      many(node('noun', field('noun', word(p.lexicon.nouns))), {
        least: 2,
        most: 3,
        separator: '、',
        last: 'か',
      }),
    ),
  ),
]

/** あなたのヴァンガードが《…》: there is one, and it is. */
export const conditions = (p: Phrases): readonly Syntax<Condition>[] => [
  ...hitConditions,
  node('vanguard.is', field('what', p.selector), 'が', field('as', p.selector)),
]
