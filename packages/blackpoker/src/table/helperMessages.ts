import type { Messages } from '@fudaba/kernel/rules'

/** The lines under a question. */
export const helperMessages = {
  'helper.draw': {
    ja: 'ライフがそのまま山札: 引くとライフが1減る（残り{n}）',
    en: 'Your life is your deck: a card drawn is a point of life less ({n} left)',
  },
  'helper.attack': {
    ja: '止められないアタッカーは、サイズぶん相手のライフを減らす。攻撃するとドライブし、次の自分のターンまで守れない',
    en: 'An attacker that nobody blocks takes its size from their life. It is driven, and cannot block until your next turn',
  },
  'helper.block': {
    ja: '止めないと最大{damage}ダメージ（ライフ{n}）。兵士同士は小さい側が墓地へ。防壁は止めて墓地へ行く',
    en: 'Unblocked, up to {damage} damage (life {n}). Soldiers: the smaller side dies. A barrier stops one and is used up',
  },
  'helper.block.deadly': {
    ja: '止めなければライフが尽きて負ける',
    en: 'Without a block this ends the game: you lose',
  },
  'helper.through': {
    ja: '止められていないアタッカーのダメージ: 相手に{n}',
    en: 'Unblocked as it stands: {n} damage to the opponent',
  },
  'helper.through.own': {
    ja: '止めていないアタッカーのダメージ: あなたに{n}',
    en: 'Unblocked as it stands: {n} damage to you',
  },
  'helper.pass': {
    ja: 'パスは相手にチャンスを渡すだけ。ターンを終えるのは「エンド」',
    en: 'Pass only lets the opponent act first; it is End that finishes your turn',
  },
  'helper.mustAct': {
    ja: '両者がパスした。アクションを起こすか、「エンド」で終える',
    en: 'Both of you have passed: do something now, or End your turn',
  },
  'helper.barrier': {
    ja: '裏向きで1回守る。アタッカーと同じ数字なら倒せる',
    en: 'It blocks once, face down; of the same number as the attacker it also destroys it',
  },
  'helper.turn': {
    ja: 'あなたのターン: 兵士や防壁を出し、1回アタックして、エンドする',
    en: 'Your turn: bring out soldiers and barriers, attack once, then End',
  },
  'helper.answer': {
    ja: '相手の「{action}」が次に解決する。手札で割り込むか、パスで通す',
    en: "The opponent's {action} is next: answer it with a card, or pass to let it happen",
  },
  'helper.resolves': {
    ja: 'あなたの「{action}」が次に解決する。パスで進める',
    en: 'Your {action} is next: pass to let it happen',
  },
} as const satisfies Messages
