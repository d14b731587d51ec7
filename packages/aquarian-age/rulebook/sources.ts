/** What the tags of `source` stand for. */
export const sources = {
  'AA-STEP1': { ja: '公式「遊び方」第1回', en: 'publisher, how to play, step 1' },
  'AA-STEP5': { ja: '公式「遊び方」第5回', en: 'publisher, how to play, step 5' },
  'AA-WORDS-A': { ja: '公式用語集', en: 'publisher, glossary' },
  'AA-WORDS-HA': { ja: '公式用語集', en: 'publisher, glossary' },
  'AA-FAQ': { ja: '公式のよくある質問', en: 'publisher, questions and answers' },
  'AA-QA': { ja: '公式の質問と回答', en: 'publisher, questions and answers' },
  'AA-WIKI': { ja: '愛好者のウィキ', en: 'a wiki of players' },
  'AA-MIXI': { ja: '愛好者の掲示板', en: 'a forum of players' },
  'AA-TOCAGE': { ja: '2010年の紹介記事', en: 'a magazine, 2010' },
  'AA-KM': { ja: '愛好者のページ', en: 'a page of a player' },
  'AA-ANI': { ja: '百科事典の写し。弱い', en: 'a copy of an encyclopaedia: weak' },
  'AA-SIM': { ja: '愛好者のシミュレーター。弱い', en: 'a simulator by a player: weak' },
  'AA-JUDGE': { ja: '愛好者による審判試験の解答。弱い', en: 'answers of a player to a judge exam: weak' },
} as const
