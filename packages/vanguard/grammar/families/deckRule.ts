import {
  type Ability,
  type Family,
  type Phrases,
  abilityFamily,
  choice,
  field,
  node,
  number,
} from '@fudaba/cardtext'
import '../nodes.ts'
import { icons } from './header.ts'

/** デッキに…入れることができる (5.1.2): before the game. */
export const deckRule = (_p: Phrases): Family =>
  abilityFamily(
    'deck',
    choice<Ability>(
      node(
        'deck',
        `${icons.continuous}:このカードはデッキに`,
        field('effect', node('vanguard.copies', field('amount', number()), '枚まで')),
        '入れることができる',
      ),
      node(
        'deck',
        `${icons.continuous}:このカードはデッキに`,
        field('effect', node('vanguard.copies', '好きな枚数')),
        '入れることができる',
      ),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: ['【永】:このカードはデッキに8枚まで入れることができる。'],
    },
  )
