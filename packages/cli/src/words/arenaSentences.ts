import { speaker } from '@fudaba/table'

/** Sentences of `fudaba arena`. */
export const arenaSentences = {
  head: {
    ja: '{game}: {a} 対 {b}、{pairs}組（{games}局、席を替えて同じシード）、シード{seed}',
    en: '{game}: {a} against {b}, {pairs} pairs ({games} games, each seed with both seats), seed {seed}',
  },
  budget: { ja: '考える時間', en: 'budget' },
  timed: {
    ja: '対戦中と同じ秒数（結果は機械によって変わる）',
    en: 'seconds, as at the table: depends on the machine',
  },
  wins: { ja: '{a}の勝率', en: '{a} wins' },
  pairs: { ja: '組の結果', en: 'pairs' },
  pairCounts: {
    ja: '2勝 {both} · 1勝1敗 {one} · 2敗 {none}',
    en: 'won both {both} · one {one} · none {none}',
  },
  draws: { ja: '引き分け', en: 'draws' },
  perGame: { ja: '1局', en: 'a game' },
  perGameText: {
    ja: '決定{decisions} · {turns}ターン · {seconds}秒',
    en: '{decisions} decisions · {turns} turns · {seconds} s',
  },
  thinking: { ja: '{agent}の1決定', en: 'a decision of {agent}' },
  thinkingText: { ja: '平均{mean}秒 · 最長{longest}秒', en: 'mean {mean} s · longest {longest} s' },
  test: { ja: '{target}以上か', en: 'at least {target}?' },
  'verdict.reached': { ja: '達している', en: 'reached' },
  'verdict.not reached': { ja: '達していない', en: 'not reached' },
  'verdict.undecided': { ja: '決まらない', en: 'undecided' },
  testText: {
    ja: '{verdict}（逐次検定 α=β=0.05、{low} 対 {high}）',
    en: '{verdict} (sequential test, α = β = 0.05, {low} against {high})',
  },
  unfinished: { ja: '終わらなかった局', en: 'unfinished' },
  failures: { ja: '失敗してgreedyが代わった決定', en: 'failed, greedy answered' },
  failure: { ja: '{agent}、決定{decision}: {message}', en: '{agent}, decision {decision}: {message}' },
  matrix: { ja: '行: {a}のデッキ、列: {b}のデッキ', en: 'rows: deck of {a}; columns: deck of {b}' },
} as const

export const arenaSay = speaker(arenaSentences)
