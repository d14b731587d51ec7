import { type Family, type Phrases, abilityFamily, effectFamily, phrase } from '@fudaba/cardtext'

/** フィールドアビリティ (11.7). */
export const continuous = (p: Phrases): Family =>
  abilityFamily('continuous', phrase.continuous(p), {
    en: (tree, say) => say.ability(tree),
    examples: [
      'このユニットは攻撃できない。',
      'あなたの他の【兵士】のユニットのパワーを+500する。',
      '対戦相手のユニットはソウル(1)を支払わないかぎり攻撃できない。',
    ],
  })

/** 置換効果 (11.9.5.2): …場合、代わりに…. */
export const replacement = (p: Phrases): Family =>
  abilityFamily('replacement', phrase.replacement(p, '場合、代わりに'), {
    en: (tree, say) => say.ability(tree),
    examples: ['このユニットが破壊される場合、代わりにこのユニットを手札に戻す。'],
  })

/** What a spell or a burst does, and the sentences that follow the first of an ability. */
export const effect = (p: Phrases): Family =>
  effectFamily('effect', p.body, {
    en: (tree, say) => `${say.effect(tree)}.`,
    examples: [
      '対戦相手のユニットを1体選び、それに2000ダメージを与える。',
      'ターンの終わりまで、あなたのユニットのパワーを+1000する。',
    ],
  })
