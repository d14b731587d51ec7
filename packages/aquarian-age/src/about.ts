/** What places and numbers of the table are for, in a line each: shown where they are pointed at. */
export const about = {
  'about.damage': { ja: '10枚になったプレイヤーが敗北する', en: 'Whoever has ten loses' },
  'about.deck': { ja: '引けなくなったプレイヤーが敗北する', en: 'Whoever cannot draw loses' },
  'about.controlled': {
    ja: 'アタックやガードができるキャラクター',
    en: 'Characters that can attack and guard',
  },
  'about.power': {
    ja: 'キャラクターにセットされ、コストを支払うカード',
    en: 'Cards set on characters, which pay for what they do',
  },
  'about.discard': { ja: '使われたカード', en: 'Where used cards go' },
} as const
