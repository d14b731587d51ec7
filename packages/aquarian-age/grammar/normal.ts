import { type Marker, type NormalRules, markersWith, usualCharacters } from '@fudaba/cardtext'

/** Kinds of which one or the other is meant stand in a list as they do in one of several. */
const eitherKinds = [
  'パーマネント',
  'プロジェクト',
  'ファスト',
  'ブレイクカード',
  'キャラクターカード',
].flatMap((one, _, all) =>
  all
    .filter((other) => other !== one)
    .map((other): [string, string] => [`${one}または${other}`, `${one}・${other}`]),
)

/** How printed texts differ from their normal form. */
export const normal: NormalRules = {
  // ≪ and ≫ are read as 《 and 》, ▼ between skills as /.
  characters: usualCharacters,
  alternating: { '"': ['“', '”'] },
  synonyms: [
    ['/▼', '/'],
    ['▼', '/'],
    // Of one thing, ≪ ≫ says no more than its name.
    ['《このキャラクター》', 'このキャラクター'],
    ['《このカード》', 'このカード'],
    ['《このカードがセットされたキャラクター》', 'このカードがセットされたキャラクター'],
    ['《このカードがセットされているキャラクター》', 'このカードがセットされたキャラクター'],
    ['《対戦相手》', '対戦相手'],
    ['《あなた》', 'あなた'],
    ['ファストカード', 'ファスト'],
    ['プロジェクトカード', 'プロジェクト'],
    ['パーマネントカード', 'パーマネント'],
    ['にセットされたパワーカード', 'のパワーカード'],
    ['にセットされているパワーカード', 'のパワーカード'],
    ['にセットされているパーマネント', 'のパーマネント'],
    ['パワーカードがセットされている', 'パワーカードがセットされた'],
    ['カードがセットされているキャラクター', 'カードがセットされたキャラクター'],
    ['は、', 'は'],
    ...eitherKinds,
    ['ブレイクしているキャラクター', 'ブレイクしたキャラクター'],
    ['アタック宣言しているキャラクター', 'アタック宣言したキャラクター'],
    ['ガード宣言しているキャラクター', 'ガード宣言したキャラクター'],
    ['捨て札にある', '捨て札置き場の'],
    ['捨て札置き場にある', '捨て札置き場の'],
    ['勢力エリアにいる', '勢力エリアの'],
    ['支配エリアにいる', '支配エリアの'],
    ['デッキの下に戻', 'デッキに戻'],
    ['をあなたの手札に加え', 'を手札に加え'],
    ...['キャラクターカード', 'パーマネント', 'プロジェクト', 'ファスト', 'ブレイクカード'].map(
      (each): [string, string] => [`デッキから${each}`, `デッキの${each}`],
    ),
    // What is counted, with and without a word for its number.
    ...['が', 'より', 'と同じ'].flatMap((behind): [string, string][] => [
      [`の枚数${behind}`, behind],
      [`の人数${behind}`, behind],
      [`の数${behind}`, behind],
    ]),
    ['見て、その中から', '見る。その中から'],
    ['そのプレイヤー', '目標のプレイヤー'],
    ['がセットされているパワーカードを', 'がパワーカードを'],
    ['捨て札の《キャラクターカード》', '捨て札置き場のキャラクターカード'],
    ['がアタックした場合、攻撃力に', 'がアタック宣言した場合、攻撃力に'],
    // Of whom the sentence speaks.
    ...['攻撃力', '耐久力', '精神力', '能力値'].map(
      (each) => [`その${each}`, `そのキャラクターの${each}`] as const,
    ),
    // 自分 is whom the sentence speaks of, and so is what has no owner.
    ['自分の手札', '手札'],
    ['自分の支配キャラクター', '支配キャラクター'],
    ['自分のデッキ', 'デッキ'],
    ['自分の捨て札置き場', '捨て札置き場'],
    ['自分の捨て札', '捨て札置き場'],
    ['捨て札の', '捨て札置き場の'],
    ['捨て札を全て', '捨て札置き場を全て'],
    ['手札全てを', '手札を全て'],
    ['デッキからカード', 'デッキの上からカード'],
    ['枚ずつを', '枚を'],
    ['カードをドロー', 'ドロー'],
    ['する際、', 'した場合、'],
    ['した際、', 'した場合、'],
    ['された際、', 'された場合、'],
    ['受けた際、', '受けた場合、'],
    ['与えた際、', '与えた場合、'],
    ['出た際、', '出た場合、'],
    ['場に出たとき、', '場に出た場合、'],
    ['開始時、', '開始時に、'],
    ['ターン終了時、', 'ターン終了時に、'],
    ['無い場合', 'ない場合'],
    ['使用可能', '使用できる'],
    ['することが可能', 'できる'],
    ['することができる', 'できる'],
    ['すことが可能', 'せる'],
    ['すことができる', 'せる'],
    ['ることが可能', 'られる'],
    ['ることができる', 'られる'],
    ['捨て札して', '捨て札し、'],
    ['を手札に戻', 'をオーナーの手札に戻'],
    ['オーナーのデッキに', 'デッキに'],
    ['デッキに戻し、シャッフル', 'デッキに戻し、デッキをシャッフル'],
    ['戻し、シャッフル', '戻し、デッキをシャッフル'],
    ['は勢力エリアに移動', 'を勢力エリアに移動'],
    ['勢力エリアに置', '勢力エリアに移動'],
    ['1ターンに1回のみ', '1ターンに1度のみ'],
    ['インフィニット', 'インフィニティ'],
  ],
  verbatim: [['“', '”']],
  reminders: [],
  bullets: ['▼'],
}

/** What this game says with a common marker word. */
const more: Readonly<Record<string, readonly string[]>> = {
  // 目標にならない
  なら: ['aquarian-age.not-target'],
  できない: ['aquarian-age.idle'],
}

export const markers: readonly Marker[] = markersWith(more, [
  { word: '全て', needs: ['all', 'who:each', 'player:each', 'verb:emptied'] },
  {
    word: '目標',
    needs: [
      'target',
      'to:chosen',
      'aimed',
      'aquarian-age.aim-player',
      'who:that-player',
      'player:that-player',
      'aquarian-age.not-target',
      'aquarian-age.change-target',
    ],
  },
])
