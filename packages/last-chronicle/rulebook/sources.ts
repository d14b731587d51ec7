/** What the tags of `source` stand for. */
export const sources = {
  'LC-TOCAGE': { ja: '2013年の紹介記事', en: 'a magazine, 2013' },
  'LC-FC2': { ja: '愛好者のウィキ', en: 'a wiki of players' },
  'LC-NOOB': { ja: '愛好者のウィキ', en: 'a wiki of players' },
  'LC-ZAIN': { ja: 'カードの見本', en: 'samples of cards' },
  'LC-NICO': { ja: '百科事典。弱い', en: 'an encyclopaedia: weak' },
} as const
