import { type Marker, type NormalRules, circledNumbers, markersWith, usualCharacters } from '@fudaba/cardtext'

const areas = ['V', 'R', 'G'] as const
type Pairs = readonly (readonly [printed: string, normal: string])[]
type Icons = NonNullable<NormalRules['icons']>

/** Players' own lists write CB1 for 【カウンターブラスト】(1). */
const HIGHEST = 20
const shortened = (short: string, token: string): Icons =>
  Array.from({ length: HIGHEST }, (_, i) => {
    const n = i + 1
    return { printed: [`【${short}${n}】`, `(${short}${n})`, `${short}${n}`], token: `${token}(${n})` }
  })
const icons: Icons = [
  ...(
    [
      ['CB', '【カウンターブラスト】'],
      ['SB', '【ソウルブラスト】'],
      ['SC', '【ソウルチャージ】'],
      ['CC', '【カウンターチャージ】'],
      ['GB', '【Gブレイク】'],
      ['LB', '【リミットブレイク】'],
    ] as const
  ).flatMap(([short, token]) => [
    { printed: [`${short}(`, `【${short}】(`], token: `${token}(` },
    ...shortened(short, token),
  ]),
  ...(['自', '起', '永'] as const).flatMap((icon) => [
    { printed: [`[${icon}]`, `(${icon})`, `《${icon}》`, `〈${icon}〉`], token: `【${icon}】` },
    { printed: [`${icon}:`], token: `【${icon}】:` },
    // Players' own lists: 自【V】, 起【V/R】.
    ...[...areas, 'V/R'].map((area) => ({
      printed: [`${icon}【${area}】`, `${icon}:【${area}】`, `【${icon}】[${area}]`, `[${icon}][${area}]`],
      token: `【${icon}】【(${area.replace('/', ')/(')})】`,
    })),
  ]),
  // Players' own lists join costs as they like.
  ...(
    [
      ['CB', '【カウンターブラスト】'],
      ['SB', '【ソウルブラスト】'],
    ] as const
  ).flatMap(([short, token]) =>
    Array.from({ length: HIGHEST }, (_, i) => ({
      printed: ['、', '&', '+', 'と'].flatMap((and) =>
        [`${short}${i + 1}`, `${short}(${i + 1})`, `${token}(${i + 1})`].map((said) => `${and}${said}]`),
      ),
      token: `,${token}(${i + 1})]`,
    })),
  ),
  ...areas.map((area) => ({ printed: [`【${area}】`], token: `【(${area})】` })),
  {
    printed: ['【V/R】', '【V・R】', '【(V)・(R)】', '【(V)か(R)】', '【(V)】【(R)】'],
    token: '【(V)/(R)】',
  },
  { printed: ['【1/ターン】', '【1ターンに1回】'], token: '【ターン1回】' },
  { printed: ['【ヒールトリガー】'], token: '【治】' },
  { printed: ['【クリティカルトリガー】', '【★】'], token: '【☆】' },
  { printed: ['【ドロートリガー】'], token: '【引】' },
  { printed: ['【スタンドトリガー】'], token: '【醒】' },
  // What a unit has by an icon is said as a word.
  { printed: ['【ブースト】'], token: 'ブースト' },
  { printed: ['【インターセプト】'], token: 'インターセプト' },
  { printed: ['【ツインドライブ!!】'], token: 'ツインドライブ!!' },
  { printed: ['【トリプルドライブ!!!】'], token: 'トリプルドライブ!!!' },
]

