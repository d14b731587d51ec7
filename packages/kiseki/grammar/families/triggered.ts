import { type Ability, type Family, type Phrases, abilityFamily, choice, phrase } from '@fudaba/cardtext'
import { limitHead } from './limitHead.ts'

/** 誘発クラフト (1211): …した時, …開始時, …終了時. */
export const triggered = (p: Phrases): Family =>
  abilityFamily('triggered', choice<Ability>(phrase.triggered(p), phrase.triggered(p, limitHead(p))), {
    en: (tree, say) => say.ability(tree),
    examples: [
      '[登場]カードを1枚引く。',
      '戦闘フェイズ開始時、これをレディする。',
      '1ターンに1回、これが攻撃した時、カードを1枚引く。',
    ],
  })
