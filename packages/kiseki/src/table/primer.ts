import type { Messages } from '@fudaba/kernel/rules'

/** How the game is played, in as few sentences as a first game needs. */
export const primer = {
  'primer.1': {
    ja: '絆40点を先に失ったプレイヤーが負ける。UNITで攻撃して相手の絆を減らす。',
    en: 'Each player has 40 bond points; whoever has none left loses. UNITs attack to take them away.',
  },
  'primer.2': {
    ja: 'ターンは2人で共有する。イニシアチブを持つプレイヤーが先に準備し、先に攻撃する。次のターンは相手が先になる。',
    en: 'Both players share a turn. Who has the initiative prepares first and attacks first; next turn it is the other one.',
  },
  'primer.3': {
    ja: '準備: 2枚引き、手札を1枚まで拠点に裏向きで置き、拠点のカード1枚につき1CPを得て、UNITとITEMを出す。余ったCPはなくなる。',
    en: 'Preparation: draw two, put up to one card face down into your homebase, get 1 CP for each card there, and play UNITs and ITEMs. CP left over is lost.',
  },
  'primer.4': {
    ja: 'EVENT、アーツ、クラフト（能力）にはEPを支払う。EPは拠点のカードをアクション（横向き）にして得る。',
    en: 'EVENTs, arts and crafts (abilities) cost EP, which you get by turning homebase cards sideways.',
  },
  'primer.5': {
    ja: '戦闘: 交互に攻撃する。相手のUNITを攻撃し、STRがそのDEF以上ならスタンし、相手はそのCPの分の絆を失う。1体の攻撃なら余ったSTRも絆に通る。',
    en: 'Battle: players attack in turn. Attack a UNIT: with STR of at least its DEF it is stunned and costs its player bond equal to its CP. A single attacker also deals what its STR has left over.',
  },
  'primer.6': {
    ja: '攻撃されたUNITは応戦する。そのSTRが攻撃したUNITのDEF以上なら、攻撃した側もスタンする。',
    en: 'The attacked UNIT strikes back: if its STR reaches the DEF of an attacker, that one is stunned too.',
  },
  'primer.7': {
    ja: '攻撃できるUNITが相手にいなければ、プレイヤーを攻撃してSTRの分の絆を減らす。',
    en: 'If the opponent has no UNIT that can be attacked, you attack the player: bond equal to your STR.',
  },
  'primer.8': {
    ja: '攻撃したUNITは横向きになる。同じ組織のUNITは一緒に攻撃でき、STRを合計する。',
    en: 'Attackers are turned sideways. UNITs of one organisation may attack together and add up their STR.',
  },
  'primer.9': {
    ja: '回復: それぞれスタンしたUNITを1体だけ回復し、残りは軌跡（捨て札）へ行く。ターンの終わりに絆が0以下なら負け。',
    en: 'Recovery: each player saves one stunned UNIT, the others go to the trails (discard pile). Who has no bond at the end of the turn loses.',
  },
} as const satisfies Messages
