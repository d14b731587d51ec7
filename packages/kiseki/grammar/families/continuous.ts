import { type Family, type Phrases, abilityFamily, phrase } from '@fudaba/cardtext'

/** 常時クラフト (1212). */
export const continuous = (p: Phrases): Family =>
  abilityFamily('continuous', phrase.continuous(p), {
    en: (tree, say) => say.ability(tree),
    examples: ['これは攻撃されない。', 'これは攻撃中あなたの手札2枚につき+1/+0を得る。'],
  })
