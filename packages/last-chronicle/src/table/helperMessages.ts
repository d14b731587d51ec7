import type { Messages } from '@fudaba/kernel/rules'

/** The lines under a question. */
export const helperMessages = {
  'helper.setup.first': {
    ja: '先攻は先に動けるが、最初のターンにクロノチェックがない',
    en: 'Who goes first acts first, but makes no chrono check in that turn',
  },
  'helper.setup.exchange': {
    ja: '全部を入れ替えるか、しないか。コストの低いカードが初手に向く',
    en: 'All of it or nothing; cards of low cost make a good first hand',
  },
  'helper.turn.discard': {
    ja: 'ターンの終わりに手札は{n}枚まで',
    en: 'At the end of the turn you keep {n} cards',
  },
  'helper.budget': {
    ja: '使えるソウル: {pool}（アクティブなSSからさらに{stones}）',
    en: 'Souls you can spend: {pool} (and {stones} from active soul stones)',
  },
  'helper.stone': {
    ja: '毎ターン1枚、手札をSSにできる。SS1枚でソウル1つ',
    en: 'Each turn one card of your hand may become a soul stone, worth one soul a turn',
  },
  'helper.advance': {
    ja: 'CA合計{ca}（毎ターンのクロノチェックで増える）。7以上なら時代を進展できる',
    en: 'CA {ca}, more with each turn’s chrono check: with seven you may advance your era',
  },
  'helper.answer': {
    ja: '相手の{card}が解決を待っている。応じないならパスすると解決する',
    en: 'The opponent’s {card} waits: answer it, or pass and it resolves',
  },
  'helper.answer.other': {
    ja: '相手のアビリティが解決を待っている。応じないならパスすると解決する',
    en: 'An ability of the opponent waits: answer it, or pass and it resolves',
  },
  'helper.resolves': {
    ja: '自分の{card}が解決を待っている。パスすると解決する',
    en: 'Your {card} waits to resolve: pass, and it does',
  },
  'helper.resolves.other': {
    ja: '自分のアビリティが解決を待っている。パスすると解決する',
    en: 'Your ability waits to resolve: pass, and it does',
  },
  'helper.attackers': {
    ja: '複数選ぶと小隊: 防御されなければ最大のATK、されればパワーの合計',
    en: 'Several make a squad: its highest ATK if unblocked, the sum of its power if blocked',
  },
  'helper.unblocked': {
    ja: '防御されなければ相手のライフ −{n}',
    en: 'Unblocked: the opponent’s life −{n}',
  },
  'helper.unblocked.own': { ja: '防御しなければ自分のライフ −{n}', en: 'Unblocked: your life −{n}' },
  'helper.blocked': {
    ja: '防御されればパワー{n}（相手の最大: {card} {power}）',
    en: 'Blocked: your power {n} against theirs (strongest: {card}, {power})',
  },
  'helper.blocked.nobody': {
    ja: '今は防御できる相手のユニットがない',
    en: 'As it stands no unit of the opponent can defend',
  },
  'helper.tooHigh': {
    ja: '{card}（レベル{level}）は時代{era}では攻撃も防御もできない。時代の進展が要る',
    en: '{card} (level {level}) can neither attack nor defend in era {era}: advance your era first',
  },
  'helper.pay.free': { ja: 'あと{n}: どの色でもよい', en: 'Still to pay: {n} of any colour' },
  'helper.pay.white': { ja: 'あと{n}: 白', en: 'Still to pay: {n} white' },
  'helper.pay.orange': { ja: 'あと{n}: 橙', en: 'Still to pay: {n} orange' },
  'helper.pay.purple': { ja: 'あと{n}: 紫', en: 'Still to pay: {n} purple' },
  'helper.pay.black': { ja: 'あと{n}: 黒', en: 'Still to pay: {n} black' },
  'helper.pay.blue': { ja: 'あと{n}: 青', en: 'Still to pay: {n} blue' },
  'helper.era.marker': {
    ja: 'マーカーは裏向きで時代を1つ進める。残りから1枚を手札に加え、他はすべて捨て札になる',
    en: 'The marker only counts: your era goes up by one. Of the rest one card goes to your hand, all others are discarded',
  },
  'helper.era.hand': {
    ja: '選ばなかったCAヤードのカードはすべて捨て札になる',
    en: 'All other cards of your CA yard are discarded',
  },
  'helper.chrono.burst': {
    ja: 'クロノチェックでめくれたカードの効果。使っても使わなくてもよい',
    en: 'An effect of the card your chrono check turned up: you may use it or not',
  },
  'helper.battle.again': {
    ja: 'まだ攻撃していないアクティブなユニットで、もう一度攻撃できる',
    en: 'Units that stand upright and have not attacked may still attack',
  },
  'helper.defenders': {
    ja: '防御しなければライフ −{n}',
    en: 'Without a defender: life −{n}',
  },
  'helper.wins': {
    ja: '{card}は相手を倒す（パワー {own} ≥ {theirs}）',
    en: '{card} destroys it (power {own} ≥ {theirs})',
  },
  'helper.survives': {
    ja: '{card}は残る（パワー {own} > {theirs}）',
    en: '{card} survives (power {own} > {theirs})',
  },
  'helper.falls': {
    ja: '{card}は破壊される（パワー {own} ≤ {theirs}）',
    en: '{card} is destroyed (power {own} ≤ {theirs})',
  },
  'none.battle.attackers': { ja: '攻撃しない', en: 'Do not attack' },
  'none.battle.defender': { ja: '防御しない', en: 'Do not defend' },
} as const satisfies Messages
