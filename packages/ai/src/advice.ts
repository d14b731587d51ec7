import type { AnswerIds, Bilingual, PlayerName } from '@fudaba/kernel'

/** What an agent thinks of a decision. Values are chances to win, from 0 to 1, by its own lights. */
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

export interface Alternative {
  readonly answer: AnswerIds
  readonly words: Bilingual
  readonly value: number
  /** Part of all playouts that began with it. */
  readonly share: number
}

export interface ExpectedStep {
  readonly player: PlayerName
  readonly words: Bilingual
}

const percent = (value: number): string => `${Math.round(value * 100)}%`

/** "Best: attack (about 72%)": the answer alone. */
export function hintWords({ alternatives }: Advice): Bilingual {
  const [best] = alternatives
  return {
    ja: `おすすめ: ${best.words.ja}（勝つ見込み 約${percent(best.value)}）`,
    en: `Best: ${best.words.en} (chance to win about ${percent(best.value)})`,
  }
}

/** How many of the other answers are said. */
const OTHERS = 5

/** The answer, what the others are worth, what is expected, and what all that rests on. */
export function explainWords(advice: Advice): Bilingual[] {
  const others = advice.alternatives.slice(1, 1 + OTHERS)
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
            ja: `ほかの手: ${list(({ words, value }) => `${words.ja} ${percent(value)}`)}`,
            en: `Otherwise: ${list(({ words, value }) => `${words.en} ${percent(value)}`)}`,
          },
        ]),
    ...(advice.line.length === 0 ? [] : [{ ja: `読み筋: ${said('ja')}`, en: `Expected: ${said('en')}` }]),
    {
      ja: `${advice.nodes}回の試行による見積もり。相手の手札は見ていません`,
      en: `Estimated from ${advice.nodes} playouts, without seeing hidden cards`,
    },
  ]
}
const you: Bilingual = { ja: '自分', en: 'you' }
const they: Bilingual = { ja: '相手', en: 'opponent' }
