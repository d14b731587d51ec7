import type { ClauseRow } from '@fudaba/kernel/rules'

/**
 * Chapters 1400 to 1600: icon crafts, loops, simultaneous choices, corrections.
 * Titles are our own words; a row without a kind is enforced.
 */
export const clauses1400to1600 = {
  '1400': {
    kind: 'structural',
    title: { ja: 'アイコンクラフト', en: 'Icon crafts' },
    because: 'A heading.',
  },
  '1401': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '1401.1': {
    kind: 'definition',
    title: { ja: 'アイコンクラフトは語で書かれたクラフト', en: 'An icon craft is a craft written as a word' },
    because: 'Names the shorthand; each word has its own clause.',
    usedBy: ['1402.1', '1406.1', '1411.1'],
    models: 'iconCrafts',
  },
  '1402': {
    kind: 'structural',
    title: { ja: '【暗躍】', en: 'Covert' },
    because: 'A heading.',
  },
  '1402.1': {
    title: {
      ja: '【暗躍】同士か本人としか攻防しない',
      en: 'Attacks players and covert UNITs only, attacked by covert UNITs only',
    },
  },
  '1403': {
    kind: 'structural',
    title: { ja: '【援軍】', en: 'Reinforcement' },
    because: 'A heading.',
  },
  '1403.1': {
    title: {
      ja: '同じ組織が場になければUNITとしてプレイできない',
      en: 'Not playable as a UNIT without its organisation in your field',
    },
  },
  '1404': {
    kind: 'structural',
    title: { ja: '【帰属】', en: 'Affiliation' },
    because: 'A heading.',
  },
  '1404.1': {
    title: {
      ja: 'ターン最初の攻撃をしたUNITの組織を得る',
      en: 'Gains the organisations of the first attackers of the turn',
    },
  },
  '1405': {
    kind: 'structural',
    title: { ja: '【派遣】', en: 'Dispatch' },
    because: 'A heading.',
  },
  '1405.1': {
    title: {
      ja: '裏向きの拠点からプレイでき、手札1枚を拠点に補える',
      en: 'Playable face down from the homebase, and a hand card may take its place',
    },
  },
  '1406': {
    kind: 'structural',
    title: { ja: '【武術】', en: 'Martial art' },
    because: 'A heading.',
  },
  '1406.1': {
    title: {
      ja: '【武術】のないUNITとの戦闘で1体ごとに+1/+1',
      en: '+1/+1 in battle for each opposing UNIT without it',
    },
  },
  '1407': {
    kind: 'structural',
    title: { ja: '【ヘイト】', en: 'Provoke' },
    because: 'A heading.',
  },
  '1407.1': {
    title: { ja: '相手の攻撃を自分に引きつける', en: 'The opponent attacks this if able' },
  },
  '1408': {
    kind: 'structural',
    title: { ja: '【戦術リンク】', en: 'Tactical link' },
    because: 'A heading.',
  },
  '1408.1': {
    title: {
      ja: 'これか【暗躍】のない味方が場に出た時、両方レディで未リンクなら戦術リンクできる',
      en: 'When this or an open companion enters, two ready unlinked UNITs may link',
    },
  },
  '1409': {
    kind: 'structural',
    title: { ja: '【高揚】', en: 'Elation' },
    because: 'A heading.',
  },
  '1409.1': {
    title: {
      ja: '絆が20以下の間、どこでもクラフトが加わる',
      en: 'At bond 20 or less it has the craft, in every zone',
    },
  },
  '1410': {
    kind: 'structural',
    title: { ja: '【体制崩し】', en: 'Off balance' },
    because: 'A heading.',
  },
  '1410.1': {
    title: { ja: '攻めた相手を横にする', en: 'When it attacks, the UNIT it attacks is turned' },
  },
  '1411': {
    kind: 'structural',
    title: { ja: '【搭乗X】', en: 'Boarding X' },
    because: 'A heading.',
  },
  '1411.1': {
    title: {
      ja: 'レディのUNITを2つまで、CP合計X以上で搭乗させる。UNITでない時だけ',
      en: 'Up to two ready UNITs of CP X or more board; only while it is no UNIT',
    },
  },
  '1412': {
    kind: 'structural',
    title: { ja: '【魔法】', en: 'Magic' },
    because: 'A heading.',
  },
  '1412.1': {
    title: {
      ja: '自身をスタンし、回復フェイズ開始時に回復する',
      en: 'Stun itself; it recovers at the start of recovery',
    },
  },
  '1413': {
    kind: 'structural',
    title: { ja: '【光まとう翼X】', en: 'Wings X' },
    because: 'A heading.',
  },
  '1413.1': {
    title: { ja: '光まとう翼をXにする', en: 'Its wings are X' },
  },
  '1414': {
    kind: 'structural',
    title: { ja: '【呪い】', en: 'Curse' },
    because: 'A heading.',
  },
  '1414.1': {
    title: { ja: '持っているだけで呪われた扱い', en: 'This card is cursed' },
  },
  '1415': {
    kind: 'structural',
    title: { ja: '【暗躍:選択式】', en: 'Covert by choice' },
    because: 'A heading.',
  },
  '1415.1': {
    title: { ja: '場に出る時【暗躍】を持つか選べる', en: 'As it enters one may choose that it is covert' },
  },
  '1416': {
    kind: 'structural',
    title: { ja: '【人形】', en: 'Puppet' },
    because: 'A heading.',
  },
  '1416.1': {
    title: { ja: 'どこにあってもITEMとUNITを兼ねる', en: 'An ITEM・UNIT in every zone' },
  },

  '1500': {
    kind: 'structural',
    title: { ja: 'その他のルール', en: 'Other rules' },
    because: 'A heading.',
  },
  '1501': {
    kind: 'structural',
    title: { ja: 'ループ', en: 'Loops' },
    because: 'A heading.',
  },
  '1501.1': {
    title: { ja: 'ループは同じ行動の繰り返し', en: 'A loop is the same actions again and again' },
  },
  '1501.1a': {
    title: {
      ja: '1人が続けられるなら回数を言い、すぐには再開できない',
      en: 'One player names the number of rounds and may not start again at once',
    },
  },
  '1501.1b': {
    title: {
      ja: '2人なら順に言い、少ない方だけ行う',
      en: 'Both name a number, primary first; the smaller counts',
    },
  },
  '1501.1c': {
    title: { ja: '誰も止められなければ引き分け', en: 'A loop nobody can stop is a draw' },
  },
  '1502': {
    kind: 'structural',
    title: { ja: '同時処理の実行', en: 'Acting at the same time' },
    because: 'A heading.',
  },
  '1502.1': {
    title: {
      ja: 'プライマリーから選び、同時に行う',
      en: 'The primary player chooses first, then all is done together',
    },
  },
  '1503': {
    kind: 'structural',
    title: { ja: 'カードの文章', en: 'The words of a card' },
    because: 'A heading.',
  },
  '1503.1': {
    title: { ja: 'どの言語でも日本語版の文章に従う', en: 'In every language the Japanese text counts' },
  },

  '1600': {
    kind: 'structural',
    title: { ja: 'テキスト訂正', en: 'Corrections' },
    because: 'A heading.',
  },
  '1601': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '1601.1': {
    title: { ja: '訂正後の文を正しいものとして扱う', en: 'A correction replaces what is printed' },
  },
  '1602': {
    kind: 'informative',
    title: { ja: '04-009の訂正：テキスト', en: 'Correction of 04-009: text' },
    because: 'correction of a real card, kept as data',
  },
  '1603': {
    kind: 'informative',
    title: {
      ja: '番号のないカードの訂正：アーツのテキスト',
      en: 'Correction of a card given without its number: text of the art',
    },
    because: 'correction of a real card, kept as data',
  },
  '1604': {
    kind: 'informative',
    title: { ja: '03-014の訂正：サブ名', en: 'Correction of 03-014: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1605': {
    kind: 'informative',
    title: { ja: '03-021の訂正：サブ名、テキスト', en: 'Correction of 03-021: sub-name, text' },
    because: 'correction of a real card, kept as data',
  },
  '1606': {
    kind: 'informative',
    title: { ja: '03-022の訂正：サブ名', en: 'Correction of 03-022: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1607': {
    kind: 'informative',
    title: { ja: '03-023の訂正：サブ名', en: 'Correction of 03-023: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1608': {
    kind: 'informative',
    title: { ja: '03-028の訂正：テキスト', en: 'Correction of 03-028: text' },
    because: 'correction of a real card, kept as data',
  },
  '1609': {
    kind: 'informative',
    title: { ja: '03-034の訂正：サブ名', en: 'Correction of 03-034: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1610': {
    kind: 'informative',
    title: { ja: '03-039の訂正：サブ名', en: 'Correction of 03-039: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1611': {
    kind: 'informative',
    title: { ja: '03-040の訂正：サブ名', en: 'Correction of 03-040: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1612': {
    kind: 'informative',
    title: { ja: '03-044の訂正：サブ名', en: 'Correction of 03-044: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1613': {
    kind: 'informative',
    title: { ja: '03-049の訂正：サブ名', en: 'Correction of 03-049: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1614': {
    kind: 'informative',
    title: { ja: '03-064の訂正：サブ名', en: 'Correction of 03-064: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1615': {
    kind: 'informative',
    title: { ja: '03-071の訂正：テキスト', en: 'Correction of 03-071: text' },
    because: 'correction of a real card, kept as data',
  },
  '1616': {
    kind: 'informative',
    title: { ja: '03-076の訂正：サブ名', en: 'Correction of 03-076: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1617': {
    kind: 'informative',
    title: { ja: '03-081の訂正：テキスト', en: 'Correction of 03-081: text' },
    because: 'correction of a real card, kept as data',
  },
  '1618': {
    kind: 'informative',
    title: { ja: '03-089の訂正：サブ名', en: 'Correction of 03-089: sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1619': {
    kind: 'informative',
    title: {
      ja: '03-095の訂正：カード名、サブ名、テキスト',
      en: 'Correction of 03-095: name, sub-name, text',
    },
    because: 'correction of a real card, kept as data',
  },
  '1620': {
    kind: 'informative',
    title: { ja: '03-101の訂正：カード名、サブ名', en: 'Correction of 03-101: name, sub-name' },
    because: 'correction of a real card, kept as data',
  },
  '1621': {
    kind: 'informative',
    title: { ja: '02-008の訂正：テキスト', en: 'Correction of 02-008: text' },
    because: 'correction of a real card, kept as data',
  },
  '1622': {
    kind: 'informative',
    title: { ja: '02-028の訂正：CPコスト', en: 'Correction of 02-028: CP cost' },
    because: 'correction of a real card, kept as data',
  },
  '1623': {
    kind: 'informative',
    title: { ja: '02-064の訂正：テキスト', en: 'Correction of 02-064: text' },
    because: 'correction of a real card, kept as data',
  },
  '1624': {
    kind: 'informative',
    title: { ja: '02-105の訂正：創設レベル、テキスト', en: 'Correction of 02-105: founding level, text' },
    because: 'correction of a real card, kept as data',
  },
  '1625': {
    kind: 'informative',
    title: { ja: '02-079の訂正：テキスト', en: 'Correction of 02-079: text' },
    because: 'correction of a real card, kept as data',
  },
} as const satisfies Record<string, ClauseRow>
