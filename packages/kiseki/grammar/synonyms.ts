import { lexicon } from './vocabulary.ts'

/** Wordings that mean the same in 軌跡TCG's texts: printed, normal. What must stay as it is stands on both sides. */
type Synonym = readonly [printed: string, normal: string]

const same = (...texts: readonly string[]): readonly Synonym[] => texts.map((text) => [text, text])
const ja = (list: { readonly ids: readonly string[]; get(id: string): { readonly ja: string } }): string[] =>
  list.ids.map((id) => list.get(id).ja)

/** Who, and whose. */
const players: readonly Synonym[] = [
  ['各プレイヤー', 'あなたと相手'],
  ['すべてのプレイヤー', 'あなたと相手'],
  ['お互いのプレイヤー', 'あなたと相手'],
  ['お互い', 'あなたと相手'],
  ['相手プレイヤー', '相手'],
  ['対戦相手', '相手'],
  ['自分の', '自身の'],
  ['その支配者', '支配者'],
  ['その持ち主', '持ち主'],
  ['それの支配者', '支配者'],
  ['それらの支配者', '支配者'],
  ['そのUNITの支配者', '支配者'],
  ['それの持ち主', '持ち主'],
  ['そのUNITの持ち主', '持ち主'],
  ['そのカードの持ち主', '持ち主'],
]

/** When and for how long. */
const times: readonly Synonym[] = [
  ['はこのターン中、', 'はこのターン中'],
  ['はこの戦闘中、', 'はこの戦闘中'],
  ['このターンの終了時まで', 'このターン中'],
  ['ターン終了時まで', 'このターン中'],
  ['この戦闘の終了時まで', 'この戦闘中'],
  ['戦闘終了時まで', 'この戦闘中'],
  ['度しかプレイ', '回しかプレイ'],
  ['このターン中に', 'このターンに'],
  ['これがこのターンに', 'このターンにこれが'],
  ['中しかプレイ', '中にしかプレイ'],
  ['フェイズにしか', 'フェイズ中にしか'],
  ['ステップにしか', 'ステップ中にしか'],
]

/** What a condition ends with. */
const conditions: readonly Synonym[] = [
  ...same('した場合、代わりに'),
  ['した場合、', 'したなら、'],
  ['かった場合、', 'かったなら、'],
  ['いる場合、', 'いるなら、'],
  ['ある場合、', 'あるなら、'],
  ['ない場合、', 'ないなら、'],
  ['以上の場合、', '以上なら、'],
  ['以下の場合、', '以下なら、'],
  ['ならば、', 'なら、'],
  ['いる限り、', 'いるなら、'],
  ['ある限り、', 'あるなら、'],
  ['である限り、', 'なら、'],
  ['そうしたら、', 'そうしたなら、'],
  ['そうしないなら、', 'そうしなかったなら、'],
  ['そうしない場合、', 'そうしなかったなら、'],
]

const digits = '0123456789XYZ'.split('')
/** Numbers of a card that are compared without が; 光まとう翼3 is a keyword. */
const COMPARED = ['CPコスト', 'EPコスト', '創設レベル', 'STR', 'DEF', 'ATK', 'コスト']
/** What so many of are taken: UNIT1つを is UNITを1つ. */
const counted = [...ja(lexicon.types), ...ja(lexicon.nouns), ...ja(lexicon.zones)]

/** How many, and compared with what. */
const numbers: readonly Synonym[] = [
  ['最大', ''],
  ['±', '+'],
  ['全て', 'すべて'],
  ['すべての相手の', '相手のすべての'],
  ['すべてのあなたの', 'あなたのすべての'],
  ['捨てた枚数と同じ枚数カードを引', 'カードをそれらと同じ枚数引'],
  ['同じ枚数カードを引', 'カードをそれらと同じ枚数引'],
  ['好きな枚数', '任意の枚数'],
  ['好きな数', '任意の数'],
  ['をすべて', 'すべてを'],
  ['すべては', 'は'],
  ['の枚数が', 'が'],
  ['の数が', 'が'],
  ['の値', ''],
  ['ATK', 'STR'],
  ['より高い', 'より大きい'],
  ['より多い', 'より大きい'],
  ['より低い', '未満'],
  ['より少ない', '未満'],
  ['より小さい', '未満'],
  ...ja(lexicon.characteristics).flatMap((word): Synonym[] => [
    [`${word}が最も高い`, `最も${word}が高い`],
    [`${word}が最も大きい`, `最も${word}が高い`],
    [`${word}が最も低い`, `最も${word}が低い`],
    [`${word}が最も小さい`, `最も${word}が低い`],
  ]),
  ...ja(lexicon.types).flatMap((type): Synonym[] => [
    [`${type}1につき`, `${type}1つにつき`],
    [`より大きい${type}`, `より大きいの${type}`],
    [`より高い${type}`, `より大きいの${type}`],
    [`より多い${type}`, `より大きいの${type}`],
    [`より低い${type}`, `未満の${type}`],
    [`より小さい${type}`, `未満の${type}`],
  ]),
  ...['STR', 'DEF'].flatMap((word): Synonym[] =>
    ['以上', '以下'].map((than): Synonym => [
      `本来の${word}${than}の${word}を持つ`,
      `${word}が本来の${word}${than}の`,
    ]),
  ),
  ['本来のATK以上のATKを持つ', 'STRが本来のSTR以上の'],
  ['本来のATK以下のATKを持つ', 'STRが本来のSTR以下の'],
  ...digits.flatMap((digit): Synonym[] => [
    // CPコスト3以下の, コスト3以下の, STR3以上の: が is left out.
    ...COMPARED.map((word): Synonym => [
      `${word}${digit}`,
      `${word === 'コスト' ? 'CPコスト' : word === 'ATK' ? 'STR' : word}が${digit}`,
    ]),
    [`${digit}体`, `${digit}つ`],
    [`${digit}点の絆を`, `絆を${digit}点`],
    ...counted.flatMap((noun) =>
      ['つ', '枚', 'つまで', '枚まで'].map((count): Synonym => [
        `${noun}${digit}${count}を`,
        `${noun}を${digit}${count}`,
      ]),
    ),
  ]),
]

