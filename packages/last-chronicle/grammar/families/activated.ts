import { type Family, type Phrases, abilityFamily, phrase } from '@fudaba/cardtext'

/** アクションアビリティ (11.5): コスト:効果. */
export const activated = (p: Phrases): Family =>
  abilityFamily('activated', phrase.activated(p, phrase.costList(p, '、'), ':'), {
    en: (tree, say) => say.ability(tree),
    examples: [
      'ソウル(1白)、このユニットをワイプする:カードを1枚引く。',
      '(2):対戦相手に1ダメージを与える。',
      'ライフを2支払う:このユニットを回復する。',
    ],
  })
