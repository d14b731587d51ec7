/** What the tags of `source` stand for. */
export const sources = {
  publisher: { ja: '公式の遊び方', en: 'the publisher' },
  rulebook: { ja: 'ルールブックの条文', en: 'clauses of the rulebook' },
  'card game catalogue': { ja: 'カードゲーム目録。弱い', en: 'a catalogue of card games: weak' },
} as const
