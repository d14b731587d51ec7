import type { Messages } from '@fudaba/kernel/rules'

/** How the game is played, in as few sentences as a first game needs. */
export const primer = {
  'primer.1': {
    ja: '先に10ダメージを受けるか、デッキが引けなくなったプレイヤーが負ける。',
    en: 'Whoever has ten damage loses, and so does whoever has to draw from an empty deck.',
  },
  'primer.2': {
    ja: 'メインフェイズに手札のキャラクターを勢力エリアにセットする。最後に置いたものが、その勢力の先頭になる。',
    en: 'In your main phase set characters of your hand into their faction areas. The last one set is in front of its party.',
  },
  'primer.3': {
    ja: 'パワーカードフェイズに手札を裏向きで先頭のキャラクターに置く。パワーが精神力に届くと、そのキャラクターは支配下に入る。',
    en: 'In the power phase lay hand cards as power on front characters. When power reaches a character’s mind it comes under your control.',
  },
  'primer.4': {
    ja: 'アタックとガードができるのは支配キャラクターだけ。それぞれパワーを1枚使う。',
    en: 'Only characters under your control attack and guard; each attack or guard costs one of their power cards.',
  },
  'primer.5': {
    ja: 'ガードされないアタックは、攻撃力の枚数だけ相手のデッキの上を判定する。キャラクター以外のカードがダメージになる。',
    en: 'An unguarded attack judges as many cards of the opponent’s deck as its attack: every card that is no character is damage.',
  },
  'primer.6': {
    ja: 'ガードされるとバトルになり、攻撃力が耐久力以上なら相手を倒す。',
    en: 'Guarded, the two fight: attack of at least the endurance defeats.',
  },
  'primer.7': {
    ja: 'ブレイクカードは、同じ分類アイコンのキャラクターに重ねて強くする。パワーのない相手のキャラクターにも使える。',
    en: 'A break card is laid on a character with an icon in common and makes it stronger; it may even take one of the opponent’s that has no power.',
  },
  'primer.8': {
    ja: 'プロジェクト、ファスト、パーマネントは、支配キャラクターのパワーでコストを払い、その勢力の支配キャラクター（ファクター）を求める。',
    en: 'Projects, fasts and permanents are paid with power of characters you control, and ask for characters of their faction (factor).',
  },
  'primer.9': {
    ja: 'アグレッシブのキャラクターは、支配するまで毎ターンあなた自身をアタックする。',
    en: 'An aggressive character attacks you yourself every turn until you control it.',
  },
} as const satisfies Messages
