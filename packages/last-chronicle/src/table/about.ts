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
  'about.battlefield': { ja: 'ユニットが戦う場所', en: 'Where units fight' },
  'about.deck': { ja: '引けなくなったプレイヤーが敗北する', en: 'Whoever has to draw and cannot loses' },
  'about.power': {
    ja: '戦う強さ。これ以上のダメージを受けると破壊される',
    en: 'Its strength in a fight; as much damage destroys it',
  },
  'about.atk': {
    ja: '防御されなかった時に相手が失うライフ',
    en: 'The life the opponent loses when it is not blocked',
  },
  'about.cost': { ja: '支払うソウル', en: 'The souls it costs' },
  'about.level': {
    ja: '時代がこれに届くまで攻撃も防御もできない',
    en: 'It can neither attack nor defend before your era reaches this',
  },
  'about.invasion': { ja: '侵攻の回数', en: 'How often you have invaded' },
  'about.phase.recovery': { ja: 'カードを縦に戻す', en: 'Cards stand upright again' },
  'about.phase.draw': { ja: '1枚引く', en: 'Draw a card' },
  'about.phase.check': {
    ja: 'クロノチェック: デッキの上のカードがCAヤードへ',
    en: 'Chrono check: the top card of the deck goes to the CA yard',
  },
  'about.phase.main 1': { ja: 'SSを置き、カードを使う', en: 'Put a soul stone, play cards' },
  'about.phase.battle': { ja: '攻撃する', en: 'Attack' },
  'about.phase.main 2': { ja: 'もう一度カードを使う', en: 'Play cards once more' },
  'about.phase.adjustment': { ja: '手札を6枚までにする', en: 'Keep six cards' },
} as const
