import { type Family, type Phrases, effectFamily, phrase, riderFamily } from '@fudaba/cardtext'

/** The sentences that follow the first of an ability. */
export const effect = (p: Phrases): Family =>
  effectFamily('effect', p.body, {
    en: (tree, say) => `${say.effect(tree)}.`,
    examples: ['相手のリアガードを1枚選び、退却させる。', 'さらに、1枚引く。', '払ったら、2枚引く。'],
  })

/** この能力は使えなくなる (8.1.1.2.3.1): whatever came of the rest. */
export const usedUp = (p: Phrases): Family =>
  riderFamily('used-up', phrase.usedUpRider(p, '、この能力は使えなくなる'), {
    en: (tree, say) => `${say.rider(tree)}.`,
    examples: ['そのターン中、この能力は使えなくなる。'],
  })
