import type { Messages } from '@fudaba/kernel'

/** Every sentence of アクエリアンエイジ: prompts by decision, names of its kinds, facts and endings. */
export const messages = {
  'main.window': { ja: 'メインフェイズ: 宣言するか、終える', en: 'Main phase: declare something or end it' },
  'chain.respond': { ja: 'レスポンスするか、しない', en: 'Respond or let it be' },
  'attack.party': { ja: 'アタックする勢力キャラクター', en: 'Which of your parties to attack' },
  'pay.card': { ja: 'コストを払うパワーカード', en: 'Power cards that pay for it' },
  'pay.own': { ja: 'このキャラクターから払うパワーカード', en: 'The power card this character pays with' },
  'break.target': { ja: 'ブレイクするキャラクター', en: 'Which character to break' },
  'permanent.target': { ja: 'セットするキャラクター', en: 'Which character to set it on' },
  'damage.power': { ja: '精神ダメージで失うパワーカード', en: 'Power cards lost to mental damage' },
  'damage.bind': { ja: 'バインドで場に残すか', en: 'Save it by bind?' },
  'damage.bindWith': { ja: 'ダメージ置き場に置くパワーカード', en: 'Power cards to put into damage' },
  'power.card': { ja: 'パワーカードとして置く手札', en: 'A card of your hand to set as power' },
  'power.character': { ja: 'パワーカードを置くキャラクター', en: 'The character to set it on' },
  'power.charge': { ja: 'チャージするキャラクター', en: 'The character to charge from the deck' },
  'discard.hand': { ja: '上限を超えた手札を捨てる', en: 'Discard down to the hand limit' },
  'setup.mulligan': { ja: '手札を引き直すか', en: 'Take a new hand?' },
  'action.set': { ja: '勢力エリアに置く', en: 'put it on top of its party' },
  'action.break': { ja: 'キャラクターに重ねる', en: 'lay it on a character' },
  'action.permanent': { ja: 'キャラクターにつける', en: 'set it on a character' },
  'action.attack': { ja: '[パワー1] 相手プレイヤーへ', en: '[1 power] against the other player' },
  'action.attack-party': { ja: '[パワー1] 自分の勢力へ', en: '[1 power] against a party of your own' },
  'action.guard': { ja: '[パワー1] アタックを受け止める', en: '[1 power] stand before the attack' },
  'ending.damage': { ja: 'ダメージ10枚', en: 'ten damage' },
  'ending.deck': { ja: 'デッキ切れ', en: 'no card left to draw' },
} as const satisfies Messages
