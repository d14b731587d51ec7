/** What places and numbers of the table are for, in a line each: shown where they are pointed at. */
export const about = {
  'about.bond': { ja: 'なくなったプレイヤーが敗北する', en: 'Whoever has none left loses' },
  'about.cp': {
    ja: 'UNITとITEMの配備に支払う。残った分はなくなる',
    en: 'Pays for UNITs and ITEMs; what is left over is lost',
  },
  'about.ep': {
    ja: 'EVENTやアーツに支払う。拠点のカードをアクションして得る',
    en: 'Pays for EVENTs and arts; homebase cards are turned for it',
  },
  'about.initiative': { ja: 'このターン、先に行動するプレイヤー', en: 'Acts first this turn' },
  'about.primary': { ja: '今、処理を進めているプレイヤー', en: 'Whose part of the turn it is now' },
  'about.homebase': { ja: 'ここのカードからCPとEPを得る', en: 'Cards here give CP and EP' },
  'about.trails': { ja: '使われたカードと破壊されたカード', en: 'Where used and destroyed cards go' },
} as const
