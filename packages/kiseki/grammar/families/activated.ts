import { type Ability, type Family, type Phrases, abilityFamily, choice, phrase } from '@fudaba/cardtext'
import { limitHead } from './limitHead.ts'

/** 起動クラフト (1210): コスト:効果. */
export const activated = (p: Phrases): Family =>
  abilityFamily(
    'activated',
    choice<Ability>(
      phrase.activated(p, phrase.costList(p, '、'), ':'),
      phrase.activated(p, phrase.costList(p, '、'), ':', limitHead(p)),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: [
        'これをスタンする、2EP支払う:カードを1枚引く。',
        '[アクション]:カードを1枚引く。',
        '1ターンに1回、1EP支払う:カードを1枚引く。',
      ],
    },
  )
