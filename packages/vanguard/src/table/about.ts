/** What places and numbers of the table are for, in a line each: shown where they are pointed at. */
export const about = {
  'about.damage': { ja: '6枚になったファイターが敗北する', en: 'Whoever has six loses' },
  'about.soul': {
    ja: 'ヴァンガードの下のカード。ソウルブラストで支払う',
    en: 'Cards under the vanguard, which pay soul blasts',
  },
  'about.g': { ja: '超越で登場するGユニット', en: 'G units, which come by striding' },
  'about.drop': { ja: '使われたカードと退却したユニット', en: 'Where used cards and retired units go' },
  'about.trigger': { ja: 'トリガーチェックでめくられたカード', en: 'The card of a trigger check' },
  'about.front-centre': {
    ja: 'ここへのアタックがヒットするとダメージを受ける',
    en: 'A hit here deals damage',
  },
  'about.deck': { ja: 'なくなったファイターが敗北する', en: 'Whoever has no card left here loses' },
  'about.turnFighter': { ja: '今、自分のターンのファイター', en: 'Whose turn it is' },
  'about.hand': { ja: 'コールし、ガードに使うカード', en: 'Cards to call, and to guard with' },
  'about.bind': { ja: '今は使えないように取り除かれたカード', en: 'Cards put away for now' },
  'about.power': {
    ja: '相手のパワー以上ならアタックがヒットする',
    en: 'An attack hits with at least the power of its target',
  },
  'about.critical': { ja: 'ヒットで与えるダメージの枚数', en: 'How much damage a hit deals' },
  'about.shield': {
    ja: 'ガードに使う時、パワーに足される数',
    en: 'What it adds to the power when it guards',
  },
  'about.grade': {
    ja: 'この順にライドする。ヴァンガードより高いとコールできない',
    en: 'You ride up grade by grade; above the vanguard’s it cannot be called',
  },
  'about.locked': {
    ja: '呪縛: 裏向きで何もできない。持ち主のターンの終わりに戻る',
    en: 'Locked: face down, it can do nothing until the end of its owner’s turn',
  },
  'about.deleted': { ja: 'デリート: パワー0で能力もない', en: 'Deleted: no power and no abilities' },
  'about.heart': {
    ja: 'ハート: 上のGユニットに名前とパワーを与える',
    en: 'Heart: gives its name and power to the G unit upon it',
  },
  'about.phase.stand': { ja: 'ユニットを縦に戻す', en: 'Units stand again' },
  'about.phase.draw': { ja: '1枚引く', en: 'Draw a card' },
  'about.phase.ride': {
    ja: 'ヴァンガードの上に、同じか1つ上のグレードを重ねる',
    en: 'Put the same or the next grade onto your vanguard',
  },
  'about.phase.main': { ja: 'ユニットをコールし、能力を使う', en: 'Call units, use abilities' },
  'about.phase.battle': { ja: 'アタックする', en: 'Attack' },
  'about.phase.end': { ja: 'ターンの終わり', en: 'The turn ends' },
  'about.step.start': { ja: 'アタックするか決める', en: 'Whether to attack' },
  'about.step.attack': { ja: 'アタックとブースト', en: 'Attack and boost' },
  'about.step.guard': { ja: '守る側が手札のシールドで防ぐ', en: 'The defender adds shields' },
  'about.step.drive': {
    ja: 'ヴァンガードのアタックで山札の上をめくり手札に加える',
    en: 'The attacking vanguard turns up cards, which go to the hand',
  },
  'about.step.damage': { ja: 'ヒットしたらダメージを受ける', en: 'A hit deals damage' },
  'about.step.close': { ja: 'バトルの終わり', en: 'The battle ends' },
} as const
