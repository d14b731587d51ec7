/** What places and numbers of the table are for, in a line each: shown where they are pointed at. */
export const about = {
  'about.life': {
    ja: '山札がライフ。なくなると敗北する',
    en: 'The deck is life: whoever has none left loses',
  },
  'about.graveyard': { ja: '使われたカード', en: 'Where used cards go' },
  'about.fog': { ja: '効果が続いているカード', en: 'Cards whose effects go on' },
} as const
