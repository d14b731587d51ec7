import type { Frame } from '@fudaba/cardtext'
import { lexicon, powerNames } from './vocabulary.ts'

/** Wordings that mean the same in texts of ラストクロニクル: printed, normal. What must stay stands on both sides. */
type Synonym = readonly [printed: string, normal: string]

const same = (...texts: readonly string[]): readonly Synonym[] => texts.map((text) => [text, text])
const ja = (list: { readonly ids: readonly string[]; get(id: string): { readonly ja: string } }): string[] =>
  list.ids.map((id) => list.get(id).ja)
const things = [...ja(lexicon.types), ...ja(lexicon.nouns), ...ja(lexicon.zones)]
const digits = '123456789X'.split('')

/** Who, and whose. */
const players: readonly Synonym[] = [
  ['対戦相手プレイヤー', '対戦相手'],
  ['すべてのプレイヤー', '各プレイヤー'],
  ['両方のプレイヤー', '各プレイヤー'],
  ['お互いのプレイヤー', '各プレイヤー'],
  ['持ち主', 'オーナー'],
  ['がコントロールする', 'の'],
  ['がコントロールしている', 'の'],
  ['のコントロールする', 'の'],
  ['のコントロールしている', 'の'],
  ...['その', 'それの', 'そのユニットの', 'そのカードの'].flatMap((of): Synonym[] => [
    [`${of}コントローラー`, 'コントローラー'],
    [`${of}オーナー`, 'オーナー'],
    [`${of}持ち主`, 'オーナー'],
  ]),
]

/** …たび and …時に say the same as …とき (11.6.2). */
const triggers: readonly Synonym[] = [
  ['するたび、', 'したとき、'],
  ['するたびに、', 'したとき、'],
  ['れるたび、', 'れたとき、'],
  ['れるたびに、', 'れたとき、'],
  ['えるたび、', 'えたとき、'],
  ['けるたび、', 'けたとき、'],
  ['得るたび、', '得たとき、'],
  ['引くたび、', '引いたとき、'],
  ['行うたび、', '行ったとき、'],
  ['捨てるたび、', '捨てたとき、'],
  ['したたび、', 'したとき、'],
  ['たときに、', 'たとき、'],
  ['た時、', 'たとき、'],
  ['た時に、', 'たとき、'],
  ['開始時、', '開始時に、'],
  ['終了時、', '終了時に、'],
  ['ターン終了時に、', 'ターンの終了時に、'],
  ['各ターンの終了時', 'ターンの終了時'],
  ['ターンの終わりに、', 'ターンの終了時に、'],
  ['進展したとき', '発展したとき'],
  ['戦場に出たとき', '戦場に配置されたとき'],
]

const conditions: readonly Synonym[] = [
  ...same('場合、代わりに'),
  ['場合、かわりに', '場合、代わりに'],
  ['ならば、', 'なら、'],
  ['で、かつ', 'で、'],
  ...['以上', '以下', '未満'].flatMap((than): Synonym[] => [
    [`${than}かつ`, `${than}で、`],
    [`${than}、もしくは`, `${than}か、`],
    [`${than}もしくは`, `${than}か、`],
  ]),
  ['より少ない', '未満'],
  ['より低い', '未満'],
  ['より小さい', '未満'],
  ['より多いなら', 'より大きいなら'],
  ['より高いなら', 'より大きいなら'],
  ['かもしくは', 'か'],
  ['もしくは', 'か'],
  ['いる場合、', 'いるなら、'],
  ['ある場合、', 'あるなら、'],
  ['ない場合、', 'ないなら、'],
  ['いる限り、', 'いるなら、'],
  ['ある限り、', 'あるなら、'],
  ['以上の場合、', '以上なら、'],
  ['以上である限り、', '以上なら、'],
  ['以下の場合、', '以下なら、'],
  ['以下である限り、', '以下なら、'],
  ['そうした場合、', 'そうしたなら、'],
  ['そうしたら、', 'そうしたなら、'],
  ['そうしない場合、', 'そうしなかったなら、'],
  ['てもよい', 'てよい'],
  ['でもよい', 'でよい'],
  ['攻撃しているなら、', '攻撃中なら、'],
  ['防御しているなら、', '防御中なら、'],
  ['攻撃しているユニット', '攻撃中のユニット'],
  ['防御しているユニット', '防御中のユニット'],
]

