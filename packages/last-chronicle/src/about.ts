/** What places and numbers of the table are for, in a line each: shown where they are pointed at. */
export const about = {
  'about.life': { ja: '0になったプレイヤーが敗北する', en: 'Whoever has none left loses' },
  'about.era': {
    ja: 'レベルがこれより高いユニットは攻撃も防御もできない',
    en: 'Units of a higher level can neither attack nor defend',
  },
  'about.ca': {
    ja: 'CAヤードのカードの合計。足りれば時代を進められる',
    en: 'The sum of the CA yard; enough of it lets the era advance',
  },
  'about.souls': {
    ja: 'ワイプしてコストを支払うカード',
    en: 'Cards that are wiped (turned sideways) to pay',
  },
  'about.chrono': { ja: 'クロノチェックのカード。CAを数える', en: 'Cards of chrono checks, which count CA' },
  'about.eras': { ja: 'これまでに進めた時代', en: 'The eras that were reached' },
  'about.discard': { ja: '使われたカードと破壊されたカード', en: 'Where used and destroyed cards go' },
} as const