/** Nouns, and where they are. */
const nouns: readonly Synonym[] = [
  ...ja(lexicon.types).map((type): Synonym => [`${type}カード`, type]),
  ...ja(lexicon.zones).flatMap((zone) => [
    ...same(...['なら', 'もの', '時', 'こと', '。'].map((end) => `${zone}にある${end}`)),
    ...['限り', 'かぎり', '間'].map((while_) => [`${zone}にある${while_}、`, `${zone}にあるなら、`] as const),
    [`${zone}にある`, `${zone}の`] as const,
    ...same(...['なら', 'もの', '時', 'こと', '。'].map((end) => `${zone}にいる${end}`)),
    ...['限り', 'かぎり', '間'].map((while_) => [`${zone}にいる${while_}、`, `${zone}にいるなら、`] as const),
    [`${zone}にいる`, `${zone}の`] as const,
  ]),
  // 場にある組織 are those of the UNITs there (1312.4, 1333.2).
  ...['場にある', '場の'].flatMap((there): Synonym[] => [
    [`${there}組織の数が`, '場のUNITが持つ組織が'],
    [`${there}組織の数`, '場のUNITが持つ組織の数'],
  ]),
  ...ja(lexicon.types).map((type): Synonym => [`が支配する${type}`, `の${type}`]),
  ['または', 'か'],
  ['又は', 'か'],
  ['その中の', 'その中から'],
  ['このEVENTで', 'この効果で'],
  ['このアーツで', 'この効果で'],
  ['このクラフトで', 'この効果で'],
  ['裏向きアクション状態', '裏向きのアクション状態'],
  ['裏向きレディ状態', '裏向きのレディ状態'],
]

/** Verbs. */
const verbs: readonly Synonym[] = [
  ['てよい', 'てもよい'],
  ['んでよい', 'んでもよい'],
  ...same('ゲームから除外', '除外領域'),
  ...[...ja(lexicon.types), 'カード'].map((noun): Synonym => [`呪いの${noun}`, `呪われている${noun}`]),
  ['除外', 'ゲームから除外'],
  ['シャッフルす', '切'],
  ['シャッフルし', '切り'],
  ['スクラムサポートをし', 'スクラムサポートし'],
  ['攻撃する時、可能な限り', '可能な限り'],
  ['することが出来ない', 'できない'],
  ['することができない', 'できない'],
  ['することができる', 'できる'],
  ['レディ状態にす', 'レディす'],
  ['レディ状態にし', 'レディし'],
  ['アクション状態にす', 'アクションす'],
  ['アクション状態にし', 'アクションし'],
  ...['スタン', 'レディ', 'アクション'].map((way): Synonym => [`${way}状態になった時`, `${way}した時`]),
  ['スタン状態にす', 'スタンす'],
  ['スタン状態にし', 'スタンし'],
  ...same('すべてのクラフトを失', 'このクラフトを失'),
  ['クラフトを失', 'すべてのクラフトを失'],
  ['を攻撃', 'に攻撃'],
  ['可能な限りこれで攻撃', 'これで攻撃'],
  ['相手にオーバーキルダメージ', 'オーバーキルダメージ'],
  ['デッキを上から', 'デッキの上を'],
  ['デッキの上から', 'デッキの上を'],
  ['枚を見', '枚見'],
  ...['手札に', '公開', '選', '捨て', '引', '場に', '拠点に', '軌跡に', 'ゲームから除外'].flatMap((next) =>
    ['枚', 'つ', '枚まで', 'つまで'].map((count): Synonym => [`${count}を${next}`, `${count}${next}`]),
  ),
  ['枚を除外', '枚ゲームから除外'],
  ['枚まで除外', '枚までゲームから除外'],
  ...['対象と', 'スタン', '回復', 'レディ', 'アクション', '破壊', '即死'].map((next): Synonym => [
    `つを${next}`,
    `つ${next}`,
  ]),
  ['点得て、', '点得、'],
  ['点失って、', '点失い、'],
  // 見て stays: its comma is its own.
  ['して、', 'し、'],
  ['を得て、', 'を得、'],
  ['加えて、', '加え、'],
  ['置いて、', '置き、'],
  ['捨てて、', '捨て、'],
  ['選んで、', '選び、'],
  ['引いて、', '引き、'],
  ['させて、', 'させ、'],
]

export const synonyms: readonly Synonym[] = [
  ['「・', '「'],
  ...players,
  ...times,
  ...conditions,
  ...numbers,
  ...nouns,
  ...verbs,
]