/** Where: a zone has one name, and what lies in it needs no verb. */
const zones: readonly Synonym[] = [
  ['デッキ置き場', 'デッキ'],
  ['山札', 'デッキ'],
  ['一番上', '上'],
  ['一番下', '下'],
  ['ソウルストーン', 'SS'],
  ['ストラクチャー', 'ストラクチャ'],
  ...ja(lexicon.zones).flatMap((zone): Synonym[] => [
    ...same(`${zone}にあるなら`, `${zone}にある場合`),
    [`${zone}にある`, `${zone}の`],
    [`${zone}にいる`, `${zone}の`],
    [`${zone}に置かれている`, `${zone}の`],
  ]),
  // The card on top of the deck is one card.
  ...['上', '一番上'].flatMap((top): Synonym[] => [
    ...['公開', '捨て札置き場に', '手札に', '除外', '見'].map((next): Synonym => [
      `デッキの${top}のカードを${next}`,
      `デッキの上から1枚${next}`,
    ]),
    ...digits.map((n): Synonym => [`デッキの${top}のカード${n}枚を`, `デッキの上から${n}枚`]),
  ]),
]

const numbers: readonly Synonym[] = [
  ['±', '+'],
  ['全て', 'すべて'],
  ['合計値', '合計'],
  // Whose CA is added up, it is that of his CA yard (9.5.7).
  ...['あなた', '対戦相手'].flatMap((who) =>
    ['CAの合計', 'CAの合計値'].map((sum): Synonym => [
      `${who}の${sum}`,
      `${who}のCAヤードのカードのCAの合計`,
    ]),
  ),
  ['点のダメージ', 'ダメージ'],
  ...things.flatMap((thing): Synonym[] => [
    [`すべての${thing}`, `${thing}すべて`],
    [`${thing}をすべて`, `${thing}すべてを`],
    ...digits.flatMap((n) =>
      ['体', '枚', 'つ', '体まで', '枚まで'].flatMap((count): Synonym[] => [
        [`${thing}${n}${count}を`, `${thing}を${n}${count}`],
        [`${n}${count}の${thing}を`, `${thing}を${n}${count}`],
      ]),
    ),
  ]),
  ...same('すべてのアビリティ'),
  ...['捨て札置き場に', '手札に', '公開', '見', '除外', '捨て', '選', '引'].map((next): Synonym => [
    `枚を${next}`,
    `枚${next}`,
  ]),
]

const effects: readonly Synonym[] = [
  ['このターンの終わりまで', 'ターンの終わりまで'],
  ['このターンの間、', 'このターン、'],
  ['ターン終了時まで', 'ターンの終わりまで'],
  ['以下から1つ選ぶ', '以下から1つを選ぶ'],
  ['は手札を', 'は自分の手札を'],
  ['その後手札', 'その後、手札'],
  ['アクティブ状態にする', '回復する'],
  ['アクティブ状態にし、', '回復し、'],
  ['ワイプ状態にする', 'ワイプする'],
  ['ワイプ状態にし、', 'ワイプし、'],
  ['の修整を受ける', 'する'],
  ['は+', 'を+'],
  ['は-', 'を-'],
  ['することができない', 'できない'],
  ['することはできない', 'できない'],
  ['使用することができる', '使用できる'],
  ['戦場に出す', '戦場に配置する'],
  ['戦場に出し、', '戦場に配置し、'],
  ['生け贄に', '犠牲に'],
  // 見て stays: its comma is its own.
  ['して、', 'し、'],
  ['加えて、', '加え、'],
  ['置いて、', '置き、'],
  ['捨てて、', '捨て、'],
  ['選んで、', '選び、'],
  ['引いて、', '引き、'],
]

/** (1)(白)(白) before a colon: souls in circles, as costs of abilities have them. */
const soulCosts: readonly Synonym[] = ja(powerNames).flatMap((letter) =>
  [1, 2, 3].flatMap((n) =>
    ['', ...'123456789'.split('')].flatMap((free) =>
      [':', '、'].map((end): Synonym => [
        `${free === '' ? '' : `(${free})`}${`(${letter})`.repeat(n)}${end}`,
        `ソウル(${free}${letter.repeat(n)})${end}`,
      ]),
    ),
  ),
)

export const synonyms: readonly Synonym[] = [
  ...players,
  ...triggers,
  ...conditions,
  ...zones,
  ...numbers,
  ...effects,
  ...soulCosts,
]

/** パワーが2000以下のユニット: the number stands without a particle where it describes something. */
export const frames: readonly Frame[] = ['パワー', 'ATK', 'レベル', 'CA', 'コスト'].flatMap((word) =>
  ['以下の', '以上の', '未満の'].map((than): Frame => ({
    printed: [`${word}が`, than],
    normal: [word, than],
  })),
)
