import { type Family, type Phrases, abilityFamily, phrase } from '@fudaba/cardtext'

/** 起動クラフト (1210): コスト:効果. */
export const activated = (p: Phrases): Family =>
  abilityFamily('activated', phrase.activated(p, phrase.costList(p, '、'), ':'), {
    en: (tree, say) => say.ability(tree),
    examples: ['これをスタンする、2EP支払う:カードを1枚引く。', '[アクション]:カードを1枚引く。'],
  })