/** Wordings that mean the same. */
const synonyms: Pairs = [
  ['相手に見せてから、', '公開し、'],
  ['相手に見せて、', '公開し、'],
  ['相手に見せ、', '公開し、'],
  ['公開して、手札に加え', '公開し、手札に加え'],
  ['公開して手札に加え', '公開し、手札に加え'],
  ['をすべて', 'すべてを'],
  ['は、', 'は'],
  ['の、', 'の'],
  ['を含む、', 'を含む'],
  ['から、', 'から'],
  ['に、', 'に'],
  ['山札の上を公開', '山札の上から1枚公開'],
  ...['パワー', 'グレード'].flatMap((word) =>
    ['以上', '以下'].map((than): [string, string] => [`${than}の${word}を持つ`, `${than}の${word}の`]),
  ),
  ...['【レスト】', '【スタンド】'].map((turn): [string, string] => [`が、すべて${turn}`, `がすべて${turn}`]),
  ['捨てないなら', '捨てなかったなら'],
  ['させないなら', 'させなかったなら'],
  ['払わないなら', '払わなかったなら'],
  ['しないなら', 'しなかったなら'],
  ['さらに、', 'さらに、'],
  ['と同じ縦列にいる', 'と同じ縦列の'],
  // Whose they are stands before all of it.
  ['あなたの(V)にいるユニットと同名のリアガード', 'あなたの(V)にいるユニットと同名のあなたのリアガード'],
  ['(V)か(R)にある', '(V)か(R)にいる'],
  ...['(V)か(R)にある、', '(V)か(R)にいる、', '(V)か(R)の、', '(V)か(R)の'].map((at): [string, string] => [
    at,
    '(V)か(R)にいる',
  ]),
  ['(V)にある', '(V)にいる'],
  ['(R)にある', '(R)にいる'],
  ['裏でバインド(バニッシュデリート)', '裏でバインド'],
  ['スペリオルコール', 'コール'],
  ['スペリオルライド', 'ライド'],
  ['追加の1ターン', '追加のターン'],
  ['ならば、', 'なら、'],
  ['回目のみ', '回目'],
  ['ターン終了時', 'ターンの終了時'],
  ['ターン開始時', 'ターンの開始時'],
  ['バトル終了時', 'バトルの終了時'],
  ['超越した時', '【超越】した時'],
  // The colon stands before the cost.
  ['】[', '】:['],
  [']:', ']'],
  ...['【自】', '【起】', '【永】'].map((icon): [string, string] => [`${icon}:【(`, `${icon}【(`]),
  ['裏向きで', '裏で'],
  ['表向きで', '表で'],
  ['があり、', 'があって、'],
  ['がおり、', 'がいて、'],
  ['ターンの終わりまで', 'ターンの終了時まで'],
  ['ターンの終わりに', 'ターンの終了時'],
  ['そのターンで、', 'そのターンで'],
  ['ダメージを与える', 'ダメージ'],
  ['ダメージを与え、', 'ダメージし、'],
  ['ダメージ与える', 'ダメージ'],
  ['ダメージ与え、', 'ダメージし、'],
  ['そのバトル中、ヒットしてい', 'そのバトル中、アタックがヒットしてい'],
  ['そのバトル中、ブーストされていたユニット', 'ブーストされているユニット'],
  ['そのバトル中、【ブースト】されていたユニット', 'ブーストされているユニット'],
  ['【双闘】能力を持つ', '【双闘】の能力を持つ'],
  ['の同名カード', 'と同名のカード'],
  ...['前列', '後列', '左列', '中央列', '右列'].map((row): [string, string] => [`${row}にいる`, `${row}の`]),
  // すべて stands behind the noun.
  ...['手札', '山札', 'ソウル', 'ドロップゾーン', 'ダメージゾーン', 'バインドゾーン', 'Gゾーン'].flatMap(
    (zone): [string, string][] => [
      [`を${zone}にすべて戻`, `すべてを${zone}に戻`],
      [`を${zone}にすべて置`, `すべてを${zone}に置`],
    ],
  ),
  ['をすべて呪縛', 'すべてを呪縛'],
  ['を表ですべてバインド', 'すべてを表でバインド'],
  ['を裏ですべてバインド', 'すべてを裏でバインド'],
  ['すべてのリアガードを', 'リアガードすべてを'],
  ['すべてのユニットを', 'ユニットすべてを'],
  ['【双闘】し', '双闘し'],
  ['【双闘】でき', '双闘でき'],
  ['ブーストされたユニット', 'ブーストされているユニット'],
  ['【ブースト】されたユニット', 'ブーストされているユニット'],
  ['効果で、', '効果で'],
  ['コストで、', 'コストで'],
  ['お互い', 'すべてのファイター'],
  ['すべてのプレイヤー', 'すべてのファイター'],
  ['(G)に【レスト】でコール', '(G)にコール'],
  ['エンドフェイズの開始時', 'エンドフェイズ開始時'],
  ['ユニットのいない', '空いている'],
  ['ユニットがいない(R)', '空いている(R)'],
  ['でた時', '出た時'],
  ['』『', '』と『'],
  ['手札に加えたら、', '加えたなら、'],
  ['このファイトに勝利', '勝利'],
  ['ゲームに勝利', '勝利'],
  // One thing after the other.
  ['を得て、', 'を得、'],
  ['を置いて、', 'を置き、'],
  ['に置いて、', 'に置き、'],
  ['を選んで、', 'を選び、'],
  ['枚選んで、', '枚選び、'],
  ['枚引いて、', '枚引き、'],
  ['に加えて、', 'に加え、'],
  ['に戻して、', 'に戻し、'],
  ['表のこのカードを裏にする', 'このカードを裏にする'],
  // It stays where it is unless it is put below.
  ['1枚見て、山札の上か下に置く。', '1枚見る。そのカードを山札の下に置いてよい。'],
  // What could be done, and was.
  ...Array.from({ length: 10 }, (_, i): [string, string] => [`パワー+${i + 1}000したら、`, 'そうしたなら、']),
  ...['ソウルチャージ', 'カウンターチャージ'].map((word): [string, string] => [
    `【${word}】したら、`,
    'そうしたなら、',
  ]),
  ['たら、', 'たなら、'],
  ['だら、', 'だなら、'],
  ...['【スタンド】', '【レスト】'].flatMap((turn): [string, string][] => [
    [`${turn}させる`, `${turn}する`],
    [`${turn}させ、`, `${turn}し、`],
    [`${turn}させて`, `${turn}して`],
  ]),
]

