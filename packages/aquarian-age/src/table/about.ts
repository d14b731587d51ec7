/** What places and numbers of the table are for, in a line each: shown where they are pointed at. */
export const about = {
  'about.damage': { ja: '10枚になったプレイヤーが敗北する', en: 'Whoever has ten loses' },
  'about.deck': { ja: '引けなくなったプレイヤーが敗北する', en: 'Whoever cannot draw loses' },
  'about.controlled': {
    ja: 'アタックやガードができるキャラクター',
    en: 'Characters that can attack and guard',
  },
  'about.power': {
    ja: 'キャラクターにセットされ、コストを支払うカード',
    en: 'Cards set on characters, which pay for what they do',
  },
  'about.discard': {
    ja: '使われたカード。誰も中を見られない',
    en: 'Where used cards go; nobody may look through it',
  },
  'about.factions': {
    ja: '勢力ごとの列。先頭のキャラクターだけにパワーを置ける',
    en: 'A party for each faction; only its front character takes power',
  },
  'about.permanents': {
    ja: 'キャラクターについて効果を続けるカード',
    en: 'Cards on characters whose effects go on',
  },
  'about.lasting': { ja: '効果が続いているカード', en: 'Cards whose effects go on' },
  'about.mind': { ja: 'パワーがこれに届くと支配下に入る', en: 'Power up to this brings it under control' },
  'about.attack': {
    ja: 'アタックで判定する枚数、バトルで与えるダメージ',
    en: 'How many cards its attack judges, and its damage in a battle',
  },
  'about.endurance': { ja: 'これ以上のダメージで倒れる', en: 'As much damage defeats it' },
  'about.factor': {
    ja: '使うのに必要な、その勢力の支配キャラクターの数',
    en: 'How many characters of its faction you must control',
  },
  'about.phase.draw': {
    ja: '1枚とドローのスキルの分を引く',
    en: 'Draw one, and as many more as Draw skills say',
  },
  'about.phase.faction': { ja: 'アグレッシブなキャラクターが動く', en: 'Aggressive characters act' },
  'about.phase.main': { ja: 'セットし、使い、アタックする', en: 'Set characters, play cards, attack' },
  'about.phase.power': { ja: '手札をパワーとして置く', en: 'Lay hand cards as power' },
  'about.phase.discard': { ja: '手札を上限まで捨てる', en: 'Discard down to the hand limit' },
  'about.skills.draw': {
    ja: 'ドロー: 支配している間、ドローフェイズに引く枚数が増える',
    en: 'Draw: while you control it you draw so many more in the draw phase',
  },
  'about.skills.charge': {
    ja: 'チャージ: 支配している間、パワーカードフェイズにデッキの上の1枚をパワーにできる',
    en: 'Charge: while you control it, the power phase also lets the top cards of your deck become power',
  },
  'about.skills.capacity': {
    ja: 'キャパシティ: 支配している間、手札の上限が変わる',
    en: 'Capacity: while you control it your hand limit is so much higher',
  },
  'about.skills.permanent': {
    ja: 'パーマネント: 置けるパーマネントの数が変わる',
    en: 'Permanent: it carries so many more permanents',
  },
  'about.skills.bind': {
    ja: 'バインド: 倒れる時、その枚数のパワーをダメージに置けば場に残る',
    en: 'Bind: instead of falling, it may put so many power cards into your damage and stay',
  },
  'about.skills.aggressive': {
    ja: 'アグレッシブ: 支配していない間、先頭にいると毎ターン自分のプレイヤーをアタックする',
    en: 'Aggressive: in front of its party and not controlled, it attacks its own player every turn',
  },
  'about.skills.initiative': {
    ja: 'イニシアチブ: バトルで先にダメージを与える',
    en: 'Initiative: it deals its damage first in a battle',
  },
  'about.skills.shield': {
    ja: 'シールド: バトル以外のダメージを受けない',
    en: 'Shield: it takes no damage but that of battles',
  },
  'about.skills.penetrate': {
    ja: 'ペネトレイト: ガードされても、耐久力を超えた分は相手に通る',
    en: 'Penetrate: guarded, what its attack has beyond the guard’s endurance still gets through',
  },
  'about.skills.stealth': {
    ja: 'ステルス: 同じ勢力のキャラクターだけがガードできる',
    en: 'Stealth: only characters of its own faction can guard against it',
  },
  'about.skills.intercept': {
    ja: 'インターセプト: パワーを使わずにガードできる',
    en: 'Intercept: it guards without paying a power card',
  },
  'about.skills.synchro': {
    ja: 'シンクロ: 宣言されたアタックに加わる',
    en: 'Synchro: it joins an attack that was declared',
  },
  'about.skills.mental': {
    ja: '精神攻撃: 耐久力ではなくパワーカードを減らす',
    en: 'Mental attack: it takes away power cards instead of meeting endurance',
  },
  'about.skills.resist': {
    ja: 'レジスト: 書かれた勢力やアイコンからダメージを受けない',
    en: 'Resist: it takes no damage from the faction or icon it names',
  },
} as const
