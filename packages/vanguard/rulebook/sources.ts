/** What the tags of `source` stand for. */
export const sources = {
  'VG-WIKI': { ja: '愛好者のウィキ', en: 'a wiki of players' },
  'VG-BOG': { ja: '店の遊び方のページ', en: 'a shop, how to play' },
  'VG-RMV': { ja: '愛好者のブログ', en: 'a blog of a player' },
  'VG-TORE': { ja: '店のページ', en: 'a shop' },
} as const
