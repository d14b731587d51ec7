import { type Family, type Phrases, abilityFamily, field, node, phrase } from '@fudaba/cardtext'
import { soulCost } from '../clauses/souls.ts'

/** トリガーアビリティ (11.6): …とき、…. */
export const triggered = (p: Phrases): Family =>
  abilityFamily('triggered', phrase.triggered(p), {
    en: (tree, say) => say.ability(tree),
    examples: [
      'このユニットが戦場に配置されたとき、カードを1枚引く。',
      'あなたのターンの終了時に、このユニットを回復する。',
      'このユニットが対戦相手にダメージを与えたとき、クロノチェックを1回行う。',
    ],
  })

/** ソウルバースト (15.2.10): ソウルバースト(コスト)⇒効果. */
export const soulBurst = (p: Phrases): Family =>
  abilityFamily(
    'soul-burst',
    node(
      'triggered',
      field('trigger', node('last-chronicle.soul-burst', 'ソウルバースト(', field('cost', soulCost), ')')),
      '⇒',
      field('effect', p.body),
    ),
    { en: (tree, say) => say.ability(tree), examples: ['ソウルバースト(1白)⇒カードを1枚引く。'] },
  )
