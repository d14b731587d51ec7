import type { Messages } from '@fudaba/kernel/rules'

/** How the game is played, in as few sentences as a first game needs. */
export const primer = {
  'primer.1': {
    ja: 'ライフを0にすれば勝ち。ユニットを置き、攻撃する。',
    en: 'Bring the opponent’s life to zero: place units and attack.',
  },
  'primer.2': {
    ja: '毎ターン1枚引き、手札を1枚までソウルストーン（SS）にできる。SSを横向き（ワイプ）にするとその色のソウルが1つ出て、カードのコストを払う。',
    en: 'Each turn you draw, and may turn one card of your hand into a soul stone. Turning a stone sideways (wiping it) makes one soul of its colour, which pays for cards.',
  },
  'primer.3': {
    ja: 'コスト「3白白」は、白2つと何色でもよい3つ。',
    en: 'A cost of 3WW is two white souls and three of any colour.',
  },
  'primer.4': {
    ja: 'ユニットは置かれたターンには攻撃できない（速攻を除く）。レベルが自分の時代より高いユニットは攻撃も防御もできない。',
    en: 'A unit does not attack in the turn it is placed, unless it has Haste. A unit whose level is above your era can neither attack nor defend.',
  },
  'primer.5': {
    ja: '毎ターンのクロノチェックでデッキの上のカードがCAヤードに行く。CAの合計が7以上になると時代を進められる。',
    en: 'Each turn’s chrono check moves the top card of your deck to the CA yard. With seven CA there you may advance your era.',
  },
  'primer.6': {
    ja: '攻撃: 1体か、複数の小隊で。防御されなければATKの分（小隊は最大のATK）ライフが減る。',
    en: 'Attack with one unit or with a squad. Unblocked, the opponent loses life equal to its ATK (the highest one of a squad).',
  },
  'primer.7': {
    ja: '防御されたらパワーを比べ、相手のパワー以上のダメージを受けた方が破壊される。小隊はパワーを合計する。',
    en: 'Blocked, compare power: who is dealt as much as its own power is destroyed. A squad adds up its power.',
  },
  'primer.8': {
    ja: '攻撃したユニットは横向きになり、次の自分のターンまで防御できない。',
    en: 'Attackers lie sideways and cannot defend until your next turn.',
  },
  'primer.9': {
    ja: 'スペルと能力は相手の行動に応じて使えることもある。使わなければパスする。',
    en: 'Spells and abilities can often answer what the opponent does; if you do not want to, pass.',
  },
} as const satisfies Messages
