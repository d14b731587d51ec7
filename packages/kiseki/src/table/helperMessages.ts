import type { Messages } from '@fudaba/kernel/rules'

/** What the helper says to a question: see `guidance.ts` and `forecast.ts`. */
export const helperMessages = {
  'helper.budget': {
    ja: '使える量: CP {cp} · EP {ep}（拠点のレディ {ready}枚からさらに{ready}EP）',
    en: 'You can spend CP {cp} · EP {ep} (and {ready} more EP from {ready} ready homebase cards)',
  },
  'helper.setup.initiative': {
    ja: 'イニシアチブのプレイヤーが先に配備し、先に攻撃する。毎ターン入れ替わる',
    en: 'The player with the initiative deploys and attacks first; it changes hands every turn',
  },
  'helper.setup.exchange': {
    ja: '選んだカードをデッキの下に置き、同じ枚数を引く。最初はCPの小さいUNITが使いやすい',
    en: 'The cards you choose go under the deck and you draw as many; cheap UNITs are good to begin with',
  },
  'helper.turn.homebase': {
    ja: '拠点のカード1枚につき毎ターン1CP。置かなければ使える量は増えない',
    en: 'Each homebase card gives 1 CP every turn; without a new one you never have more to spend',
  },
  'helper.turn.recover': {
    ja: '回復しないスタン中のUNITは軌跡に置かれる',
    en: 'Stunned UNITs that are not recovered go to the trails',
  },
  'helper.support.target': {
    ja: 'サポートを得たUNITが1体に攻撃されても、余ったSTRは絆に通らない',
    en: 'A UNIT with support lets no excess through to your bond when a single UNIT attacks it',
  },
  'helper.support.helper': {
    ja: 'アクションしたUNITはこのターン攻撃できない',
    en: 'The UNIT that is turned cannot attack this turn',
  },
  'helper.deployed': {
    ja: '手札から今出せるものはない。パスで次へ',
    en: 'Nothing more of your hand can be played now: pass to go on',
  },
  'helper.deploy': {
    ja: '光っている手札に触れて場に出す。済んだらパス',
    en: 'Click a marked card of your hand to play it; pass when you are done',
  },
  'helper.answer': {
    ja: '相手の{card}（その能力＝クラフトを含む）が解決を待っている。応じないならパスすると解決する',
    en: '{card} of the opponent, or a craft (an ability) of it, waits: answer it, or pass and it resolves',
  },
  'helper.answer.action': {
    ja: '相手の{action}が解決を待っている。応じないならパスすると解決する',
    en: '{action} of the opponent waits: answer it, or pass and it resolves',
  },
  'helper.resolves.action': {
    ja: '自分の{action}が解決を待っている。パスすると解決する',
    en: 'Your {action} waits to resolve: pass, and it does',
  },
  'helper.answer.other': {
    ja: '相手の行動が解決を待っている。応じないならパスすると解決する',
    en: 'Something the opponent did waits: answer it, or pass and it resolves',
  },
  'helper.resolves.other': {
    ja: '自分の行動が解決を待っている。パスすると解決する',
    en: 'What you did waits to resolve: pass, and it does',
  },
  'helper.resolves': {
    ja: '自分の{card}が解決を待っている。パスすると解決する',
    en: 'Your {card} waits to resolve: pass, and it does',
  },
  'helper.attackers': {
    ja: '1体なら余ったSTRも絆に通る。複数（共通の組織）ならSTRを合計する',
    en: 'One attacker also deals its excess to the bond; several of one organisation add up their STR',
  },
  'helper.player': { ja: '自分への攻撃: 自分の絆 −{n}', en: 'At you: your bond −{n}' },
  'helper.player.theirs': {
    ja: '相手プレイヤーへの攻撃: 相手の絆 −{n}',
    en: "At the player: the opponent's bond −{n}",
  },
  'helper.beaten': {
    ja: '自分の絆が尽きている。ターンの終わりまでに戻らなければ敗北',
    en: 'You have no bond left: unless you regain some, you lose at the end of the turn',
  },
  'helper.beaten.theirs': {
    ja: '相手の絆が尽きている。このままターンの終わりになれば勝ち',
    en: 'The opponent has no bond left: if it stays so, you win at the end of the turn',
  },
  'helper.beaten.both': {
    ja: '両者の絆が尽きている。ターンの終わりに低い方が敗北',
    en: 'Neither has bond left: at the end of the turn, whoever has less loses',
  },
  'helper.notCounted': {
    ja: '{cards}の攻撃に関わるテキストはここに数えていない。対象を指すと右の欄で計算する',
    en: 'Not counted here: the texts about attacks on {cards}. Point at the target: its panel works them out',
  },
  'helper.covert.choice': {
    ja: '暗躍中のUNITが攻撃できるのはプレイヤーと暗躍中のUNITだけ、攻撃されるのも暗躍中のUNITからだけ',
    en: 'A covert UNIT attacks only players and covert UNITs, and only covert UNITs attack it',
  },
  'helper.timing.trigger': {
    ja: '選んだものから順に解決を待つ。同じ効果なら順番は問わない',
    en: 'They wait one by one in the order you choose; if both do the same, it does not matter',
  },
  'helper.paying': {
    ja: 'コスト{cost}EPのうち{have}EPがある。拠点のカードをあと{left}枚アクションする',
    en: '{have} of {cost} EP are there: turn {left} more homebase cards',
  },
  'helper.payingMore': {
    ja: '拠点のカードを1枚アクションするごとに1EP。コストに足りるまで続く',
    en: 'Each homebase card you turn gives 1 EP, until the cost is paid',
  },
  'helper.holds': {
    ja: '{card}は耐える（STR {str} < DEF {def}）',
    en: '{card} holds (STR {str} < DEF {def})',
  },
  'helper.holds.safe': {
    ja: '{card}を攻撃: 耐える（STR {str} < DEF {def}）。応戦でもスタンしない',
    en: 'Attacking {card}: it holds (STR {str} < DEF {def}), its counter stuns nobody',
  },
  'helper.holds.countered': {
    ja: '{card}を攻撃: 耐える（STR {str} < DEF {def}）。応戦で{by}がスタンしうる、自分の絆 −{lost}',
    en: 'Attacking {card}: it holds (STR {str} < DEF {def}), and its counter can stun {by}: your bond −{lost}',
  },
  'helper.stuns': {
    ja: '{card}はスタン、自分の絆 −{bond}（STR {str} ≥ DEF {def}）',
    en: '{card} is stunned, your bond −{bond} (STR {str} ≥ DEF {def})',
  },
  'helper.stuns.theirs': {
    ja: '{card}はスタン、相手の絆 −{bond}（STR {str} ≥ DEF {def}）',
    en: "{card} is stunned, the opponent's bond −{bond} (STR {str} ≥ DEF {def})",
  },
  'helper.stuns.theirs.safe': {
    ja: '{card}を攻撃: スタン、相手の絆 −{bond}（STR {str} ≥ DEF {def}）。応戦でもスタンしない',
    en: "Attacking {card}: stunned, the opponent's bond −{bond} (STR {str} ≥ DEF {def}); its counter stuns nobody",
  },
  'helper.stuns.theirs.countered': {
    ja: '{card}を攻撃: スタン、相手の絆 −{bond}（STR {str} ≥ DEF {def}）。応戦で{by}もスタンしうる、自分の絆 −{lost}',
    en: "Attacking {card}: stunned, the opponent's bond −{bond} (STR {str} ≥ DEF {def}); its counter can stun {by}: your bond −{lost}",
  },
  'helper.counterStuns': {
    ja: '応戦されると自分の{card}もスタン、自分の絆 −{bond}（STR {str} ≥ DEF {def}）',
    en: 'Countered, your {card} is stunned too, your bond −{bond} (STR {str} ≥ DEF {def})',
  },
  'helper.counterStuns.theirs': {
    ja: '応戦すると相手の{card}もスタン、相手の絆 −{bond}（STR {str} ≥ DEF {def}）',
    en: "Countered, {card} is stunned too, the opponent's bond −{bond} (STR {str} ≥ DEF {def})",
  },
  'helper.counterHolds': {
    ja: '応戦しても{card}は耐える（STR {str} < DEF {def}）',
    en: 'Countered, {card} holds (STR {str} < DEF {def})',
  },
  'none.setup.exchange': { ja: '手札をそのままにする', en: 'Keep your hand' },
  'none.turn.homebase': { ja: '拠点に置かない', en: 'Put nothing there' },
  'none.turn.recover': { ja: '回復しない', en: 'Recover nobody' },
  'none.battle.attackers': { ja: '攻撃しない（パス）', en: 'No attack (pass)' },
  'none.dispatch.refill': { ja: '置かない', en: 'Put nothing there' },
} as const satisfies Messages