/** How printed texts differ from their normal form (2.11). */
export const normal: NormalRules = {
  characters: { ...usualCharacters, ...circledNumbers },
  icons,
  synonyms,
  frames: [
    { printed: ['カードを', '枚引'], normal: ['', '枚引'] },
    { printed: ['【双闘', '】「'], normal: ['【双闘】', '「'] },
    // A number that a sentence of its own says.
    ...(
      [
        ['増やす', '+'],
        ['減らす', '-'],
      ] as const
    ).flatMap(([way, sign]) =>
      ['は、', 'は'].map((is) => ({
        printed: [`パワーを${way}。${way}数値${is}`, 'である。'] as const,
        normal: [`パワー${sign}X。Xは`, 'に等しい。'] as const,
      })),
    ),
    // パワーが8000以上のユニット.
    ...['パワー', 'グレード', 'クリティカル'].flatMap((word) =>
      ['以上の', '以下の'].map((than) => ({
        printed: [`${word}が`, than] as const,
        normal: [word, than] as const,
      })),
    ),
    // Both of them: a stroke joins as a verb does.
    {
      printed: ['【カウンターチャージ】(', ')/【ソウルチャージ】('],
      normal: ['【カウンターチャージ】(', ')し、【ソウルチャージ】('],
    },
    {
      printed: ['【ソウルチャージ】(', ')/【カウンターチャージ】('],
      normal: ['【ソウルチャージ】(', ')し、【カウンターチャージ】('],
    },
    {
      printed: ['【カウンターブラスト】(', ')/【ソウルブラスト】('],
      normal: ['【カウンターブラスト】(', '),【ソウルブラスト】('],
    },
  ],
  // そのファイターの山札: 自分 is whoever the sentence speaks of, and behind it that is the opponent.
  thatZone: {
    wordings: [
      ['その山札', '○山札'],
      ['、山札をシャッフル', '、○山札をシャッフル'],
    ],
    zone: '山札',
    owners: [
      { said: 'あなたの', later: 'あなたの' },
      { said: '相手の', later: '相手の' },
      { said: '自分の', later: '相手の' },
    ],
    usual: 'あなたの',
  },
  verbatim: [['「', '」']],
  // 注釈文 (2.11.3) has words in it; (V) and (1) are none.
  reminders: [
    {
      brackets: ['(', ')'],
      containing: ['。', 'の', 'が', 'を', 'は', 'に', 'で', 'と', 'る', 'よい', 'ない', '解放', 'デリート'],
    },
  ],
  labels: { dashes: ['―'], longest: 12 },
  openings: { marks: ['【自】', '【起】', '【永】'], quotes: ['『', '』'] },
}

/** What this game says with a common marker word. */
const more: Readonly<Record<string, readonly string[]>> = {
  まで: ['vanguard.copies'],
  // 手札からコールできない is a ban; なら also stands in なくなる.
  なら: ['vanguard.turn'],
  すべて: ['vanguard.battles', 'who:each', 'player:each', 'whose:each', 'by:each'],
}

export const markers: readonly Marker[] = markersWith(more, [
  { word: '空いている', needs: ['at:open', 'vanguard.move'] },
  { word: '同じ縦列', needs: ['vanguard.column', 'at:column'] },
])
