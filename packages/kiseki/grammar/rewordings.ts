import type { Frame } from '@fudaba/cardtext'
import { lexicon } from './vocabulary.ts'

/** Longer wordings that mean the same; see synonyms.ts for single words. */
type Synonym = readonly [printed: string, normal: string]

const ja = (list: { readonly ids: readonly string[]; get(id: string): { readonly ja: string } }): string[] =>
  list.ids.map((id) => list.get(id).ja)
const pairs = (printed: readonly string[], normal: string): Synonym[] => printed.map((each) => [each, normal])

const choosing = [
  '選ぶ',
  '選び、行う',
  '選び行う',
  '選んで行う',
  '選び、それを行う',
  '選び、解決する',
  '選択する',
]

/** 次のうち…を選ぶ, 以下の中から…を選んで行う: so many of the list below. */
const modes: readonly Frame[] = ['次', '以下', '次の効果', '以下の効果'].flatMap((these) =>
  ['のうち', 'の中から', 'のうちから', 'から', 'のいずれか'].flatMap((from) =>
    ['', 'を'].flatMap((particle): Frame[] => [
      ...choosing.map((verb): Frame => ({
        printed: [`${these}${from}`, `${particle}${verb}`],
        normal: ['以下から', '選ぶ'],
      })),
      { printed: [`${these}${from}`, `${particle}行う`], normal: ['以下を', '行う'] },
    ]),
  ),
)
const lists: readonly Synonym[] = [
  ...pairs(['以下のいずれかを選ぶ', '次のいずれかを選ぶ', 'どちらか1つを選ぶ'], '以下から1つ選ぶ'),
  ...pairs(['以下のいずれかを行う', '次のいずれかを行う', 'どちらか1つを行う'], '以下を1つ行う'),
  ['。●', '。\n●'],
]

/** Who has more: of a zone, of a kind of card, of bond. */
const more: readonly Synonym[] = [
  ...pairs(['絆が相手より少ない', '絆が相手よりも少ない', '絆が相手より低い'], '絆が相手の絆未満'),
  ...pairs(['絆が相手より多い', '絆が相手よりも多い', '絆が相手より高い'], '絆が相手の絆より大きい'),
  ...ja(lexicon.zones).flatMap((zone) => [
    ...pairs(
      [`${zone}が相手より少ない`, `${zone}の枚数が相手より少ない`, `${zone}のカードが相手より少ない`],
      `${zone}が相手の${zone}の枚数未満`,
    ),
    ...pairs(
      [`${zone}が相手より多い`, `${zone}の枚数が相手より多い`, `${zone}のカードが相手より多い`],
      `${zone}が相手の${zone}の枚数より大きい`,
    ),
  ]),
  ...ja(lexicon.types).flatMap((type) => [
    ...pairs([`${type}が相手より少ない`, `${type}の数が相手より少ない`], `${type}が相手の${type}の数未満`),
    ...pairs([`${type}が相手より多い`, `${type}の数が相手より多い`], `${type}が相手の${type}の数より大きい`),
  ]),
]

const initiative: readonly Synonym[] = ['あなた', '相手'].flatMap((who) => [
  ...pairs(
    [
      `${who}のイニシアチブなら`,
      `${who}がイニシアチブを持つなら`,
      `${who}がイニシアチブを持っているなら`,
      `${who}にイニシアチブがあるなら`,
      `イニシアチブプレイヤーが${who}なら`,
    ],
    `${who}がイニシアチブプレイヤーなら`,
  ),
  ...pairs(
    [
      `${who}がイニシアチブを持たないなら`,
      `${who}がイニシアチブを持っていないなら`,
      `${who}にイニシアチブがないなら`,
    ],
    `${who}がイニシアチブプレイヤーでないなら`,
  ),
])

