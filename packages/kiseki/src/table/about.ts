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
  'about.field': { ja: 'UNITとITEMが並ぶ場所', en: 'Where your UNITs and ITEMs lie' },
  'about.deck': { ja: '引けなくなったプレイヤーが敗北する', en: 'Whoever has to draw and cannot loses' },
  'about.attacked': { ja: 'このプレイヤーが攻撃されている', en: 'An attack is aimed at this player' },
  'about.str': { ja: '攻撃と応戦の強さ', en: 'How hard it strikes' },
  'about.def': { ja: '相手のSTRがこれ以上だとスタンする', en: 'STR of as much or more stuns it' },
  'about.stunned': {
    ja: 'スタン: 回復フェイズに1体だけ回復でき、残りは軌跡へ行く',
    en: 'Stunned: in the recovery phase one is saved, the others go to the trails',
  },
  'about.support': {
    ja: 'サポート: 1体に攻撃されても余ったSTRが絆に通らない',
    en: 'Support: a single attacker gets nothing through to the bond',
  },
  'about.covert': {
    ja: '暗躍: 暗躍中のUNITからしか攻撃されず、プレイヤーと暗躍中のUNITだけを攻撃する',
    en: 'Covert: only covert UNITs attack it, and it attacks only players and covert UNITs',
  },
  'about.phase.preparation': {
    ja: '引き、拠点に置き、UNITとITEMを出す',
    en: 'Draw, lay a card into the homebase, play UNITs and ITEMs',
  },
  'about.phase.battle': { ja: '交互に攻撃する', en: 'The players attack in turn' },
  'about.phase.recovery': { ja: 'スタンしたUNITを1体回復する', en: 'One stunned UNIT each is saved' },
  'about.step.draw': { ja: '2枚引く', en: 'Draw two cards' },
  'about.step.homebase': {
    ja: '手札を1枚まで拠点に伏せる',
    en: 'Up to one hand card goes face down into the homebase',
  },
  'about.step.deployment': { ja: 'CPでUNITとITEMを出す', en: 'UNITs and ITEMs are played with CP' },
  'about.step.selection': { ja: '攻撃するUNITと対象を選ぶ', en: 'Attackers and their target are chosen' },
  'about.step.resolution': {
    ja: '応戦し、結果を決める',
    en: 'The target strikes back, and the fight is decided',
  },
  'about.cursed': {
    ja: '呪い: このUNITを離れるまで続く不利な効果',
    en: 'Cursed: a text has laid a curse on it, see the cards that speak of curses',
  },
  'about.supposedAlone': {
    ja: 'テキストにより、「これだけなら」の条件はほかのカードがあっても満たされる',
    en: 'By a text of theirs, “if this is the only one” holds for each card, whatever else is there',
  },
} as const
