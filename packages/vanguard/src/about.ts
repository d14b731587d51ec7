/** What places and numbers of the table are for, in a line each: shown where they are pointed at. */
export const about = {
  'about.damage': { ja: '6枚になったファイターが敗北する', en: 'Whoever has six loses' },
  'about.soul': {
    ja: 'ヴァンガードの下のカード。ソウルブラストで支払う',
    en: 'Cards under the vanguard, which pay soul blasts',
  },
  'about.g': { ja: '超越で登場するGユニット', en: 'G units, which come by striding' },
  'about.drop': { ja: '使われたカードと退却したユニット', en: 'Where used cards and retired units go' },
  'about.trigger': { ja: 'トリガーチェックでめくられたカード', en: 'The card of a trigger check' },
  'about.front-centre': {
    ja: 'ここへのアタックがヒットするとダメージを受ける',
    en: 'A hit here deals damage',
  },
  'about.deck': { ja: 'なくなったファイターが敗北する', en: 'Whoever has no card left here loses' },
} as const