/** What waits, as what a text negates: it has been played, and nothing else can be. */
const waits = `${lexicon.zones.get('waiting').ja}の`
const negating: readonly Synonym[] = [
  ...[...ja(lexicon.types), ...ja(lexicon.nouns)].flatMap((noun) => [
    ...['あなた', '相手'].map((who) => [`${who}がプレイした${noun}を`, `${who}の${waits}${noun}を`] as const),
    [`プレイされた${noun}を`, `${waits}${noun}を`] as const,
    ...['つ', '枚'].flatMap((counter) =>
      ['無効にする', '無効化する', '打ち消す'].map(
        (verb) =>
          [
            `${noun}を1${counter}対象とし、それを${verb}`,
            `${waits}${noun}を1${counter}対象とし、それを無効にする`,
          ] as const,
      ),
    ),
  ]),
  ...['発動待機領域の', '待機領域の'].flatMap((zone) =>
    [...ja(lexicon.types), ...ja(lexicon.nouns)].map(
      (noun) => [`${zone}${noun}`, `${waits}${noun}`] as const,
    ),
  ),
  ['適用されている効果を無効化', '適用されている効果を無効化'],
  ['無効化す', '無効にす'],
  ['無効化し', '無効にし'],
  ['打ち消す', '無効にする'],
  ['打ち消し', '無効にし'],
]

/** …場合、代わりに. */
const instead: readonly Synonym[] = ['代わりに', 'かわりに'].flatMap((word) => [
  ...pairs(
    [`場合、${word}`, `場合${word}`, `場合、${word}、`, `時、${word}`, `時、${word}、`, `際、${word}`],
    '場合、代わりに',
  ),
  ...['る', 'う', 'く', 'す'].flatMap((end) =>
    pairs([`${end}${word}`, `${end}${word}、`], `${end}場合、代わりに`),
  ),
])

const aslongas: readonly Synonym[] = [
  ...pairs(['いるかぎり、', 'いる間、'], 'いるなら、'),
  ...pairs(['あるかぎり、', 'ある間、'], 'あるなら、'),
  ...pairs(['であるかぎり、', 'である間、'], 'なら、'),
  ['ないかぎり、', 'ない限り、'],
  ['可能なかぎり', '可能な限り'],
]

const digits = '0123456789XYZ'.split('')
const numbers: readonly Synonym[] = [
  ...digits.flatMap((digit): Synonym[] => [
    [`は${digit}である`, `は${digit}に等しい`],
    [`この光まとう翼は${digit}である`, `これの光まとう翼は${digit}に等しい`],
    ...['あなた', '相手'].map((who) => [`${who}の絆を${digit}`, `${who}は絆を${digit}`] as const),
    ...['EP', 'CP'].flatMap((pool): Synonym[] => [
      [`${pool}を${digit}得`, `${digit}${pool}得`],
      [`${pool}を${digit}点得`, `${digit}${pool}得`],
      [`${digit}${pool}を得`, `${digit}${pool}得`],
    ]),
    [`デッキの上から${digit}枚のカードを`, `デッキの上を${digit}枚`],
  ]),
  ['枚数である', '枚数に等しい'],
  ['の数である', 'の数に等しい'],
  ...pairs(
    ['デッキの上のカードを', 'デッキの一番上のカードを', 'デッキの一番上から', 'デッキの1番上から'],
    'デッキの上を',
  ),
  ...pairs(['に等しい絆を', 'に等しい値の絆を'], 'に等しい点数の絆を'),
]

/** Turns are shared: whose it is means nothing. */
const once: readonly Synonym[] = ['1', '2', '3'].flatMap((times) =>
  pairs(
    [
      `あなたのターン中${times}回、`,
      `各ターン${times}回、`,
      `各ターンに${times}回、`,
      `ターンに${times}回、`,
      `ターン${times}回、`,
      `1ターンに${times}度、`,
      `1ターン中${times}回、`,
      `1ターンに${times}回、`,
    ],
    `1ターンに${times}回、`,
  ),
)

/** …の対象にならない. */
const untouchable: readonly Synonym[] = [
  ...['カードの効果', 'カードや能力', '能力', 'カード', '効果'].flatMap((cause) =>
    ['対象にならない', '対象とならない', '対象に選ばれない'].map(
      (end) => [`の${cause}の${end}`, 'の効果の対象にならない'] as const,
    ),
  ),
  ['は効果の対象にならない', 'は対象にならない'],
  ['対象とならない', '対象にならない'],
  ['対象に選ばれない', '対象にならない'],
]

