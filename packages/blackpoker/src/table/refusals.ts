import type { Messages } from '@fudaba/kernel/rules'

/** Why something cannot be done now, where the title of the clause does not say it: by clause, and by what it tells. */
export const refusalMessages = {
  'why.cost.B': {
    ja: 'コストB: チャージ状態の自分の防壁が{need}体必要、今は{have}体',
    en: 'It costs {need} of your charged barriers, you have {have}',
  },
  'why.cost.L': {
    ja: 'コストL: ライフが{need}枚必要、今は{have}枚',
    en: 'It costs {need} of your life, you have {have}',
  },
  'why.cost.D': {
    ja: '捨てるカードとキーカードで手札が{need}枚必要、今は{have}枚',
    en: 'It takes {need} cards of your hand, with the key; you have {have}',
  },
  'refused.base.3.5.17#2': { ja: 'このアクションのキーカードではない', en: 'It is no key of this action' },
  'refused.base.3.5.17#3': {
    ja: 'これをキーにすると対象がない',
    en: 'With this key there is nothing to aim at',
  },
  'refused.base.3.5.12': { ja: 'ドライブ状態である', en: 'It is driven already' },
  'refused.legend.cost-B': { ja: '防壁ではない', en: 'It is no barrier' },
  'refused.attack.several-and-driven': { ja: 'ドライブ状態である', en: 'It is driven already' },
  'refused.attack.fresh': { ja: 'このターンに出たばかり', en: 'It entered the field this turn' },
  'refused.block.soldiers': { ja: 'ドライブ状態である', en: 'It is driven already' },
} as const satisfies Messages
