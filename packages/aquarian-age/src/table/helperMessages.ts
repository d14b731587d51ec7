import type { Messages } from '@fudaba/kernel/rules'

/** The lines under a question. */
export const helperMessages = {
  'helper.deck': {
    ja: 'デッキは残り{n}枚。引けなくなったら負け',
    en: 'Your deck has {n} cards left: whoever has to draw and cannot loses',
  },
  'helper.mulligan': {
    ja: '後攻だけが1度引き直せる。精神力1〜2のキャラクターがあると始めやすい',
    en: 'Only the second player may, once. Characters of mind 1 or 2 make a good start',
  },
  'helper.set': {
    ja: '置いたキャラクターは勢力の先頭になり、パワーが精神力に届くと支配下に入る。パワーは先頭だけに置ける',
    en: 'A set character is in front of its party; power up to its mind puts it under your control. Only front ones take power',
  },
  'helper.covers': {
    ja: '同じ勢力にもう1体置くと、{card}は後ろに回りパワーを置けなくなる',
    en: 'Another one of its faction would lie before {card}, which then takes no more power',
  },
  'helper.aggressive': {
    ja: '{card}はアグレッシブ: 先頭にいて支配していない間、あなたのターンごとにあなたをアタックする',
    en: '{card} is aggressive: until it is under your control it attacks YOU each turn from the front',
  },
  'helper.wild': {
    ja: '先頭の{card}はアグレッシブ: パワーをあと{n}枚置いて支配するか、別のキャラクターを前に置かないと、次のターンにあなたをアタックする',
    en: '{card} in front is aggressive: {n} more power brings it under control, another one set before it holds it back; else it attacks you next turn',
  },
  'helper.attack': {
    ja: 'アタックはパワー1枚。通れば攻撃力の枚数だけ相手のデッキを判定し、キャラクター以外がダメージ（10で勝ち）',
    en: 'An attack costs 1 power. Unguarded, so many cards of their deck are judged: all but characters are damage, ten win',
  },
  'helper.end': {
    ja: '終えるとパワーカードフェイズ: 手札をパワーとしてキャラクターに置く',
    en: 'After this comes the power phase: cards of your hand become power of your characters',
  },
  'helper.factor': {
    ja: '{card}には、その勢力の支配キャラクターが{n}体（必要ファクター）要る',
    en: '{card} wants characters of its faction under your control: {n} (factor)',
  },
  'helper.break': {
    ja: 'ブレイクカードは、同じ分類アイコンを持つキャラクターに重ねて強くする',
    en: 'A break card is laid on a character with an icon in common, and makes it stronger',
  },
  'helper.break.target': {
    ja: '自分のキャラクターは強くなり支配下に入る。パワーのない相手のキャラクターなら、それを捨て札にしてブレイクカードがあなたのキャラクターになる',
    en: 'One of your own becomes the stronger card, under your control. One of the opponent’s without power is discarded, and the break card is your character',
  },
  'helper.power': {
    ja: '1枚ずつ何枚でも置ける（キャラクターの精神力まで）。選ばなければ終わり',
    en: 'One at a time, as many as you like, up to the mind of each character; choose none to stop',
  },
  'helper.power.charge': {
    ja: 'チャージ: デッキの上の1枚をパワーにする（デッキが減る）',
    en: 'Charge: the top card of your deck becomes power; your deck gets smaller',
  },
  'helper.power.front': {
    ja: '{card}: パワー{power} / 精神力{mind}。同じになると支配下に入る',
    en: '{card}: power {power} of mind {mind}; when it is reached, it comes under your control',
  },
  'helper.power.controlled': {
    ja: '{card}（支配中）: パワー{power} / 精神力{mind}。アタックやガードに1枚ずつ使う',
    en: '{card}, under control: power {power} of mind {mind}; an attack or a guard costs one',
  },
  'helper.pay': {
    ja: '使ったパワーカードは捨て札になり、置かれていたキャラクターのパワーが減る',
    en: 'Power cards that pay are discarded: the character they lie on has less power',
  },
  'helper.x': {
    ja: 'Xは支払った数になる。0では何も起きないことが多い',
    en: 'X is what you pay; with 0 the text usually does nothing',
  },
  'helper.attack.party': {
    ja: '自分の勢力の先頭を倒すと、その後ろのキャラクターが先頭になる',
    en: 'Beat the front one of your own party, and the one behind it comes to the front',
  },
  'helper.attacking': {
    ja: '{card}のアタック: 通れば相手のデッキを{n}枚判定する',
    en: '{card} attacks: unguarded, {n} cards of the opponent’s deck are judged',
  },
  'helper.attacked': {
    ja: '{card}があなたをアタック: ガードしなければデッキを{n}枚判定し、キャラクター以外がダメージになる',
    en: '{card} attacks you: unguarded, {n} cards of your deck are judged, and all but characters are damage',
  },
  'helper.guard.falls': {
    ja: '{card}がガードすると倒れる（ダメージ{points} ≥ 耐久力{endurance}）。パワー1枚',
    en: '{card} as guard falls (damage {points} ≥ endurance {endurance}); it costs a power card',
  },
  'helper.guard.holds': {
    ja: '{card}がガードすると残る（ダメージ{points} < 耐久力{endurance}）。パワー1枚',
    en: '{card} as guard survives (damage {points} < endurance {endurance}); it costs a power card',
  },
  'helper.guard.mental': {
    ja: '{card}がガードすると精神ダメージ{points}（パワー{power}）。足りなければ捨て札',
    en: '{card} as guard loses {points} power (it has {power}); with too little it is discarded',
  },
  'helper.strikes.falls': {
    ja: '　アタックした{card}は倒れる（ダメージ{points} ≥ 耐久力{endurance}）',
    en: '… and the attacker {card} falls (damage {points} ≥ endurance {endurance})',
  },
  'helper.strikes.holds': {
    ja: '　アタックした{card}は残る（ダメージ{points} < 耐久力{endurance}）',
    en: '… and the attacker {card} survives (damage {points} < endurance {endurance})',
  },
  'helper.strikes.mental': {
    ja: '　アタックした{card}は精神ダメージ{points}を受ける（パワー{power}）',
    en: '… and the attacker {card} loses {points} power (it has {power})',
  },
  'helper.mental': {
    ja: '精神攻撃はキャラクターのパワーを奪う。パワーより多ければ捨て札になる',
    en: 'Mental damage takes power away; more of it than there is power discards the character',
  },
  'helper.bind': {
    ja: 'バインド: パワーカードをダメージに置いて場に残す。あなたのダメージが増える',
    en: 'Bind: power cards go into damage and the character stays. They count as your damage',
  },
  'helper.answer': {
    ja: '相手が{card}を宣言した。何もしなければそのまま解決する',
    en: 'The opponent declared {card}: unless you respond it is carried out',
  },
  'helper.answer.other': {
    ja: '相手の宣言。何もしなければそのまま解決する',
    en: 'The opponent’s declaration: unless you respond it is carried out',
  },
  'helper.own': {
    ja: 'あなたの{card}の宣言。何もしなければそのまま解決する',
    en: 'Your {card} is declared: unless somebody responds it is carried out',
  },
  'helper.own.other': {
    ja: 'あなたの宣言。何もしなければそのまま解決する',
    en: 'Your declaration: unless somebody responds it is carried out',
  },
  'none.power.card': { ja: 'パワーはもう置かない', en: 'Set no more power' },
  'none.power.charge': { ja: 'チャージしない', en: 'Do not charge' },
} as const satisfies Messages