/** 攻撃できず、応戦できない: two bans of one term. */
const bans: readonly Synonym[] = ['これ', 'それ', 'それら'].flatMap((who) =>
  ['', 'このターン中', '次のターン中'].flatMap((term) => {
    const about = `${who}は${term}`
    return pairs(
      [`${about}攻撃できず、応戦できない`, `${about}攻撃も応戦もできない`, `${about}攻撃と応戦ができない`],
      `${about}攻撃できない。${about}応戦できない`,
    )
  }),
)

const fighting: readonly Synonym[] = ['戦闘中', '攻撃中', '応戦中'].flatMap((status) => [
  [`これが${status}、`, `これが${status}なら、`] as const,
  ...pairs(
    [`これが${status}にしかプレイ`, `これが${status}の時にしかプレイ`, `これが${status}しかプレイ`],
    `これが${status}である時にしかプレイ`,
  ),
])

const others: readonly Synonym[] = [
  ...pairs(['公開して手札に', '公開し、手札に'], '公開し手札に'),
  ['が戦闘でUNITをスタンした', 'がUNITをスタンした'],
  ['搭乗している', '搭乗した'],
  ...pairs(
    ['これが場に出る時、アクション状態で場に出る', 'これが場に出る場合、アクション状態で場に出る'],
    'これはアクション状態で場に出る',
  ),
  ['さらにカードを', 'さらに、カードを'],
  ...pairs(['なら、さらに', 'なら、さらに、'], 'なら、さらに、'),
  ['好きな順番で', '任意の順番で'],
  ['望む順番で', '任意の順番で'],
  ['好きな順で', '任意の順番で'],
  ['相手にダメージを与え', 'オーバーキルダメージを与え'],
  ['捨てさせる', '捨てる'],
  ['捨てさせ、', '捨て、'],
  ['それらをリンクす', 'それらを戦術リンクす'],
  ['それらをリンクし', 'それらを戦術リンクし'],
  ['とし、このターン中それの', 'とし、このターン中、それの'],
  ['STRとDEFをこのターン中入れ替え', 'このターン中、STRとDEFを入れ替え'],
]

export const rewordings: readonly Synonym[] = [
  ...lists,
  ...more,
  ...initiative,
  ...negating,
  ...instead,
  ...aslongas,
  ...numbers,
  ...once,
  ...bans,
  ...fighting,
  ...untouchable,
  ...others,
]

const frame = (
  [open, close]: readonly [string, string],
  [toOpen, toClose]: readonly [string, string],
): Frame => ({ printed: [open, close], normal: [toOpen, toClose] })

/** Wordings with a number or a noun between. */
export const frames: readonly Frame[] = [
  ...modes,
  ...['CPコスト', 'EPコスト', '創設レベル'].flatMap((cost) => [
    ...['減る', '減少する', '下がる', '軽減される'].map((verb) =>
      frame([`${cost}は`, verb], [`${cost}を`, '減らす']),
    ),
    ...['増える', '増加する', '上がる'].map((verb) => frame([`${cost}は`, verb], [`${cost}を`, '増やす'])),
  ]),
  ...['相手', 'そのプレイヤー'].flatMap((who) => [
    frame([`${who}に`, '捨てさせる'], [`${who}は`, '捨てる']),
    frame([`${who}に`, '点のダメージを与える'], [`${who}は絆を`, '点失う']),
    frame([`${who}に`, '点のスタンダメージを与える'], [`${who}はスタンダメージを`, '点受ける']),
    frame([`${who}は`, '点のスタンダメージを受ける'], [`${who}はスタンダメージを`, '点受ける']),
    frame(['それの', `に等しい点数のダメージを${who}に与える`], [`${who}はそれの`, 'に等しい点数の絆を失う']),
    frame([`${who}にそれの`, 'に等しい点数のダメージを与える'], [`${who}はそれの`, 'に等しい点数の絆を失う']),
  ]),
]
