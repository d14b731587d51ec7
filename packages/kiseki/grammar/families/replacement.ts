import { type Family, type Phrases, abilityFamily, phrase } from '@fudaba/cardtext'

/** 置換効果 (1216): …場合、代わりに…. */
export const replacement = (p: Phrases): Family =>
  abilityFamily('replacement', phrase.replacement(p, '場合、代わりに'), {
    en: (tree, say) => say.ability(tree),
    examples: ['これが即死する場合、代わりにこれを手札に戻す。'],
  })
