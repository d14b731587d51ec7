import type { Messages } from '@fudaba/kernel/rules'

/** How the game is played, in as few sentences as a first game needs. */
export const primer = {
  'primer.1': {
    ja: '先に6ダメージを受けたファイターが負ける。ダメージはヴァンガードへのアタックがヒットすると受ける。',
    en: 'Whoever has six damage loses. Damage comes from attacks that hit the vanguard.',
  },
  'primer.2': {
    ja: 'ライド: 毎ターン、手札からヴァンガードの上に、同じか1つ上のグレードのカードを重ねられる。',
    en: 'Ride: each turn you may put a card of your hand onto your vanguard, of its grade or the next one.',
  },
  'primer.3': {
    ja: 'コール: 手札のユニットをリアガードサークルに出す。グレードはヴァンガード以下。前列はアタックし、後列は前のユニットをブーストする。',
    en: 'Call: put units of your hand onto rear-guard circles, of no higher grade than the vanguard. The front row attacks, the back row boosts the unit before it.',
  },
  'primer.4': {
    ja: 'アタック: スタンドしている前列のユニットをレスト（横向き）して、相手の前列を1体狙う。パワーが相手以上ならヒット。',
    en: 'Attack: rest (turn) a standing front unit and aim at one of the opponent’s front row. It hits with power of at least the target’s.',
  },
  'primer.5': {
    ja: 'ガード: 守る側は手札のカードのシールドをパワーに足せる。使ったカードはドロップゾーンへ。',
    en: 'Guard: the defender adds the shields of hand cards to the power; these cards are used up.',
  },
  'primer.6': {
    ja: 'ドライブチェック: ヴァンガードのアタックでは山札の上をめくり手札に加える。グレード3は2枚。トリガーが出るとパワー+5000と追加の効果。',
    en: 'Drive check: when your vanguard attacks, the top card of your deck is turned up and goes to your hand (two for grade 3). A trigger gives +5000 power and something more.',
  },
  'primer.7': {
    ja: 'ダメージチェック: ダメージを受ける時もめくり、トリガーなら効果がある。',
    en: 'Damage check: damage is turned up too, and its triggers work as well.',
  },
  'primer.8': {
    ja: '超越: 両方のヴァンガードがグレード3になったら、手札のグレード合計3を捨ててGゾーンのユニットをそのターンだけ重ねられる。',
    en: 'Stride: once both vanguards are grade 3, discard grades adding up to three and a G unit lies on your vanguard for that turn.',
  },
  'primer.9': {
    ja: 'カウンターブラストはダメージを裏返し、ソウルブラストはヴァンガードの下のカードを捨てて、能力のコストを払う。',
    en: 'Counter Blast turns damage face down, Soul Blast discards cards from under the vanguard: both pay for abilities.',
  },
} as const satisfies Messages
