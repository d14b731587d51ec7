/** A made-up clan of 16 different cards, in the form in which wikis have them, and a list of a deck of theirs. */

interface Printed {
  readonly name: string
  readonly grade: number
  readonly power: number
  readonly copies: number
  readonly icon?: string
  readonly shield?: number
  readonly text?: string
}

const cards: readonly Printed[] = [
  { name: '桟橋の見習い ロロ', grade: 0, power: 5000, copies: 1, shield: 10_000 },
  { name: '霧笛のハル', grade: 0, power: 5000, copies: 4, shield: 10_000, icon: 'クリティカル' },
  { name: '網つくろいのサヨ', grade: 0, power: 5000, copies: 4, shield: 5000, icon: 'ドロー' },
  { name: '潮待ちのトワ', grade: 0, power: 5000, copies: 4, shield: 10_000, icon: 'スタンド' },
  { name: '船医ミナト', grade: 0, power: 5000, copies: 4, shield: 10_000, icon: 'ヒール' },
  {
    name: '灯台の娘 アカリ',
    grade: 1,
    power: 7000,
    copies: 4,
    text: '【自】【(R)】:このユニットがヴァンガードをブーストした時、そのバトル中、このユニットのパワー+3000。',
  },
  {
    name: '水先案内 セト',
    grade: 1,
    power: 7000,
    copies: 4,
    text: '【自】:このユニットが(R)に登場した時、【ソウルチャージ】(1)。',
  },
  { name: '荷揚げのゴウ', grade: 1, power: 8000, copies: 4 },
  { name: '綱引きのマキ', grade: 1, power: 7000, copies: 2 },
  {
    name: '二番船の船長',
    grade: 2,
    power: 9000,
    copies: 4,
    text: '【自】【(V)/(R)】:このユニットのアタックがヒットした時、1枚引く。',
  },
  { name: '銛打ちのカイ', grade: 2, power: 10_000, copies: 3 },
  {
    name: '帆柱のレン',
    grade: 2,
    power: 9000,
    copies: 2,
    text: '【永】【(R)】:あなたの《白波の港》のヴァンガードがいるなら、このユニットのパワー+1000。',
  },
  { name: '浅瀬のヌシ', grade: 2, power: 9000, copies: 2 },
  {
    name: '白波の提督 オウミ',
    grade: 3,
    power: 11_000,
    copies: 4,
    text: '【自】【(V)】:このユニットがアタックした時、そのバトル中、このユニットのパワー+2000。',
  },
  { name: '嵐を呼ぶ女 ナギ', grade: 3, power: 11_000, copies: 2 },
  { name: '沈まぬ船', grade: 3, power: 10_000, copies: 2 },
]

const SKILLS = ['ブースト', 'ブースト', 'インターセプト', 'ツインドライブ!!']

const printed = ({ name, grade, power, icon, shield, text }: Printed): string =>
  [
    name,
    icon === undefined ? 'ノーマルユニット' : 'トリガーユニット',
    'クラン：白波の港　種族：ヒューマン',
    `グレード ${grade} / パワー ${power} / シールド ${shield ?? (grade === 3 ? 'なし' : 5000)}`,
    `スキルアイコン：${SKILLS[grade]}`,
    ...(icon === undefined ? [] : [`トリガー：${icon}トリガー`]),
    ...(text === undefined ? [] : [text]),
  ].join('\n')

export const harbourCards = cards.map(printed).join('\n\n')
export const harbourDeck = cards.map(({ name, copies }) => `${copies} ${name}`).join('\n')
