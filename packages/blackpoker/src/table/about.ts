/** What places and numbers of the table are for, in a line each: shown where they are pointed at. */
export const about = {
  'about.life': {
    ja: '山札がライフ。なくなると敗北する。相手のものは10枚未満になるまで数えられない',
    en: 'The deck is life: whoever has none left loses. The other’s may be counted only below ten',
  },
  'about.graveyard': { ja: '使われたカード', en: 'Where used cards go' },
  'about.fog': { ja: '効果が続いているカード', en: 'Cards whose effects go on' },
  'about.stage': {
    ja: '起こしたアクションが解決を待つ場所。最後のものから解決する',
    en: 'Actions wait here; the last one resolves first',
  },
  'about.field': { ja: '兵士と防壁', en: 'Soldiers and barriers' },
  'about.new': {
    ja: '出したばかりで、このターンは攻撃できない',
    en: 'Just summoned: it does not attack this turn',
  },
  'about.size': { ja: '戦う強さと与えるダメージ', en: 'Its strength in a fight, and the damage it deals' },
} as const
