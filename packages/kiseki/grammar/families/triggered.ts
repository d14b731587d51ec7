import { type Family, type Phrases, abilityFamily, phrase } from '@fudaba/cardtext'

/** 誘発クラフト (1211): …した時, …開始時, …終了時. */
export const triggered = (p: Phrases): Family =>
  abilityFamily('triggered', phrase.triggered(p), {
    en: (tree, say) => say.ability(tree),
    examples: ['[登場]カードを1枚引く。', '戦闘フェイズ開始時、これをレディする。'],
  })
