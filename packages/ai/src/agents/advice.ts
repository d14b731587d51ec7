import type { AnswerIds, Bilingual, PlayerName } from '@fudaba/kernel'

/**
 * What an agent thinks of a decision. Values lie between 0 (lost) and 1 (won) and say which answer is better, not how
 * the game stands: 0.5 is the average of the first playouts.
 */
export interface Advice {
  readonly player: PlayerName
  readonly answer: AnswerIds
  readonly value: number
  /** Every answer that was looked at, best first; the answer itself among them. */
  readonly alternatives: readonly Alternative[]
  /** What it expects to happen, in one of the worlds that fit. */
  readonly line: readonly ExpectedStep[]
  /** Playouts that this rests on. */
  readonly nodes: number
}

/** Another answer that was looked at, with what it is worth beside the best one. */
export interface Alternative {
  readonly answer: AnswerIds
  readonly words: Bilingual
  readonly value: number
  /** Part of all playouts that began with it. */
  readonly share: number
}

/** One step of what an agent expects to happen after its answer. */
export interface ExpectedStep {
  readonly player: PlayerName
  readonly words: Bilingual
}

/** By how much the best answer is better, of the hundred by which answers can differ at most. */
const points = (best: Alternative, other: Alternative): number =>
  Math.max(0, Math.round((best.value - other.value) * 100))

/** Answers nearer to each other than this are the same: playouts tell no more. */
const NO_DIFFERENCE = 2

/**
 * "Best: attack (about 12 points better than the next: pass)": the answer, and how clear it is. No chance to win is
 * named: a search only learns which answer is better.
 */
export function hintWords({ alternatives }: Advice): Bilingual {
  const [best, next] = alternatives
  if (next === undefined)
    return { ja: `考えられる手は1つ: ${best.words.ja}`, en: `The only sensible answer: ${best.words.en}` }
  const by = points(best, next)
  const isAsGood = (other: Alternative): boolean => points(best, other) < NO_DIFFERENCE
  if (alternatives.every(isAsGood))
    return {
      ja: `どれも大差ない。選ぶなら: ${best.words.ja}`,
      en: `No clear difference. If in doubt: ${best.words.en}`,
    }
  if (isAsGood(next))
    return {
      ja: `おすすめ: ${best.words.ja}（「${next.words.ja}」も同じくらいよい）`,
      en: `Best: ${best.words.en} (about as good: ${next.words.en})`,
    }
  return {
    ja: `おすすめ: ${best.words.ja}（次の「${next.words.ja}」より約${by}点よい）`,
    en: `Best: ${best.words.en} (about ${by} points better than the next: ${next.words.en})`,
  }
}

/** How many of the other answers are said. */
const OTHERS = 5

/** The answer, what the others are worth, what is expected, and what all that rests on. */
export function explainWords(advice: Advice): Bilingual[] {
  const [best, ...rest] = advice.alternatives
  const others = rest.slice(0, OTHERS)
  const list = (of: (each: Alternative) => string): string => others.map(of).join(' · ')
  const said = (lang: keyof Bilingual): string =>
    advice.line
      .map(({ player, words }) => `${player === advice.player ? you[lang] : they[lang]}: ${words[lang]}`)
      .join(' → ')
  return [
    hintWords(advice),
    ...(others.length === 0
      ? []
      : [
          {
            ja: `ほかの手: ${list((each) => `${each.words.ja} ${less(points(best, each))}点`)}`,
            en: `Otherwise: ${list((each) => `${each.words.en} ${less(points(best, each))}`)}`,
          },
        ]),
    ...(advice.line.length === 0 ? [] : [{ ja: `読み筋: ${said('ja')}`, en: `Expected: ${said('en')}` }]),
    {
      ja: `${advice.nodes}回の試行による見積もり。点は手どうしの差の目安で、最大100点。相手の手札は見ていません`,
      en: `Estimated from ${advice.nodes} playouts, without seeing hidden cards; points say how far answers are apart, 100 at most`,
    },
  ]
}
const less = (by: number): string => (by === 0 ? '±0' : `−${by}`)
const you: Bilingual = { ja: '自分', en: 'you' }
const they: Bilingual = { ja: '相手', en: 'opponent' }
